import Papa from 'papaparse';
import { COLUMNS, type ExportedLead, toCells } from './lead-cells.ts';

/** Excel takes a file without this mark for its old local encoding and garbles Hindi and Punjabi. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** Characters that make a spreadsheet run a cell, plain and full-width, also after spaces, invisible
 * and control characters, since programs trim those; and a leading tab or line break. */
const DANGEROUS = /^'*(?:[\t\r\n]|[\s\p{C}]*[=+\-@＝＋－＠])/u;

/** @returns the text that was disarmed; undefined for one that was not */
export const readDisarmed = (text: string): string | undefined =>
  text.startsWith("'") && DANGEROUS.test(text) ? text.slice(1) : undefined;

/** Rows as lines for spreadsheets, formulas disarmed by an apostrophe. Each cell is in quotes: programs that also
 * split at semicolons or tabs would find a cell in the middle of `Asha;=1+1`. */
export const writeLines = (rows: readonly (readonly string[])[]): string =>
  rows.length === 0
    ? ''
    : `${Papa.unparse(rows as string[][], { quotes: true, escapeFormulae: DANGEROUS })}\r\n`;

/** The beginning of the file: byte order mark and the names of the columns. */
export const CSV_HEAD = BYTE_ORDER_MARK + writeLines([COLUMNS]);

/** Leads as lines for spreadsheets, with times of India; phone numbers stay the digits that they are. */
export const writeCsvLines = (leads: readonly ExportedLead[]): string =>
  writeLines(leads.map(toCells));
