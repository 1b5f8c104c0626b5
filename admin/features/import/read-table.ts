import { fromHtml } from 'hucre';
import { detectDelimiter } from 'hucre/csv';
import { colToLetter, parseCellRef, readXlsx } from 'hucre/xlsx';
import { readDisarmed } from '../../../contract/leads-file/leads-csv.ts';
import {
  FILE_LIMITS,
  FileProblem,
  oldWorkbook,
  tooLongCell,
  tooManyColumns,
  tooManyRows,
  tooMuchUnpacked,
  unreadableWorkbook,
} from './file-problem.ts';
import { plainName } from './map-columns.ts';

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
async function checkWorkbook(bytes: Uint8Array<ArrayBuffer>): Promise<void> {
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

/** Characters from which the separator is guessed. */
const SAMPLE = 64 * 1024;

/**
 * Reads a CSV file row by row and stops where a limit is passed, so that a hostile one costs no more than the
 * largest that is allowed.
 * @throws FileProblem
 */
function* readCsv(text: string): Generator<string[]> {
  // Excel writes its separator in a line of its own, and a spreadsheet does not count that line.
  const [said = '', separator] = /^\uFEFF?(?:sep=([,;\t|])\r?\n)?/i.exec(text) ?? [];
  const start = said.length;
  const delimiter = separator ?? detectDelimiter(text.slice(start, SAMPLE));
  const end = new RegExp(`[${delimiter}\r\n]`, 'g');
  let number = 1;
  let row: string[] = [];
  for (let at = start; at < text.length; ) {
    const { value, next } = readCell(text, at, end, number);
    if (row.push(value) > FILE_LIMITS.columns) throw tooManyColumns();
    at = text.startsWith('\r\n', next) ? next + 2 : next + 1;
    if (next < text.length && !/[\r\n]/.test(text.charAt(next))) continue;
    yield row;
    row = [];
    number += 1;
  }
  // The file ends with a separator, after which stands nothing.
  if (row.length > 0) yield row;
}

/** @returns the cell and where its separator stands */
function readCell(text: string, from: number, end: RegExp, row: number) {
  let value = '';
  let at = from;
  while (text[at] === '"' && (at === from || text[at - 1] === '"')) {
    const quote = text.indexOf('"', at + 1);
    if (quote < 0) throw openQuote(text, from);
    value += text.slice(at === from ? at + 1 : at, quote);
    at = quote + 1;
    if (value.length > FILE_LIMITS.cellCharacters) throw tooLongCell(row);
  }
  end.lastIndex = at;
  const next = end.exec(text)?.index ?? text.length;
  if (value.length + next - at > FILE_LIMITS.cellCharacters) throw tooLongCell(row);
  return { value: readWritten(value + text.slice(at, next)), next };
}

/** What was meant: our own files disarm a formula, and some programs write `="98…"`, so that Excel keeps a number as text. */
const readWritten = (cell: string): string =>
  readDisarmed(cell) ?? cell.trim().replace(/^="([^"]*)"$/, '$1');

function openQuote(text: string, at: number): FileProblem {
  const line = text.slice(0, at).split(/\r\n|[\r\n]/).length;
  return new FileProblem(
    `A quotation mark opens in line ${line.toLocaleString('en-IN')} and is never closed. Close or delete it and try again.`,
  );
}

/** A file as rows of texts below the names of the columns. */
export interface FileTable {
  columns: readonly string[];
  rows: readonly FileRow[];
  /** Filled rows above the names of the columns and sheets that are not read, hidden ones too. */
  leftOut: { rows: number; sheets: readonly string[] };
  /** Rows that may be torn, or that nobody sees who looks at the workbook. */
  doubts: readonly { number: number; reason: string }[];
}

export interface FileRow {
  /** As a spreadsheet counts, from 1. */
  number: number;
  cells: readonly string[];
}

/** @returns what stands in one column */
export const cellsOf = ({ rows }: FileTable, column: number): string[] =>
  rows.map(({ cells }) => cells[column] ?? '');

/** Of a page, which is held in memory as a whole. */
const MAX_PAGE_TAGS = 1_000_000;

/** One column more than is allowed, so that it is noticed; the reader makes arrays of no other. */
const RANGE = `A1:${colToLetter(FILE_LIMITS.columns)}1048576`;

interface Sheet {
  name: string;
  rows: Iterable<readonly unknown[]>;
  /** Of a CSV file, all rows have as many cells. */
  isEven?: boolean;
  isHidden?: boolean;
  /** By the row from 0: what a filter hides is in the file all the same. */
  rowDefs?: ReadonlyMap<number, { hidden?: boolean }>;
}

/**
 * Reads a CSV file, a table of a web page or a workbook: of its sheets the first that has names of columns. What stands
 * in a cell is text and nothing else: a formula is never run, of a workbook's formula the result that it was saved
 * with counts.
 * @param names of columns by which the row is found that names the columns; else it is the first
 * @throws FileProblem
 */
