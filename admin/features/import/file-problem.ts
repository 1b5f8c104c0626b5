import { formatNumber } from '../../../contract/desk/rupees.ts';

/** The file cannot be imported; the message is a sentence for people that says what to do. */
export class FileProblem extends Error {
  override readonly name = 'FileProblem';
}

/** Bounds of what a file may cost the browser that reads it. */
export const FILE_LIMITS = {
  fileMegabytes: 10,
  /** Of all parts of a workbook together, counted while they are unpacked. */
  unpackedMegabytes: 64,
  /** Of all parts together: a tag of a few bytes costs a reader hundreds. */
  xmlTags: 5_000_000,
  rows: 50_000,
  columns: 200,
  /** What a cell of a spreadsheet holds. */
  cellCharacters: 32_767,
  seconds: 20,
} as const;

const fail = (sentence: string) => (): FileProblem => new FileProblem(sentence);

export const tooManyRows = fail(
  `This file has more than ${formatNumber(FILE_LIMITS.rows)} rows. Split it and import its parts.`,
);
export const tooManyColumns = fail(
  `This file has more than ${FILE_LIMITS.columns} columns. Delete the empty ones and try again.`,
);
export const tooMuchUnpacked = fail(
  'This workbook is too large when it is opened. Copy the rows with leads into a new workbook, or save it as CSV, and try again.',
);
export const unreadableWorkbook = fail(
  'This workbook cannot be read. Save it as CSV and choose that file.',
);
export const oldWorkbook = fail(
  'This is an old Excel workbook (XLS). Open it, save it as XLSX or CSV, and choose that file.',
);
