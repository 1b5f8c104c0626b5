import { crc32, deflateRawSync } from 'node:zlib';

/** One part of an archive. */
export interface Part {
  name: string;
  text: string;
  /** What the archive says, where it is not the truth. */
  saidBytes?: number;
  isStored?: boolean;
}

/** Writes an archive as any program could, also one that lies. */
export function writeZip(parts: readonly Part[]): Buffer<ArrayBuffer> {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, text, saidBytes, isStored = false } of parts) {
    const bytes = Buffer.from(text);
    const packed = isStored ? bytes : deflateRawSync(bytes);
    const facts = Buffer.alloc(22);
    facts.writeUInt16LE(isStored ? 0 : 8, 4);
    facts.writeUInt32LE(crc32(bytes), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(saidBytes ?? bytes.length, 18);
    const lengths = Buffer.alloc(4);
    lengths.writeUInt16LE(name.length, 0);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    const file = Buffer.concat([
      Buffer.from('PK\x03\x04'),
      facts,
      lengths,
      Buffer.from(name),
      packed,
    ]);
    directory.push(
      Buffer.concat([
        ...[Buffer.from('PK\x01\x02\x14\0'), facts, lengths, place, Buffer.from(name)],
      ]),
    );
    files.push(file);
    offset += file.length;
  }
  const end = Buffer.alloc(18);
  end.writeUInt16LE(parts.length, 4);
  end.writeUInt16LE(parts.length, 6);
  end.writeUInt32LE(Buffer.concat(directory).length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...files, ...directory, Buffer.from('PK\x05\x06'), end]);
}

const END_BYTES = 22;

/** An archive with two directories: one by its last record, and one behind the mark that the size stands elsewhere. */
export function writeTwoDirectories(shown: readonly Part[], hidden: readonly Part[]) {
  const [first, second] = [writeZip(hidden), writeZip(shown)];
  const directoryOf = (zip: Buffer) => {
    const end = zip.subarray(-END_BYTES);
    return [end.readUInt16LE(10), end.readUInt32LE(12), end.readUInt32LE(16)] as const;
  };
  const bodies = [first, second].map((zip) => zip.subarray(0, -END_BYTES));
  const base = bodies[0]?.length ?? 0;
  const [count, , place] = directoryOf(second);
  // The places of the shown parts move behind the hidden archive.
  for (let at = place, number = 0; number < count; number += 1) {
    second.writeUInt32LE(second.readUInt32LE(at + 42) + base, at + 42);
    at += 46 + second.readUInt16LE(at + 28);
  }
  const [hiddenCount, hiddenSize, hiddenPlace] = directoryOf(first);
  const record = Buffer.alloc(56);
  record.write('PK\x06\x06');
  record.writeBigUInt64LE(44n, 4);
  record.writeBigUInt64LE(BigInt(hiddenCount), 24);
  record.writeBigUInt64LE(BigInt(hiddenCount), 32);
  record.writeBigUInt64LE(BigInt(hiddenSize), 40);
  record.writeBigUInt64LE(BigInt(hiddenPlace), 48);
  const locator = Buffer.alloc(20);
  locator.write('PK\x06\x07');
  locator.writeBigUInt64LE(BigInt(base + second.length - END_BYTES), 8);
  locator.writeUInt32LE(1, 16);
  const end = Buffer.from(second.subarray(-END_BYTES));
  end.fill(0xff, 12, 16);
  end.writeUInt32LE(place + base, 16);
  return Buffer.concat([...bodies, record, locator, end]);
}

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const relations = (...all: readonly string[]) =>
  `<Relationships>${all
    .map((said) => said.split(' '))
    .map(
      ([type, target], at) =>
        `<Relationship Id="rId${at + 1}" Type="${OFFICE}/${type}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`;

/** The parts of a workbook with this sheet and these shared strings. */
export const workbook = (sheet: string, strings = '<sst/>'): Part[] => [
  { name: '[Content_Types].xml', text: '<Types/>' },
  { name: '_rels/.rels', text: relations('officeDocument xl/workbook.xml') },
  {
    name: 'xl/workbook.xml',
    text: '<workbook><sheets><sheet name="Leads" sheetId="1" r:id="rId1"/></sheets></workbook>',
  },
  {
    name: 'xl/_rels/workbook.xml.rels',
    text: relations('worksheet worksheets/sheet1.xml', 'sharedStrings sharedStrings.xml'),
  },
  { name: 'xl/sharedStrings.xml', text: strings },
  { name: 'xl/worksheets/sheet1.xml', text: sheet },
];

/** A sheet with these rows, each as its XML. */
export const sheetOf = (rows: string): string =>
  `<worksheet><sheetData>${rows}</sheetData></worksheet>`;
