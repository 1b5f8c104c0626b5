/** The tables of a TrueType font, by their tags. */
export type Tables = Map<string, Buffer>;

const HEADER_BYTES = 12;
const RECORD_BYTES = 16;
/** @returns the next multiple of four, at which a table begins */
export const align = (bytes: number): number => Math.ceil(bytes / 4) * 4;

/** @param font a file of TrueType outlines, not packed */
export function readTables(font: Buffer): Tables {
  const records = Array.from({ length: font.readUInt16BE(4) }, (_, index) =>
    font.subarray(HEADER_BYTES + index * RECORD_BYTES),
  );
  return new Map(
    records.map((record) => {
      const start = record.readUInt32BE(8);
      const tag = record.toString('latin1', 0, 4);
      return [tag, font.subarray(start, start + record.readUInt32BE(12))];
    }),
  );
}

/** Without checksums: whoever subsets the font afterwards writes them. */
export function writeTables(tables: Tables): Buffer {
  const head = Buffer.alloc(HEADER_BYTES + tables.size * RECORD_BYTES);
  head.writeUInt32BE(0x00010000, 0);
  head.writeUInt16BE(tables.size, 4);
  const parts: Buffer[] = [head];
  let start = head.length;
  [...tables].sort().forEach(([tag, table], index) => {
    const record = HEADER_BYTES + index * RECORD_BYTES;
    head.write(tag, record, 'latin1');
    head.writeUInt32BE(start, record + 8);
    head.writeUInt32BE(table.length, record + 12);
    parts.push(table, Buffer.alloc(align(table.length) - table.length));
    start += align(table.length);
  });
  return Buffer.concat(parts);
}

/** @throws where the font lacks the table */
export function read(tables: Tables, tag: string): Buffer {
  const table = tables.get(tag);
  if (!table) throw new Error(`The font has no table ${tag}`);
  return table;
}

/** Numbers as tables hold them. */
export function uint32(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, index) => {
    bytes.writeUInt32BE(value, index * 4);
  });
  return bytes;
}
