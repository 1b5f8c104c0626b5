import type { OpeningHours, OutletDay } from '../content/place/outlet.ts';

const DAYS: Readonly<Record<OutletDay, string>> = {
  ...{ Mo: 'Monday', Tu: 'Tuesday', We: 'Wednesday', Th: 'Thursday' },
  ...{ Fr: 'Friday', Sa: 'Saturday', Su: 'Sunday' },
};
const WEEK = Object.keys(DAYS) as OutletDay[];

/** `Monday to Saturday, 10 am to 7 pm`: one line for each group of days. */
export const formatHours = (hours: OpeningHours): string[] =>
  hours.map(({ days, opens, closes }) => `${nameDays(days)}, ${clock(opens)} to ${clock(closes)}`);

/** The same on one line. */
export const hoursOnOneLine = (hours: OpeningHours): string => formatHours(hours).join('; ');

/** A day in English, as schema.org names it, too. */
export const dayName = (day: OutletDay): string => DAYS[day];

/** `Every day`, `Monday to Friday`, or each by itself where they do not follow each other. */
function nameDays(days: readonly OutletDay[]): string {
  const places = WEEK.flatMap((day, at) => (days.includes(day) ? [at] : []));
  const [first = 0] = places;
  const last = places.at(-1) ?? first;
  const name = (at: number) => DAYS[WEEK[at] ?? 'Mo'];
  if (places.length === WEEK.length) return 'Every day';
  return places.length > 2 && last - first === places.length - 1
    ? `${name(first)} to ${name(last)}`
    : places.map(name).join(', ');
}

/** `10 am`, `10:30 pm`. */
function clock(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
  return `${hour % 12 || 12}${minutes} ${hour < 12 ? 'am' : 'pm'}`;
}