export async function readTable(file: Blob, names: readonly string[] = []): Promise<FileTable> {
  if (file.size > FILE_LIMITS.fileMegabytes * 1024 * 1024) {
    throw new FileProblem(
      `This file is larger than ${FILE_LIMITS.fileMegabytes} MB. Split it and import its parts.`,
    );
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  const sheets = (await readSheets(bytes)).map((sheet) => ({
    ...sheet,
    rows: filledRows(sheet.rows),
  }));
  const known = new Set(names.map(plainName));
  const heads = sheets.map(({ rows }) => findHead(rows, known));
  const chosen = Math.max(
    0,
    heads.findIndex((head) => head >= 0),
  );
  const at = Math.max(0, heads[chosen] ?? 0);
  const [head, ...rows] = sheets[chosen]?.rows.slice(at) ?? [];
  if (!head || rows.length === 0) throw new FileProblem('There are no rows in this file.');
  const others = sheets.filter(
    (sheet, one) => one !== chosen && (sheet.rows.length > 0 || sheet.isHidden),
  );
  const columns = head.cells;
  const width = Math.max(
    ...rows.map(({ cells }) => cells.reduce((filled, cell, one) => (cell ? one + 1 : filled), 0)),
  );
  return {
    // What stands beside the last column with a name is kept as an answer, too.
    columns: [...columns, ...Array<string>(Math.max(0, width - columns.length)).fill('')],
    rows,
    leftOut: {
      rows: at,
      sheets: others.map(({ name, isHidden }) => (isHidden ? `${name} (hidden)` : name)),
    },
    doubts: findDoubts(rows, columns.length, sheets[chosen]),
  };
}

/** @returns rows with too few or too many cells, a cell with lines that look like rows, or hidden */
function findDoubts(rows: readonly FileRow[], columns: number, sheet?: Omit<Sheet, 'rows'>) {
  const isRow = (line: string) =>
    [',', ';', '\t', '|'].some((sign) => line.split(sign).length >= Math.max(3, columns));
  return rows.flatMap(({ number, cells }) => {
    const reasons = [
      sheet?.isEven && cells.length !== columns && `${cells.length} cells instead of ${columns}.`,
      cells.some((cell) => cell.split('\n').slice(1).some(isRow)) &&
        'A cell holds lines that look like rows.',
      sheet?.rowDefs?.get(number - 1)?.hidden && 'Hidden in the workbook.',
    ].filter((reason) => typeof reason === 'string');
    return reasons.length > 0 ? [{ number, reason: reasons.join(' ') }] : [];
  });
}

/** Rows in which the names of the columns are looked for. */
const HEAD_ROWS = 30;

/** @returns the first row with two names of columns that are known; -1 without one */
const findHead = (rows: readonly FileRow[], known: ReadonlySet<string>): number =>
  rows
    .slice(0, HEAD_ROWS)
    .findIndex(({ cells }) => cells.filter((cell) => known.has(plainName(cell))).length > 1);

async function readSheets(bytes: Uint8Array<ArrayBuffer>): Promise<Sheet[]> {
  // Every workbook is a ZIP archive; those of before 2007 are not.
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return readWorkbook(bytes);
  if (bytes[0] === 0xd0 && bytes[1] === 0xcf) throw oldWorkbook();
  const text = decode(bytes);
  if (text.includes('\0')) {
    throw new FileProblem('This is no CSV file and no Excel workbook (XLSX).');
  }
  const isPage = /^\s*<(?:!doctype|html|table|meta|\?xml)/i.test(text.slice(0, 200));
  return [{ name: '', rows: isPage ? readPage(text) : readCsv(text), isEven: !isPage }];
}

/** Some programs save a table of a web page and call it XLS. */
function readPage(text: string): readonly unknown[][] {
  if (text.split('<').length > MAX_PAGE_TAGS) throw tooManyRows();
  return fromHtml(text, { typeInference: false }).rows;
}

function filledRows(all: Iterable<readonly unknown[]>): FileRow[] {
  const rows: FileRow[] = [];
  let number = 0;
  for (const values of all) {
    number += 1;
    if (values.length > FILE_LIMITS.columns) throw tooManyColumns();
    const cells = values.map((value) => writeCell(value, number));
    if (!cells.some(Boolean)) continue;
    // The first one names the columns.
    if (rows.push({ number, cells }) > FILE_LIMITS.rows + 1) throw tooManyRows();
  }
  return rows;
}

/** A date of a sheet knows no time zone: its clock is taken as it is. */
function writeCell(value: unknown, row: number): string {
  if (value instanceof Date) return value.toISOString().slice(0, 19).replace('T', ' ');
  const text = String(value ?? '').trim();
  if (text.length > FILE_LIMITS.cellCharacters) throw tooLongCell(row);
  return text;
}

async function readWorkbook(bytes: Uint8Array<ArrayBuffer>): Promise<Sheet[]> {
  try {
    await checkWorkbook(bytes);
    const hidden: Sheet[] = [];
    const { sheets } = await readXlsx(bytes, {
      sheets: (sheet) => {
        const isHidden = sheet.hidden || sheet.veryHidden;
        if (isHidden) hidden.push({ name: sheet.name, rows: [], isHidden });
        return !isHidden;
      },
      range: RANGE,
    });
    return [...sheets, ...hidden];
  } catch (error) {
    // What the reader says is for programmers.
    throw error instanceof FileProblem ? error : unreadableWorkbook();
  }
}

/** UTF-8, else what Excel and the portals write: UTF-16, else the old encoding of Windows. */
function decode(bytes: Uint8Array): string {
  const start = [...bytes.subarray(0, 4)].map((byte) => (byte === 0 ? '0' : 'x')).join('');
  const mark = ((bytes[0] ?? 0) << 8) | (bytes[1] ?? 0);
  // Without a mark, every second byte of names in Latin letters is zero.
  if (mark === 0xfffe || start === 'x0x0') return new TextDecoder('utf-16le').decode(bytes);
  if (mark === 0xfeff || start === '0x0x') return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
