import { ENQUIRY_FORM, FURTHER_FIELDS } from '../enquiry-fields.ts';
import { callBarrier, mailBarrier } from './contact-barriers.ts';
import { writePhoneForSheet } from './phone-cell.ts';

/** What a file holds of a lead: the columns that `desk_export` answers. */
export interface ExportedLead
  extends Partial<Record<(typeof FURTHER_FIELDS)[number], string | null>> {
  /** ISO 8601 with offset. */
  created_at: string;
  withdrawn_at: string | null;
  calls_allowed: boolean | null;
  name: string;
  email: string | null;
  /** E.164. */
  phone: string | null;
  phone_typed: string | null;
  subject: string | null;
  message: string;
}

/** A lead of an export's page, whose rows are lists: the names of the columns come once. */
export const readLead = (columns: readonly string[], cells: readonly unknown[]): ExportedLead =>
  Object.fromEntries(columns.map((column, at) => [column, cells[at]])) as unknown as ExportedLead;

/** The columns of the specification (§9), followed by any further fields of the form. */
export const COLUMNS = [
  ...['Name', 'Email', 'Phone', 'Subject', 'Message', 'Date'],
  ...FURTHER_FIELDS.map((field) => ENQUIRY_FORM[field].shortLabel),
];

/** Where the date stands. */
export const DATE_COLUMN = 5;

/**
 * Marks an address or a number that must not be used. The columns are fixed, so the mark stands in the
 * cell itself, in front: nobody dials or mails it by mistake, and no program can.
 */
const mark = (barrier: string | undefined, text: string): string =>
  barrier && text ? `${barrier.toLowerCase()}: ${text}` : text;

/** @param writeDate each kind of file writes it its own way */
export const toCells = <Date>(
  lead: ExportedLead,
  writeDate: (time: string) => Date,
): (string | Date)[] => [
  lead.name,
  mark(mailBarrier(lead), lead.email ?? ''),
  mark(callBarrier(lead), lead.phone ? writePhoneForSheet(lead.phone) : (lead.phone_typed ?? '')),
  lead.subject ?? '',
  lead.message,
  writeDate(lead.created_at),
  ...FURTHER_FIELDS.map((field) => lead[field] ?? ''),
];
