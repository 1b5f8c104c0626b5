import Papa from 'papaparse';
import { formatNumber } from '../../../contract/desk/rupees.ts';
import { readDisarmed } from '../../../contract/leads-file/leads-csv.ts';
import {
  FILE_LIMITS,
  FileProblem,
  oldWorkbook,
  tooManyColumns,
  tooManyRows,
} from './file-problem.ts';
import { plainName } from './map-columns.ts';
import { readWorkbook, type WorkbookSheet } from './read-workbook.ts';

const SAMPLE = 64 * 1024;

/** Reads a CSV file row by row, so that a hostile one costs no more than the largest that is allowed. */
function readCsv(text: string): FileRow[] {
  const lines = text.replace(/\r\n?/g, '\n');
  // Excel writes its separator in a line of its own, and a spreadsheet does not count that line.
  const [said = '', separator] = /^sep=([,;\t|])\n/i.exec(lines) ?? [];
  const body = lines.slice(said.length);
  const { rows, add } = collectRows();
  Papa.parse<string[]>(body, {
    delimiter: separator ?? guessSeparator(body.slice(0, SAMPLE)),
    newline: '\n',
    step({ data, errors }) {
      const fault = errors.find(({ type }) => type === 'Quotes');
      if (fault) throw tornQuote(lines.slice(0, said.length + (fault.index ?? 0)));
      add(data.map(readWritten));
    },
  });
  return rows;
}

/** @returns the sign by which most lines have as many cells; a title above the table, which has fewer, misleads papaparse */
function guessSeparator(sample: string): string {
  const scores = [',', ';', '\t', '|'].map((delimiter) => {
    const { data } = Papa.parse<string[]>(sample, { delimiter, newline: '\n', preview: 30 });
    const widths = data.map(({ length }) => length).filter((width) => width > 1);
    const alike = Math.max(
      0,
      ...widths.map((width) => widths.filter((one) => one === width).length),
    );
    return { delimiter, score: alike * FILE_LIMITS.columns + (widths[0] ?? 0) };
  });
  return scores.reduce((best, one) => (one.score > best.score ? one : best)).delimiter;
}

const tornQuote = (before: string): FileProblem =>
  new FileProblem(
    `A quotation mark tears the table in the cell that begins in line ${formatNumber(before.split('\n').length)}. Close it, delete it or write it twice, and try again.`,
  );

/** What was meant: our own files disarm a formula, and some programs write `="98…"`, so that Excel keeps a number as text. */
const readWritten = (cell: string): string =>
  readDisarmed(cell) ?? cell.trim().replace(/^="([^"]*)"$/, '$1');

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

const MAX_PAGE_TAGS = 1_000_000;

interface Sheet extends Omit<WorkbookSheet, 'rows'> {
  rows: readonly FileRow[];
  isEven?: boolean;
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
  const sheets = await readSheets(bytes);
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
function findDoubts(rows: readonly FileRow[], columns: number, sheet?: Sheet) {
  const isRow = (line: string) =>
    [',', ';', '\t', '|'].some((sign) => line.split(sign).length >= Math.max(3, columns));
  return rows.flatMap(({ number, cells }) => {
    const reasons = [
      sheet?.isEven && cells.length !== columns && `${cells.length} cells instead of ${columns}.`,
      cells.some((cell) => cell.split('\n').slice(1).some(isRow)) &&
        'A cell holds lines that look like rows.',
      sheet?.hiddenRows?.has(number) && 'Hidden in the workbook.',
    ].filter((reason) => typeof reason === 'string');
    return reasons.length > 0 ? [{ number, reason: reasons.join('\n') }] : [];
  });
}

const HEAD_ROWS = 30;

/** @returns the first row with two names of columns that are known; -1 without one */
const findHead = (rows: readonly FileRow[], known: ReadonlySet<string>): number =>
  rows
    .slice(0, HEAD_ROWS)
    .findIndex(({ cells }) => cells.filter((cell) => known.has(plainName(cell))).length > 1);

async function readSheets(bytes: Uint8Array): Promise<Sheet[]> {
  // Every workbook is a ZIP archive; those of before 2007 are not.
  if (bytes[0] === 0x50 && bytes[1] === 0x4b)
    return (await readWorkbook(bytes)).map((sheet) => ({ ...sheet, rows: filledRows(sheet.rows) }));
  if (bytes[0] === 0xd0 && bytes[1] === 0xcf) throw oldWorkbook();
  const text = decode(bytes);
  if (text.includes('\0')) {
    throw new FileProblem('This is no CSV file and no Excel workbook (XLSX).');
  }
  return /^\s*<(?:!doctype|html|table|meta|\?xml)/i.test(text.slice(0, 200))
    ? [{ name: '', rows: filledRows(readPage(text)) }]
    : [{ name: '', rows: readCsv(text), isEven: true }];
}

/** Some programs save a table of a web page and call it XLS; a worker has no reader of pages. */
function readPage(text: string): string[][] {
  if (text.split('<').length > MAX_PAGE_TAGS) throw tooManyRows();
  const [, ...rows] = text.split(/<tr\b[^>]*>/i);
  return rows.map((row) => {
    const [, ...cells] = row.split(/<t[dh]\b[^>]*>/i);
    return cells.map((cell) =>
      cell
        .replace(/<\/t[dhr]\b[\s\S]*/i, '')
        .replace(/<br\b[^>]*>/gi, '\n')
        .replace(/<[^>]*>/g, '')
        .replace(/&(?:#(\d{1,6})|#x([0-9a-f]{1,5})|(amp|lt|gt|quot|nbsp));/gi, readEntity),
    );
  });
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
};

const readEntity = (said: string, decimal?: string, hex?: string, name = ''): string =>
  decimal || hex
    ? String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16))
    : (ENTITIES[name.toLowerCase()] ?? said);

function filledRows(all: Iterable<readonly unknown[]>): FileRow[] {
  const { rows, add } = collectRows();
  for (const values of all) add(values);
  return rows;
}

function collectRows() {
  const rows: FileRow[] = [];
  let number = 0;
  const add = (values: readonly unknown[]) => {
    number += 1;
    if (values.length > FILE_LIMITS.columns) throw tooManyColumns();
    const cells = values.map((value) => writeCell(value, number));
    if (!cells.some(Boolean)) return;
    // The first one names the columns.
    if (rows.push({ number, cells }) > FILE_LIMITS.rows + 1) throw tooManyRows();
  };
  return { rows, add };
}

/** A date of a sheet knows no time zone: its clock is taken as it is. */
function writeCell(value: unknown, row: number): string {
  if (value instanceof Date) {
    // A workbook's fraction of a day is a little less or more than the second that was meant.
    const clock = new Date(Math.round(value.getTime() / 1000) * 1000);
    return clock.toISOString().slice(0, 19).replace('T', ' ');
  }
  const text = String(value ?? '').trim();
  if (text.length > FILE_LIMITS.cellCharacters)
    throw new FileProblem(
      `Row ${formatNumber(row)} has a cell with more than ${formatNumber(FILE_LIMITS.cellCharacters)} characters. Shorten it and try again.`,
    );
  return text;
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
