/** Stored numbers are E.164; a check constraint enforces it. */
const INDIAN = /^\+91([6-9]\d{4})(\d{5})$/;
/** Area codes have two digits in the largest cities, mostly three elsewhere. */
const FIXED = /^\+91(11|2[02]|33|4[04]|[1-5]\d\d)(\d{7,8})$/;

/** @returns a number that is easy to read aloud: `+91 98765 43210`, `+91 161 2740555`. */
export const formatPhone = (phone: string): string =>
  phone.replace(INDIAN, '+91 $1 $2').replace(FIXED, '+91 $1 $2');

export const chatLink = (phone: string): string => `https://wa.me/${phone.replace(/\D/g, '')}`;

/** @returns a mail link; characters that would add headers to the mail are escaped. */
export const mailLink = (email: string): string =>
  `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
