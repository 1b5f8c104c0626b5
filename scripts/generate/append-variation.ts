import { read, type Tables, uint32 } from './font-tables.ts';

/** How the outlines grow along the axis: https://learn.microsoft.com/typography/opentype/spec/gvar */
const GVAR = { shared: 6, sharedStart: 8, glyphs: 12, flags: 14, dataStart: 16, offsets: 20 };
/** How their widths do, without opening an outline: https://learn.microsoft.com/typography/opentype/spec/hvar */
const HVAR = { storeStart: 4, mapStart: 8 };
/** Within a store of one region and one row for each width: where the regions begin, and the rows' description. */
const STORE = { regions: 2, count: 6, data: 8 };
/** Within the description of the rows: how many, how many of two bytes, and for how many regions. */
const DATA = { items: 0, words: 2, regions: 4, rows: 8 };

/**
 * Appends what an axis does to a glyph, after the outline: the changes of its points and of its width.
 *
 * @param to the tables of the font that takes the glyph up, changed in place
 * @param from those of the same face with the same axis
 * @param glyph its number in `from`
 * @throws where one of the two is not built as the packages' subsets of one axis are
 */
export function appendVariation(to: Tables, from: Tables, glyph: number): void {
  to.set('gvar', appendOutline(read(to, 'gvar'), readOutline(read(from, 'gvar'), glyph)));
  to.set('HVAR', appendWidth(read(to, 'HVAR'), read(from, 'HVAR'), glyph));
}

function readStarts(gvar: Buffer): number[] {
  const isLong = gvar.readUInt16BE(GVAR.flags) === 1;
  return Array.from({ length: gvar.readUInt16BE(GVAR.glyphs) + 1 }, (_, at) =>
    isLong
      ? gvar.readUInt32BE(GVAR.offsets + at * 4)
      : gvar.readUInt16BE(GVAR.offsets + at * 2) * 2,
  );
}

function readOutline(gvar: Buffer, glyph: number): Buffer {
  if (gvar.readUInt16BE(GVAR.shared) > 0) throw new Error('The donor shares its tuples');
  const [begin, end] = readStarts(gvar).slice(glyph, glyph + 2);
  const start = gvar.readUInt32BE(GVAR.dataStart);
  return gvar.subarray(start + (begin ?? 0), start + (end ?? 0));
}

function appendOutline(gvar: Buffer, outline: Buffer): Buffer {
  const starts = readStarts(gvar);
  const length = starts.at(-1) ?? 0;
  const tuples = gvar.subarray(
    gvar.readUInt32BE(GVAR.sharedStart),
    gvar.readUInt32BE(GVAR.sharedStart) + gvar.readUInt16BE(GVAR.shared) * gvar.readUInt16BE(4) * 2,
  );
  const data = gvar.subarray(gvar.readUInt32BE(GVAR.dataStart)).subarray(0, length);
  const head = Buffer.from(gvar.subarray(0, GVAR.offsets));
  const offsets = uint32(...starts, length + outline.length);
  head.writeUInt32BE(GVAR.offsets + offsets.length, GVAR.sharedStart);
  head.writeUInt16BE(starts.length, GVAR.glyphs);
  head.writeUInt16BE(1, GVAR.flags);
  head.writeUInt32BE(GVAR.offsets + offsets.length + tuples.length, GVAR.dataStart);
  return Buffer.concat([head, offsets, tuples, data, outline]);
}

/** The parts of a table that describes widths by one byte each, for one region. */
function readWidths(hvar: Buffer) {
  const store = hvar.subarray(hvar.readUInt32BE(HVAR.storeStart));
  const data = store.subarray(store.readUInt32BE(STORE.data));
  const map = hvar.subarray(hvar.readUInt32BE(HVAR.mapStart));
  const isUsual =
    store.readUInt16BE(STORE.count) === 1 &&
    data.readUInt16BE(DATA.words) === 0 &&
    data.readUInt16BE(DATA.regions) === 1 &&
    map.readUInt8(0) === 0 &&
    map.readUInt8(1) < 16;
  if (!isUsual) throw new Error('The widths are described in another form');
  return {
    region: store.subarray(store.readUInt32BE(STORE.regions)).subarray(0, 10),
    rows: data.subarray(DATA.rows).subarray(0, data.readUInt16BE(DATA.items)),
    rowOf: map.subarray(4).subarray(0, map.readUInt16BE(2)),
  };
}

/** Written whole: one region, one byte for each width, one byte for each glyph that names its width. */
function appendWidth(hvar: Buffer, donor: Buffer, glyph: number): Buffer {
  const [{ region, rows, rowOf }, other] = [readWidths(hvar), readWidths(donor)];
  if (!region.equals(other.region)) throw new Error('The two grow along another axis');
  const width = other.rows.subarray(other.rowOf[glyph], (other.rowOf[glyph] ?? 0) + 1);

  const map = Buffer.concat([Buffer.from([0, 7, 0, 0]), rowOf, Buffer.from([rows.length])]);
  map.writeUInt16BE(rowOf.length + 1, 2);
  const data = Buffer.concat([Buffer.alloc(DATA.rows), rows, width]);
  data.writeUInt16BE(rows.length + 1, DATA.items);
  data.writeUInt16BE(1, DATA.regions);
  const store = Buffer.alloc(STORE.data + 4);
  store.writeUInt16BE(1, 0);
  store.writeUInt32BE(store.length, STORE.regions);
  store.writeUInt16BE(1, STORE.count);
  store.writeUInt32BE(store.length + region.length, STORE.data);
  const head = Buffer.from(hvar.subarray(0, 20));
  head.writeUInt32BE(head.length, HVAR.storeStart);
  const start = head.length + store.length + region.length + data.length;
  head.writeUInt32BE(start, HVAR.mapStart);
  return Buffer.concat([head, store, region, data, map]);
}
