import { indianDay, indianMidnight } from '../time/indian-day.ts';

/** Hour of the day in India at which a follow-up is due: an hour after work begins. */
const DUE_HOUR = 11;

/** What is offered with one tap, and in how many days it is due. */
export const NEXT_STEPS = [
  { label: 'Tomorrow', days: 1 },
  { label: 'In 3 days', days: 3 },
  { label: 'Next week', days: 7 },
] as const;

/** @returns ISO 8601: eleven o'clock in India, so many days after the day of `now` there */
export const dueIn = (days: number, now: number): string => dueAt(indianDay(now) + days);

/** @param date `2026-11-25` from a date field. @returns ISO 8601: eleven o'clock of that day in India */
export const dueOn = (date: string): string => dueAt(indianDay(Date.parse(`${date}T00:00:00Z`)));

const dueAt = (day: number): string =>
  new Date(indianMidnight(day) + DUE_HOUR * 60 * 60_000).toISOString();

const dayName = new Intl.DateTimeFormat('en-IN', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

/** @param date such as `2026-11-24`. @returns `Tue, 24 Nov` */
export const nameDay = (date: string): string => dayName.format(new Date(date));
