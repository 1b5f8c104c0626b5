import { parseCellRef } from 'hucre/xlsx';
import {
  FILE_LIMITS,
  tooManyColumns,
  tooMuchUnpacked,
  unreadableWorkbook,
} from './file-problem.ts';

const MAX_UNPACKED_BYTES = FILE_LIMITS.unpackedMegabytes * 1024 * 1024;
const END_BYTES = 22;
const MAX_COMMENT_BYTES = 0xffff;
const ENTRY = 0x02014b50;
const END = 0x06054b50;
const STORED = 0;
const DEFLATED = 8;
/** Flag of a part whose sizes stand behind it. */
const SIZE_FOLLOWS = 8;
const LESS_THAN = 0x3c;
/** A cell that says where it stands. */
const CELL = /<(?:\w+:)?c\s[^<>]*?\br=["']([A-Za-z]+)/g;
/** Of text that may be the beginning of a cell in the next piece. */
const MAX_TAIL = 256;

interface Part {
  method: number;
  packed: Uint8Array<ArrayBuffer>;
  unpackedBytes: number;
}

/**
 * Unpacks each part of a workbook once, piece by piece and without keeping it, and stops where it costs too much:
 * the reader of workbooks holds all of it in memory and has no limit of its own.
 * @throws FileProblem also where a part is larger or smaller than the archive says, which the reader believes
 */
export async function checkWorkbook(bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const spent = { bytes: 0, tags: 0 };
  for (const part of partsOf(bytes)) {
    const before = spent.bytes;
    let tail = '';
    for await (const piece of unpack(part)) {
      spent.bytes += piece.length;
      spent.tags += countTags(piece);
      if (spent.bytes > MAX_UNPACKED_BYTES || spent.tags > FILE_LIMITS.xmlTags)
        throw tooMuchUnpacked();
      tail = findWideCell(tail + new TextDecoder('latin1').decode(piece));
    }
    if (spent.bytes - before !== part.unpackedBytes) throw unreadableWorkbook();
  }
}

function countTags(piece: Uint8Array): number {
  let tags = 0;
  for (const byte of piece) if (byte === LESS_THAN) tags += 1;
  return tags;
}

/** @returns what may go on in the next piece */
function findWideCell(text: string): string {
  for (const [, column = ''] of text.matchAll(CELL))
    if (parseCellRef(`${column}1`).col >= FILE_LIMITS.columns) throw tooManyColumns();
  const start = text.lastIndexOf('<');
  return start < 0 ? '' : text.slice(start, start + MAX_TAIL);
}

/** The parts that the directory at the end of the archive lists, as the reader of workbooks finds them. */
function* partsOf(bytes: Uint8Array<ArrayBuffer>): Generator<Part> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  const size = view.getUint32(end + 12, true);
  let at = view.getUint32(end + 16, true);
  // The reader would follow such marks to another directory, which nobody has looked at.
  if (count === 0xffff || size === 0xffffffff || at === 0xffffffff) throw unreadableWorkbook();
  for (let number = 0; number < count; number++) {
    if (view.getUint32(at, true) !== ENTRY) throw unreadableWorkbook();
    const packedBytes = view.getUint32(at + 20, true);
    const header = view.getUint32(at + 42, true);
    const start =
      header + 30 + view.getUint16(header + 26, true) + view.getUint16(header + 28, true);
    if (start + packedBytes > bytes.length) throw unreadableWorkbook();
    const method = view.getUint16(at + 10, true);
    const isSizedElsewhere = (view.getUint16(at + 8, true) & SIZE_FOLLOWS) !== 0;
    // The reader would look for the size elsewhere.
    if (packedBytes === 0 && (method === DEFLATED || isSizedElsewhere)) throw unreadableWorkbook();
    yield {
      method,
      packed: bytes.subarray(start, start + packedBytes),
      unpackedBytes: view.getUint32(at + 24, true),
    };
    at +=
      46 +
      view.getUint16(at + 28, true) +
      view.getUint16(at + 30, true) +
      view.getUint16(at + 32, true);
  }
}

function findEnd(view: DataView): number {
  const first = Math.max(0, view.byteLength - END_BYTES - MAX_COMMENT_BYTES);
  for (let at = view.byteLength - END_BYTES; at >= first; at--)
    if (view.getUint32(at, true) === END) return at;
  throw unreadableWorkbook();
}

async function* unpack({ method, packed }: Part): AsyncGenerator<Uint8Array> {
  if (method === STORED) return yield packed;
  if (method !== DEFLATED) throw unreadableWorkbook();
  const unpacked = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const reader = unpacked.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
