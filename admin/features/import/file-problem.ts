import { formatNumber } from '../../../contract/desk/rupees.ts';
import { fillGaps } from '../../../contract/fill-gaps.ts';

/** A sentence and what fills its gaps: the worker that reads a file knows no language. */
export type Told = readonly [sentence: string, gaps?: object];

/** The file cannot be imported; the message is a sentence for people that says what to do. */
export class FileProblem extends Error {
  override readonly name = 'FileProblem';
  readonly told: Told;

  constructor(...told: Told) {
    super(fillGaps(...told));
    this.told = told;
  }
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

const fail =
  (...told: Told) =>
  (): FileProblem =>
    new FileProblem(...told);

export const tooManyRows = fail(
  'This file has more than {count} rows. Split it and import its parts.',
  { count: formatNumber(FILE_LIMITS.rows) },
);
export const tooManyColumns = fail(
  'This file has more than {count} columns. Delete the empty ones and try again.',
  { count: FILE_LIMITS.columns },
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
