import type { EnquiryField } from './enquiry-fields.ts';

/** Longest text, in characters, that chat and mail apps still accept in a link. */
const MAX_TEXT = 1500;

/** An enquiry as one text, for a chat or a mail that the visitor sends himself; the subject stays out. */
export function writeEnquiryText(values: Partial<Record<EnquiryField, string>>): string {
  const { name, email, phone, subject: _, message = '', ...added } = values;
  const who = [name, phone, email, ...Object.values(added)].filter(Boolean).join(', ');
  const text = `${message}\n\n${who}`;
  const characters = [...text];
  if (characters.length <= MAX_TEXT) return text;
  return `${characters.slice(0, MAX_TEXT - 1).join('')}…`;
}
