import { ENQUIRY_FORM, FURTHER_FIELDS } from '../../../contract/enquiry-fields.ts';
import { callBarrier, mailBarrier } from '../../shared/lead/contact-barriers.ts';
import type { Lead } from '../../shared/lead/lead.ts';
import { writePhoneForSheet } from '../../shared/lead/lead-phone.ts';

/** What a file holds of a lead. */
export type ExportedLead = Pick<
  Lead,
  | 'created_at'
  | 'phone_typed'
  | 'withdrawn_at'
  | 'calls_allowed'
  | 'name'
  | 'email'
  | 'phone'
  | 'subject'
  | 'message'
> &
  Partial<Record<(typeof FURTHER_FIELDS)[number], string | null>>;

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
