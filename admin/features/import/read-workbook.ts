import { strFromU8, type Unzipped, unzipSync, zipSync } from 'fflate';
import readXlsx from 'read-excel-file/universal';
import {
  FILE_LIMITS,
  FileProblem,
  tooManyColumns,
  tooMuchUnpacked,
  unreadableWorkbook,
} from './file-problem.ts';

export interface WorkbookSheet {
  name: string;
  rows: readonly (readonly unknown[])[];
  isHidden?: boolean;
  /** Rows that a filter hides are in the file all the same, by the number that a spreadsheet shows. */
  hiddenRows?: ReadonlySet<number>;
}

const MAX_UNPACKED_BYTES = FILE_LIMITS.unpackedMegabytes * 1024 * 1024;
/** The reader fills gaps, so one cell at the far end of an empty sheet costs as much as all before it. */
const MAX_CELLS = 20_000_000;
const LESS_THAN = 0x3c;
/** Between the two days from which a workbook may count. */
const MS_TO_1904 = 1462 * 86_400_000;

/** Reads a workbook; hidden sheets come without their rows. */
export async function readWorkbook(bytes: Uint8Array): Promise<WorkbookSheet[]> {
  try {
    const parts = unpack(bytes);
    const hiddenRows = new Map<string | undefined, Set<number>>();
    for (const [path, part] of Object.entries(parts))
      hiddenRows.set(path, checkPlaces(strFromU8(part)));
    const about = strFromU8(parts['xl/workbook.xml'] ?? new Uint8Array());
    const paths = readPaths(parts);
    const facts = [...tagsOf(about, 'sheet')].map(([, tag]) => ({
      isHidden: (attributeOf(tag, 'state') ?? 'visible') !== 'visible',
      hiddenRows: hiddenRows.get(paths.get(attributeOf(tag, 'id'))) ?? new Set<number>(),
    }));
    // Packed parts would be unpacked in workers of the reader's own, which the desk's policy refuses.
    const { buffer } = zipSync(parts, { level: 0 });
    const sheets = await readXlsx(buffer as ArrayBuffer);
    // The reader knows only `1`.
    const late = /\bdate1904="true"/.test(about) ? MS_TO_1904 : 0;
    const move = (cell: unknown) => (cell instanceof Date ? new Date(cell.getTime() + late) : cell);
    return sheets.map(({ sheet: name, data }, at) => ({
      name,
      ...facts[at],
      rows: facts[at]?.isHidden ? [] : data.map((row) => row.map(move)),
    }));
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

/** Refuses cells and rows that stand where no list of leads has any, or that do not say plainly where. */
function checkPlaces(xml: string): Set<number> {
  const hidden = new Set<number>();
  let [lastRow, lastColumn] = [0, 0];
  for (const [, tag = ''] of tagsOf(xml, '(?:c|row)')) {
    for (const [, place = ''] of tag.matchAll(/\br\s*=\s*["']?([^"'\s>]*)/g)) {
      const [, letters, row] = /^([A-Z]{0,3})(\d{1,7})$/.exec(place) ?? [];
      if (letters === undefined) throw unreadableWorkbook();
      lastRow = Math.max(lastRow, Number(row));
      lastColumn = Math.max(lastColumn, columnOf(letters));
      if (/\shidden=["'](?:1|true)["']/.test(tag) && !letters) hidden.add(Number(row));
    }
  }
  if (lastColumn > FILE_LIMITS.columns) throw tooManyColumns();
  if (lastRow * lastColumn > MAX_CELLS) throw tooMuchUnpacked();
  return hidden;
}

/** @returns 1 for `A`, 27 for `AA` */
const columnOf = (letters: string): number =>
  [...letters].reduce((before, letter) => before * 26 + letter.charCodeAt(0) - 64, 0);

/** Where the parts are that the workbook names by their ids. */
function readPaths(parts: Unzipped): Map<string | undefined, string> {
  const xml = strFromU8(parts['xl/_rels/workbook.xml.rels'] ?? new Uint8Array());
  return new Map(
    [...tagsOf(xml, 'Relationship')].map(([, tag]) => {
      const target = attributeOf(tag, 'Target') ?? '';
      return [attributeOf(tag, 'Id'), target.startsWith('/') ? target.slice(1) : `xl/${target}`];
    }),
  );
}

/** Tags of this name, each ending where the reader finds its end: a sign in quotation marks is none. */
const tagsOf = (xml: string, name: string) =>
  xml.matchAll(new RegExp(`<(?:[\\w.-]+:)?${name}(\\s(?:"[^"]*"|'[^']*'|[^>"'])*)>`, 'g'));

const attributeOf = (tag = '', name: string): string | undefined =>
  new RegExp(`\\s(?:[\\w.-]+:)?${name}\\s*=\\s*["']([^"']*)`).exec(tag)?.[1];
