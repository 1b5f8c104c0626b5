import { ENQUIRY_FORM, FURTHER_FIELDS } from '../enquiry-fields.ts';
import { barrierTo } from './contact-barriers.ts';

/** Stored numbers are E.164; a check constraint enforces it. */
const INDIAN = /^\+91(\d{5})(\d{5})$/;

/**
 * Writes a number as text that no spreadsheet changes. E.164 does not work in a cell:
 * `+919876543210` is read as a formula or shown as 9.1E+11, and the usual fix, a leading
 * apostrophe, stays visible and breaks the number when it is copied to a phone. So it is written as
 * dialled in India, with a space that keeps it text with its leading zero: `98765 43210`, `01722
 * 345678` (landline), `00 442079460958` (abroad). `normalisePhone` turns each back into the same
 * E.164.
 */
export function writePhoneForSheet(phone: string): string {
  const [, head, tail] = phone.match(INDIAN) ?? [];
  if (!head) return phone.replace(/^\+/, '00 ');
  return /^[6-9]/.test(head) ? `${head} ${tail}` : `0${head.slice(0, 4)} ${head.slice(4)}${tail}`;
}

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

/**
 * The columns are fixed and a number has to be nothing but a number, so what else belongs to a lead stands in lines
 * above its message: who wants no calls or no contact, and a phone as it was typed.
 */
function writeMessage(lead: ExportedLead): string {
  const barrier = barrierTo('call', lead);
  const lines = [
    barrier && `[${barrier}]`,
    lead.phone_typed && `[Phone: ${lead.phone_typed}]`,
    lead.message,
  ];
  return lines.filter(Boolean).join('\n');
}

/** Takes apart what `toCells` writes as a message: the phone as it was typed, and the message itself. */
export function readMessage(cell: string): { typed: string | undefined; message: string } {
  const [, typed, message = ''] =
    /^(?:\[(?:No calls|Do not contact)\](?:\r?\n|$))?(?:\[Phone: (.*)\](?:\r?\n|$))?([\s\S]*)$/.exec(
      cell,
    ) ?? [];
  return { typed, message };
}

/** @param writeDate each kind of file writes it its own way */
export const toCells = <Date>(
  lead: ExportedLead,
  writeDate: (time: string) => Date,
): (string | Date)[] => [
  lead.name,
  lead.email ?? '',
  lead.phone ? writePhoneForSheet(lead.phone) : '',
  lead.subject ?? '',
  writeMessage(lead),
  writeDate(lead.created_at),
  ...FURTHER_FIELDS.map((field) => lead[field] ?? ''),
];
