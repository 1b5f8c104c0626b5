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
