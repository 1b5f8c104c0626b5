const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

const ISO = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})/;
/** In India the day comes first. */
const DAY_FIRST = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?!\d)/;
const NAMED = /^(\d{1,2})(?:st|nd|rd|th)?[-\s]+([a-z]{3})[a-z]*[-,\s]+(\d{4}|\d{2})(?!\d)/i;
const CLOCK = /(\d{1,2}):(\d{2})(?::(\d{2}))?(?:\.\d+)?\s*([ap]\.?m\.?)?/i;
const ZONE = /(?:\d|\s)(Z|[+-]\d{2}:?\d{2})\s*$/i;

/**
 * Reads a date as portals write it: `2026-11-21 10:30:00`, `21/11/2026 10:30 AM`, `21-Nov-2026`,
 * `2026-11-20T08:15:30-0600`. Without a zone it is the clock of India.
 * @returns ISO 8601; undefined for what is no date of the calendar
 */
export function readDate(text: string): string | undefined {
  const words = text.trim();
  const day = readDay(words);
  if (!day) return undefined;
  const rest = words.slice(day.length);
  const clock = CLOCK.exec(rest);
  const [, hour = '0', minute = '0', second = '0', half] = clock ?? [];
  const [hours, minutes, seconds] = [hourOf(Number(hour), half), Number(minute), Number(second)];
  if (hours > 23 || minutes > 59 || seconds > 59) return undefined;
  const [, zone = '+05:30'] = (clock && ZONE.exec(rest)) ?? [];
  const two = (number: number) => String(number).padStart(2, '0');
  const local = `${day.date}T${two(hours)}:${two(minutes)}:${two(seconds)}`;
  const at = new Date(`${local}${zone.replace(/^([+-]\d\d)(\d\d)$/, '$1:$2').toUpperCase()}`);
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString();
}

function readDay(text: string): { date: string; length: number } | undefined {
  const iso = ISO.exec(text);
  if (iso) return check(iso[0], Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const dayFirst = DAY_FIRST.exec(text);
  if (dayFirst) {
    return check(dayFirst[0], Number(dayFirst[3]), Number(dayFirst[2]), Number(dayFirst[1]));
  }
  const named = NAMED.exec(text);
  if (!named) return undefined;
  const month = MONTHS.indexOf((named[2] ?? '').toLowerCase()) + 1;
  return check(named[0], Number(named[3]), month, Number(named[1]));
}

function check(said: string, year: number, month: number, day: number) {
  const whole = year < 100 ? 2000 + year : year;
  const date = new Date(Date.UTC(whole, month - 1, day));
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return undefined;
  return { date: date.toISOString().slice(0, 10), length: said.length };
}

function hourOf(hour: number, half: string | undefined): number {
  if (!half) return hour;
  return (hour % 12) + (half.toLowerCase().startsWith('p') ? 12 : 0);
}
