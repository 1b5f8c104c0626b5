import { appendVariation } from './append-variation.ts';
import { align, read, readTables, type Tables, uint32, writeTables } from './font-tables.ts';

const countGlyphs = (tables: Tables): number => read(tables, 'maxp').readUInt16BE(4);

/** Where each outline begins in `glyf`, and the end of the last. */
function readOffsets(tables: Tables): number[] {
  const loca = read(tables, 'loca');
  const isLong = read(tables, 'head').readInt16BE(50) === 1;
  return Array.from({ length: countGlyphs(tables) + 1 }, (_, glyph) =>
    isLong ? loca.readUInt32BE(glyph * 4) : loca.readUInt16BE(glyph * 2) * 2,
  );
}

/** Advance and left bearing of a glyph; the last advance holds for all that follow it. */
function readMetrics(tables: Tables, glyph: number): Buffer {
  const hmtx = read(tables, 'hmtx');
  const advances = read(tables, 'hhea').readUInt16BE(34);
  if (glyph < advances) return hmtx.subarray(glyph * 4, glyph * 4 + 4);
  const bearing = advances * 4 + (glyph - advances) * 2;
  return Buffer.concat([
    hmtx.subarray(advances * 4 - 4, advances * 4 - 2),
    hmtx.subarray(bearing, bearing + 2),
  ]);
}

/** Characters and the numbers of their glyphs, from the map in format 4 that a subset begins with. */
function readMap(tables: Tables): Map<number, number> {
  const cmap = read(tables, 'cmap');
  const map = cmap.subarray(cmap.readUInt32BE(8));
  if (map.readUInt16BE(0) !== 4) throw new Error('The map of characters is in another format');
  const bytes = map.readUInt16BE(6);
  const glyphs = new Map<number, number>();
  for (let segment = 0; segment < bytes; segment += 2) {
    const [end, begin] = [map.readUInt16BE(14 + segment), map.readUInt16BE(16 + bytes + segment)];
    const delta = map.readUInt16BE(16 + 2 * bytes + segment);
    const place = 16 + 3 * bytes + segment;
    const far = map.readUInt16BE(place);
    for (let character = begin; character <= end && character < 0xffff; character += 1) {
      const glyph = far ? map.readUInt16BE(place + far + (character - begin) * 2) : character;
      glyphs.set(character, (glyph + delta) & 0xffff);
    }
  }
  return glyphs;
}

/** A character map in format 12, one group for each character. */
function writeMap(glyphs: ReadonlyMap<number, number>): Buffer {
  const groups = [...glyphs].sort(([one], [other]) => one - other);
  const head = Buffer.alloc(16);
  head.writeUInt16BE(1, 2);
  head.writeUInt16BE(3, 4);
  head.writeUInt16BE(10, 6);
  head.writeUInt32BE(12, 8);
  head.writeUInt16BE(12, 12);
  return Buffer.concat([
    head,
    uint32(16 + groups.length * 12, 0, groups.length),
    ...groups.map(([character, glyph]) => uint32(character, character, glyph)),
  ]);
}

/**
 * Adds the outline of one character to a TrueType font, and how it grows where the font has an axis. Packages cut a
 * face into files by scripts, so that a letter and the rupee sign lie in two of them.
 *
 * @param donor the same cut of the same face, with that character
 * @returns a font to be subset again, which writes its checksums
 */
export function appendGlyph(font: Buffer, donor: Buffer, character: number): Buffer {
  const [to, from] = [readTables(font), readTables(donor)];
  const glyph = readMap(from).get(character);
  if (glyph === undefined) throw new Error('The donor lacks the character');
  const [begin = 0, end = 0] = readOffsets(from).slice(glyph, glyph + 2);
  const outline = read(from, 'glyf').subarray(begin, end);
  if (outline.readInt16BE(0) < 0) throw new Error('The outline is put together from others');

  const count = countGlyphs(to);
  const offsets = readOffsets(to);
  const glyf = read(to, 'glyf').subarray(0, offsets[count]);
  const room = Buffer.alloc(align(glyf.length) - glyf.length);
  offsets[count] = align(glyf.length);
  offsets.push(align(glyf.length) + outline.length);
  to.set('glyf', Buffer.concat([glyf, room, outline]));
  to.set('loca', uint32(...offsets));
  to.set(
    'hmtx',
    Buffer.concat([
      ...Array.from({ length: count }, (_, index) => readMetrics(to, index)),
      readMetrics(from, glyph),
    ]),
  );

  const changed = (tag: string) => {
    const copy = Buffer.from(read(to, tag));
    to.set(tag, copy);
    return copy;
  };
  changed('head').writeInt16BE(1, 50);
  changed('hhea').writeUInt16BE(count + 1, 34);
  const maxp = changed('maxp');
  maxp.writeUInt16BE(count + 1, 4);
  for (const place of [6, 8])
    maxp.writeUInt16BE(
      Math.max(maxp.readUInt16BE(place), read(from, 'maxp').readUInt16BE(place)),
      place,
    );
  if (to.has('gvar')) appendVariation(to, from, glyph);
  to.set('cmap', writeMap(readMap(to).set(character, count)));
  return writeTables(to);
}
