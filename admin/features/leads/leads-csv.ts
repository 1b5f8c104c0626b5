import { ENQUIRY_FORM, FURTHER_FIELDS } from '../../../contract/enquiry-fields.ts';
import { callBarrier, mailBarrier } from '../../shared/lead/contact-barriers.ts';
import type { Lead } from '../../shared/lead/lead.ts';
import { writePhoneForSheet } from '../../shared/lead/lead-phone.ts';
import { formatDay, formatForSheet } from '../../shared/time/format-time.ts';

/** The columns of the specification (§9), followed by any further fields of the form. */
const COLUMNS = [
  ...['Name', 'Email', 'Phone', 'Subject', 'Message', 'Date'],
  ...FURTHER_FIELDS.map((field) => ENQUIRY_FORM[field].shortLabel),
];

/** Excel takes a file without this mark for its old local encoding and garbles Hindi and Punjabi. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Characters that make a spreadsheet run a cell, plain and full-width, also after spaces, invisible
 * and control characters, since programs trim those; and a leading tab or line break.
 */
const DANGEROUS = /^(?:[\t\r\n]|[\s\p{C}]*[=+\-@＝＋－＠])/u;

/** @returns the text with an apostrophe in front when a spreadsheet might run it. */
export const disarm = (text: string): string => (DANGEROUS.test(text) ? `'${text}` : text);

/**
 * RFC 4180, with quotes around every cell: programs that also split at semicolons or tabs would find
 * a cell in the middle of `Asha;=1+1`, which nothing disarms.
 */
const quote = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/**
 * Marks an address or a number that must not be used. The columns are fixed, so the mark stands in the
 * cell itself, in front: nobody dials or mails it by mistake, and no program can.
 */
const mark = (barrier: string | undefined, text: string): string =>
  barrier && text ? `${barrier.toLowerCase()}: ${text}` : text;

const toCells = (lead: Lead): string[] => [
  lead.name,
  mark(mailBarrier(lead), lead.email),
  mark(callBarrier(lead), lead.phone ? writePhoneForSheet(lead.phone) : (lead.phone_typed ?? '')),
  lead.subject ?? '',
  lead.message,
  formatForSheet(lead.created_at),
  ...FURTHER_FIELDS.map((field) => lead[field] ?? ''),
];

/**
 * The leads as a table for spreadsheets: UTF-8 with byte order mark, CR LF, every cell in quotes, times
 * of India. No cell can be run as a formula, and phone numbers stay the digits that they are.
 */
export function writeLeadsCsv(leads: readonly Lead[]): string {
  const rows = [COLUMNS, ...leads.map(toCells)];
  const lines = rows.map((cells) => cells.map((cell) => quote(disarm(cell))).join(','));
  return `${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`;
}

/** @returns for instance `leads-2026-11-21.csv`, the day being India's. */
export const nameLeadsFile = (now: number): string => `leads-${formatDay(now)}.csv`;
