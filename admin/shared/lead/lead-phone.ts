/** Stored numbers are E.164, which is held by a check constraint. */
const INDIAN = /^\+91(\d{5})(\d{5})$/;

/** @returns a number that is easy to read aloud: `+91 98765 43210`. */
export const formatPhone = (phone: string): string => phone.replace(INDIAN, '+91 $1 $2');

/**
 * The number as text that no spreadsheet touches. E.164 cannot stand in a cell: `+919876543210`
 * is read as a formula or shown as 9.1E+11, and the usual cure, a leading apostrophe, stays visible
 * and spoils the number when it is copied to a phone. So it is written as it is dialled in India,
 * with a space that keeps it text and its leading zero: `98765 43210`, `01722 345678` (landline),
 * `00 442079460958` (abroad). The contact form's own reader turns each back into the same E.164.
 */
export function writePhoneForSheet(phone: string): string {
  const [, head, tail] = phone.match(INDIAN) ?? [];
  if (!head || !tail) return phone.replace(/^\+/, '00 ');
  return /^[6-9]/.test(head) ? `${head} ${tail}` : `0${head.slice(0, 4)} ${head.slice(4)}${tail}`;
}

/** @returns the chat link for this number, which wants digits only. */
export const chatLink = (phone: string): string => `https://wa.me/${phone.replace(/\D/g, '')}`;

/** @returns a mail link; characters that would add headers to the mail are escaped. */
export const mailLink = (email: string): string =>
  `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
