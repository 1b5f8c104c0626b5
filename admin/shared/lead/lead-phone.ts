/** Stored numbers are E.164; a check constraint enforces it. */
const INDIAN = /^\+91(\d{5})(\d{5})$/;

/** @returns a number that is easy to read aloud: `+91 98765 43210`. */
export const formatPhone = (phone: string): string => phone.replace(INDIAN, '+91 $1 $2');

export const chatLink = (phone: string): string => `https://wa.me/${phone.replace(/\D/g, '')}`;

/** @returns a mail link; characters that would add headers to the mail are escaped. */
export const mailLink = (email: string): string =>
  `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
