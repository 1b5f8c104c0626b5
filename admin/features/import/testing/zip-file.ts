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
