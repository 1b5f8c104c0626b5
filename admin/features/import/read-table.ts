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

/** The file cannot be imported; the message is a sentence for people. */
export class FileProblem extends Error {
  override readonly name = 'FileProblem';
}

const MAX_MB = 10;
const MAX_ROWS = 50_000;
/** Longer texts than any cell of a lead keeps. */
const MAX_CELL = 10_000;

/**
 * Reads a CSV file or a workbook's first sheet. What stands in a cell is text and nothing else: a formula is never
 * run, of a workbook's formula the result that it was saved with counts.
 * @throws FileProblem
 */
export async function readTable(file: Blob): Promise<FileTable> {
  if (file.size > MAX_MB * 1024 * 1024) {
    throw new FileProblem(`The file is larger than ${MAX_MB} MB. Split it and import its parts.`);
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  // Every workbook is a ZIP archive.
  const isWorkbook = bytes[0] === 0x50 && bytes[1] === 0x4b;
  const all = isWorkbook ? await readWorkbook(bytes) : await readText(bytes);
  const rows = all
    .map((cells, at) => ({ number: at + 1, cells }))
    .filter(({ cells }) => cells.some(Boolean));
  const [head, ...others] = rows;
  if (!head || others.length === 0) throw new FileProblem('There are no rows in this file.');
  if (others.length > MAX_ROWS) {
    throw new FileProblem(
      `There are more than ${MAX_ROWS.toLocaleString('en-IN')} rows. Split the file and import its parts.`,
    );
  }
  return { columns: head.cells, rows: others };
}

async function readWorkbook(bytes: Uint8Array): Promise<string[][]> {
  const { readXlsx } = await import('hucre/xlsx');
  const book = await readXlsx(bytes, { sheets: [0], maxRows: MAX_ROWS + 2 }).catch(() => {
    throw new FileProblem('This workbook cannot be read. Save it as CSV and choose that file.');
  });
  return (book.sheets[0]?.rows ?? []).map((row) => row.map(writeCell));
}

/** A date of a sheet knows no time zone: its clock is taken as it is. */
function writeCell(value: unknown): string {
  if (value instanceof Date) return value.toISOString().slice(0, 19).replace('T', ' ');
  return value === null || value === undefined ? '' : tidyCell(String(value));
}

async function readText(bytes: Uint8Array): Promise<string[][]> {
  const text = decode(bytes);
  if (text.includes('\0')) {
    throw new FileProblem('This is no CSV file and no Excel workbook (XLSX).');
  }
  const { detectDelimiter, parseCsv } = await import('hucre/csv');
  const rows = parseCsv(text, { delimiter: detectDelimiter(text), maxRows: MAX_ROWS + 2 });
  return rows.map((row) => row.map((value) => tidyCell(String(value ?? ''))));
}

const tidyCell = (text: string): string => text.slice(0, MAX_CELL).trim();

/** UTF-8, else what Excel and the portals write: UTF-16 with its mark, else the old encoding of Windows. */
function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
