import { strFromU8, type Unzipped, unzipSync, zipSync } from 'fflate';
import readXlsx from 'read-excel-file/universal';
import {
  FILE_LIMITS,
  FileProblem,
  tooManyColumns,
  tooMuchUnpacked,
  unreadableWorkbook,
} from './file-problem.ts';

const MAX_UNPACKED_BYTES = FILE_LIMITS.unpackedMegabytes * 1024 * 1024;
/** The reader fills gaps, so one cell at the far end of an empty sheet costs as much as all before it. */
const MAX_CELLS = 20_000_000;
const LESS_THAN = 0x3c;

/** Reads a workbook: its sheets with their cells. */
export async function readWorkbook(bytes: Uint8Array) {
  try {
    const parts = unpack(bytes);
    for (const part of Object.values(parts)) checkPlaces(strFromU8(part));
    // Packed parts would be unpacked in workers of the reader's own, which the desk's policy refuses.
    const { buffer } = zipSync(parts, { level: 0 });
    return await readXlsx(buffer as ArrayBuffer);
  } catch (error) {
    // What the reader says is for programmers.
    throw error instanceof FileProblem ? error : unreadableWorkbook();
  }
}

/** Unpacks as much as the archive says that there is, which is limited: a part that holds more is cut. */
function unpack(bytes: Uint8Array): Unzipped {
  let size = 0;
  const parts = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!/\.(?:xml|rels)$/.test(name)) return false;
      size += originalSize;
      if (size > MAX_UNPACKED_BYTES) throw tooMuchUnpacked();
      return true;
    },
  });
  let tags = 0;
  for (const part of Object.values(parts))
    for (const byte of part) if (byte === LESS_THAN) tags += 1;
  if (tags > FILE_LIMITS.xmlTags) throw tooMuchUnpacked();
  return parts;
}

/** Cells and rows, each ending where the reader finds its end: a sign in quotation marks is none. */
const PLACED = /<(?:[\w.-]+:)?(?:c|row)(\s(?:"[^"]*"|'[^']*'|[^>"'])*)>/g;

/** Refuses cells and rows that stand where no list of leads has any, or that do not say plainly where. */
function checkPlaces(xml: string): void {
  let [lastRow, lastColumn] = [0, 0];
  for (const [, tag = ''] of xml.matchAll(PLACED)) {
    for (const [, place = ''] of tag.matchAll(/\br\s*=\s*["']?([^"'\s>]*)/g)) {
      const [, letters, row] = /^([A-Z]{0,3})(\d{1,7})$/.exec(place) ?? [];
      if (letters === undefined) throw unreadableWorkbook();
      lastRow = Math.max(lastRow, Number(row));
      lastColumn = Math.max(lastColumn, columnOf(letters));
    }
  }
  if (lastColumn > FILE_LIMITS.columns) throw tooManyColumns();
  if (lastRow * lastColumn > MAX_CELLS) throw tooMuchUnpacked();
}

/** @returns 1 for `A`, 27 for `AA` */
const columnOf = (letters: string): number =>
  [...letters].reduce((before, letter) => before * 26 + letter.charCodeAt(0) - 64, 0);
