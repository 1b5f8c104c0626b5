/** The zero of each set of digits used in India: the nine Indic scripts from Devanagari to Malayalam
 * follow at intervals of 0x80 code points; then Urdu and Arabic. */
const DIGIT_ZEROS = [
  0x660,
  0x6f0,
  ...Array.from({ length: 9 }, (_, script) => 0x966 + script * 0x80),
];
const ASCII_DIGITS = new Map(
  DIGIT_ZEROS.flatMap((zero) =>
    Array.from({ length: 10 }, (_, digit) => [String.fromCodePoint(zero + digit), `${digit}`]),
  ),
);

/** What people put between digits. */
const SEPARATORS = /[\s().,\-/]/g;

/** National significant number: ten digits; mobiles begin with 6–9, area codes with 1–8. */
const INDIAN = /^[1-9]\d{9}$/;
/** Toll-free and shared-cost numbers may have one digit more. */
const INDIAN_SERVICE = /^18[06]0\d{7}$/;
/** ITU-T E.164: at most 15 digits; no country has numbers of fewer than 7. */
const FOREIGN = /^[1-9]\d{6,14}$/;

/** Area codes of fixed lines that begin with no mobile digit, and service numbers; nobody chats with these. */
export const isFixedLine = (phone: string): boolean => /^\+91[1-5]/.test(phone);

/** Reads a phone number as people in India type it and returns it as E.164. Understood: spaces,
 * dots, commas, dashes, slashes, brackets, a leading 0, 91, +91, 0091, "+91 0" or "+91 (0)", the
 * digits of every Indian script, landlines with area code. Foreign numbers need + or 00.
 * @returns `+` and 7 to 15 digits, or null when it cannot be a phone number. */
export function normalisePhone(input: string): string | null {
  const written = toPlain(input).trim();
  const text = written
    .replace(/^tel:/i, '')
    // "+44 (0)20 …": the bracketed trunk zero is not dialled from abroad.
    .replace(/^([^\d+]*(?:\+|00).*?)\(0\)/, '$1')
    .replace(SEPARATORS, '');
  const abroad = /^(?:\+|00)(.*)$/.exec(text)?.[1];
  if (abroad === undefined) return readNational(text);
  return abroad.startsWith('91') ? readIndian(abroad.slice(2)) : readForeign(abroad);
}

/** Digits and dashes as ASCII, without the invisible characters that copying adds (`DI`: Default_Ignorable_Code_Point). */
const toPlain = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{DI}/gu, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\p{Nd}/gu, (digit) => ASCII_DIGITS.get(digit) ?? digit);

const readForeign = (digits: string): string | null => (FOREIGN.test(digits) ? `+${digits}` : null);

/** Reads digits after the country code, with or without the trunk prefix 0. */
function readIndian(digits: string): string | null {
  const national = digits.replace(/^0/, '');
  return INDIAN.test(national) || INDIAN_SERVICE.test(national) ? `+91${national}` : null;
}

/** Reads digits as dialled within India, or with a country code without its +. */
const readNational = (digits: string): string | null =>
  readIndian(digits) ?? readIndian(digits.replace(/^0?91/, ''));

/** A number within a line of text, and the line where it says more than the number. */
export interface TypedPhone {
  /** The first number of the line as E.164. */
  number: string | null;
  /** The line as it was typed; null where it is nothing but the number. */
  typed: string | null;
}

/** What stands between two numbers: words, any +, a slash or comma beside a space, and `9.19E+11`, which a program has
 * rounded. Other signs join digits. */
const BETWEEN = /\d[\d.,]*e[+-]?\d+|[^\d\s+().,\-/:_*#]+|\s[/,]|[/,:]\s|(?=\+)/i;
/** "98765 43210 98765 43211": nothing but mobile numbers. */
const MOBILES = /^([6-9]\d{4}[ -]?\d{5})( [6-9]\d{4}[ -]?\d{5})+$/;

/** Finds the first phone number in what somebody typed: "Mob: 98…", "98… (whatsapp)", two numbers,
 * "9814012345 (M), 0172-2701234 (R)". A part of a longer run of digits is none. Nothing is refused: where there is no
 * number, the text is all that there is.
 * @param text one tidy line */
export function readTypedPhone(text: string): TypedPhone {
  const whole = normalisePhone(text);
  return whole ? { number: whole, typed: null } : { number: findNumber(text), typed: text };
}

function findNumber(input: string): string | null {
  for (const stretch of toPlain(input).split(BETWEEN)) {
    const [digits = ''] = /[+\d].*\d/.exec(stretch) ?? [];
    // "98765 43210/11": another number with other last digits.
    const parts = digits.replace(/\/\d\d?$/, '').split(/[/,]/);
    if (!parts.every((part) => /(\d\D*){6}/.test(part))) continue;
    for (const part of parts) {
      const number = normalisePhone(part.replace(MOBILES, '$1'));
      if (number) return number;
    }
  }
  return null;
}
