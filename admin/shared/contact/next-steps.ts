/** India has no daylight saving: the offset is 5 h 30 min all year. */
const OFFSET_MS = 330 * 60_000;
const DAY_MS = 24 * 60 * 60_000;
/** Hour of the day in India at which a follow-up is due: an hour after work begins. */
const DUE_HOUR = 11;

/** What is offered with one tap, and in how many days it is due. */
export const NEXT_STEPS = [
  { label: 'Tomorrow', days: 1 },
  { label: 'In 3 days', days: 3 },
  { label: 'Next week', days: 7 },
] as const;

/** @returns ISO 8601: eleven o'clock in India, so many days after the day of `now` there */
export function dueIn(days: number, now: number): string {
  const today = Math.floor((now + OFFSET_MS) / DAY_MS);
  return dueAt((today + days) * DAY_MS);
}

/** @param date `2026-11-25` from a date field. @returns ISO 8601: eleven o'clock of that day in India */
export const dueOn = (date: string): string => dueAt(Date.parse(`${date}T00:00:00Z`));

const dueAt = (indianMidnight: number): string =>
  new Date(indianMidnight + DUE_HOUR * 60 * 60_000 - OFFSET_MS).toISOString();
