const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/** Which comes first in `02/03/2026`. */
export type DateOrder = 'day' | 'month';

const ISO = /\b(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?!\d)/;
const COMPACT = /^(\d{4})(\d{2})(\d{2})$/;
const SIGNS = /\b(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?!\d)/;
const DAY_NAMED =
  /\b(\d{1,2})(?:st|nd|rd|th)?[-\s]+([a-z]{3})[a-z]*[-,.\s]+(\d{4}|\d{2})(?![\d:])/i;
const MONTH_NAMED = /\b([a-z]{3})[a-z]*\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})(?!\d)/i;
const CLOCK = /(\d{1,2})[:.](\d{2})(?:[:.](\d{2}))?(?:\.\d+)?\s*([ap]\.?m\.?)?/i;
/** The sign before the zone belongs to the clock; it is not looked behind for, which Safari before 16.4 cannot. */
const ZONE = /([\d\s])(Z|[+-]\d{2}:?\d{2})\s*$/i;
/** What may stand beside a date and its clock: a weekday, a comma, the T of ISO 8601, the name of a zone. */
const BESIDE =
  /^[\s,]*(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*)?[\s,.T]*(?:at|GMT|UTC|IST)?[\s,]*$/i;

/** Days of a sheet from 1990 to 2100, counted from the end of 1899. */
const SERIAL = /^(3[3-9]\d{3}|[4-6]\d{4}|7[0-2]\d{3})(\.\d+)?$/;
const SERIAL_START = Date.UTC(1899, 11, 30);
const DAY = 86_400_000;
/** Seconds or milliseconds since 1970, from 2001 on. */
const EPOCH = /^1\d{9}(?:\d{3})?$/;

/**
 * Reads a date as portals and spreadsheets write it: `2026-11-21 10:30:00`, `21/11/2026 10:30 AM`, `21-Nov-2026`,
 * `Nov 21, 2026 10:30 AM`, `46347.4375`, `1795240800`. Without a zone it is the clock of India.
 */
export function readDate(text: string, order: DateOrder = 'day'): string | undefined {
  const words = text.trim();
  if (EPOCH.test(words)) return write(Number(words.padEnd(13, '0')));
  if (SERIAL.test(words)) {
    const sheet = new Date(Math.round((SERIAL_START + Number(words) * DAY) / 1000) * 1000);
    return write(Date.parse(sheet.toISOString().replace('Z', '+05:30')));
  }
  const day = readDay(words, order);
  if (!day) return undefined;
  const rest = words.replace(day.said, ' ');
  const zoned = ZONE.exec(rest);
  const local = zoned ? rest.slice(0, zoned.index + 1) : rest;
  const clock = CLOCK.exec(local);
  if (!BESIDE.test(local.replace(clock?.[0] ?? '', ' '))) return undefined;
  const [, hour = '0', minute = '0', second = '0', half] = clock ?? [];
  const [hours, minutes, seconds] = [hourOf(Number(hour), half), Number(minute), Number(second)];
  if (hours > 23 || minutes > 59 || seconds > 59) return undefined;
  const said = (clock && zoned?.[2]) ?? (/\b(?:GMT|UTC)\b/i.test(local) ? 'Z' : '+05:30');
  const zone = said.replace(/^([+-]\d\d)(\d\d)$/, '$1:$2').toUpperCase();
  const two = (number: number) => String(number).padStart(2, '0');
  return write(Date.parse(`${day.date}T${two(hours)}:${two(minutes)}:${two(seconds)}${zone}`));
}

/** Decides by a whole column what comes first: a month has no number above twelve. */
export function findOrder(texts: readonly string[]): DateOrder | undefined {
  const pairs = texts.flatMap((text) => {
    const [, first, second] = (ISO.test(text) ? undefined : SIGNS.exec(text)) ?? [];
    return first ? [[Number(first), Number(second)] as const] : [];
  });
  if (pairs.some(([first]) => first > 12)) return 'day';
  if (pairs.some(([, second]) => second > 12)) return 'month';
  return pairs.some(([first, second]) => first !== second) ? undefined : 'day';
}

const write = (time: number): string | undefined =>
  Number.isNaN(time) ? undefined : new Date(time).toISOString();

function readDay(text: string, order: DateOrder): { said: string; date: string } | undefined {
  const year = ISO.exec(text) ?? COMPACT.exec(text);
  if (year) return check(year[0], year[1], Number(year[2]), year[3]);
  const signs = SIGNS.exec(text);
  if (signs) {
    const [said, first, second, last] = signs;
    return order === 'day'
      ? check(said, last, Number(second), first)
      : check(said, last, Number(first), second);
  }
  const named = DAY_NAMED.exec(text);
  if (named) return check(named[0], named[3], monthOf(named[2]), named[1]);
  const american = MONTH_NAMED.exec(text);
  return american ? check(american[0], american[3], monthOf(american[1]), american[2]) : undefined;
}

const monthOf = (name = ''): number => MONTHS.indexOf(name.toLowerCase()) + 1;

function check(said: string, year = '', month = 0, day = '') {
  const whole = Number(year) < 100 ? 2000 + Number(year) : Number(year);
  const date = new Date(Date.UTC(whole, month - 1, Number(day)));
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== Number(day)) return undefined;
  return { said, date: date.toISOString().slice(0, 10) };
}

function hourOf(hour: number, half: string | undefined): number {
  if (!half) return hour;
  return (hour % 12) + (half.toLowerCase().startsWith('p') ? 12 : 0);
}
