import { formatForSheet } from '../desk/indian-clock.ts';
import { COLUMNS, type ExportedLead, toCells } from './lead-cells.ts';

/** Excel takes a file without this mark for its old local encoding and garbles Hindi and Punjabi. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Characters that make a spreadsheet run a cell, plain and full-width, also after spaces, invisible
 * and control characters, since programs trim those; and a leading tab or line break.
 */
const DANGEROUS = /^'*(?:[\t\r\n]|[\s\p{C}]*[=+\-@＝＋－＠])/u;

/** @returns the text with an apostrophe in front when a spreadsheet might run it, also behind other apostrophes. */
export const disarm = (text: string): string => (DANGEROUS.test(text) ? `'${text}` : text);

/** @returns the text that was disarmed; undefined for one that was not */
export const readDisarmed = (text: string): string | undefined =>
  text.startsWith("'") && DANGEROUS.test(text) ? text.slice(1) : undefined;

/**
 * RFC 4180, with quotes around every cell: programs that also split at semicolons or tabs would find
 * a cell in the middle of `Asha;=1+1`, which nothing disarms.
 */
const quote = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** A line of cells, each in quotes and disarmed. */
export const writeLine = (cells: readonly string[]): string =>
  `${cells.map((cell) => quote(disarm(cell))).join(',')}\r\n`;

/** The beginning of the file: byte order mark and the names of the columns. */
export const CSV_HEAD = BYTE_ORDER_MARK + writeLine(COLUMNS);

/**
 * Leads as lines for spreadsheets: UTF-8, CR LF, every cell in quotes, times of India. No cell can be run as a
 * formula, and phone numbers stay the digits that they are.
 */
export const writeCsvLines = (leads: readonly ExportedLead[]): string =>
  leads.map((lead) => writeLine(toCells(lead, formatForSheet))).join('');
