import { colToLetter, readXlsx } from 'hucre/xlsx';
import { checkWorkbook } from './check-workbook.ts';
import {
  FILE_LIMITS,
  FileProblem,
  tooLongCell,
  tooManyColumns,
  tooManyRows,
  unreadableWorkbook,
} from './file-problem.ts';
import { readCsv } from './read-csv.ts';

/** A file as rows of texts; the first holds the names of the columns. */
export interface FileTable {
  columns: readonly string[];
  rows: readonly FileRow[];
}

export interface FileRow {
  /** As a spreadsheet counts: the names of the columns stand in row 1. */
  number: number;
  cells: readonly string[];
}

/** One column more than is allowed, so that it is noticed; the reader makes arrays of no other. */
const RANGE = `A1:${colToLetter(FILE_LIMITS.columns)}1048576`;

/**
 * Reads a CSV file or a workbook's first sheet. What stands in a cell is text and nothing else: a formula is never
 * run, of a workbook's formula the result that it was saved with counts.
 * @throws FileProblem
 */
export async function readTable(file: Blob): Promise<FileTable> {
  if (file.size > FILE_LIMITS.fileMegabytes * 1024 * 1024) {
    throw new FileProblem(
      `This file is larger than ${FILE_LIMITS.fileMegabytes} MB. Split it and import its parts.`,
    );
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  // Every workbook is a ZIP archive.
  const isWorkbook = bytes[0] === 0x50 && bytes[1] === 0x4b;
  const [head, ...rows] = filledRows(isWorkbook ? await readWorkbook(bytes) : readText(bytes));
  if (!head || rows.length === 0) throw new FileProblem('There are no rows in this file.');
  return { columns: head.cells, rows };
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

async function readWorkbook(bytes: Uint8Array<ArrayBuffer>): Promise<unknown[][]> {
  try {
    await checkWorkbook(bytes);
    const book = await readXlsx(bytes, { sheets: [0], range: RANGE });
    return book.sheets[0]?.rows ?? [];
  } catch (error) {
    // What the reader says is for programmers.
    throw error instanceof FileProblem ? error : unreadableWorkbook();
  }
}

function readText(bytes: Uint8Array): Generator<string[]> {
  const text = decode(bytes);
  if (text.includes('\0')) {
    throw new FileProblem('This is no CSV file and no Excel workbook (XLSX).');
  }
  return readCsv(text);
}

/** UTF-8, else what Excel and the portals write: UTF-16 with its mark, else the old encoding of Windows. */
function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
