/** India has no daylight saving: the offset is 5 h 30 min all year. */
export const INDIA_OFFSET_MS = 330 * 60_000;

/** @param time ISO 8601 or milliseconds since 1970. @returns `2026-11-21T05:40:09` in India. */
const toIndianIso = (time: string | number): string =>
  new Date(new Date(time).getTime() + INDIA_OFFSET_MS).toISOString().slice(0, 19);

/** @returns `2026-11-21 05:40:09` in India: spreadsheets read it as a date and it sorts as text. */
export const formatForSheet = (time: string): string => toIndianIso(time).replace('T', ' ');

/** @returns today in India, `2026-11-21`. */
export const formatDay = (now: number): string => toIndianIso(now).slice(0, 10);

const DAY_MS = 24 * 60 * 60_000;

/** @returns for instance `4 minutes`, `3 hours`, `2 days` */
export function describeSpan(milliseconds: number, locale = 'en'): string {
  const minutes = Math.floor(milliseconds / 60_000);
  const [count, unit] =
    minutes < 60
      ? [minutes, 'minute']
      : minutes < 48 * 60
        ? [Math.floor(minutes / 60), 'hour']
        : [Math.floor(minutes / (24 * 60)), 'day'];
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}

/** @param time milliseconds since 1970. @returns the day in India, counted from the first of January 1970 */
export const indianDay = (time: number): number => Math.floor((time + INDIA_OFFSET_MS) / DAY_MS);

/** @param day as `indianDay` counts. @returns when it begins in India, in milliseconds since 1970 */
export const indianMidnight = (day: number): number => day * DAY_MS - INDIA_OFFSET_MS;
