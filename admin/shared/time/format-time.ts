import { useEffect, useState } from 'react';
import { indianDay } from '../../../contract/desk/indian-clock.ts';
import { locale, t } from '../language/language.ts';
import { now } from './now.ts';

const TIME_ZONE = 'Asia/Kolkata';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const written = new Intl.DateTimeFormat(locale, {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: TIME_ZONE,
});
const clock = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: TIME_ZONE });
const exactClock = new Intl.DateTimeFormat(locale, { timeStyle: 'medium', timeZone: TIME_ZONE });
const dayOfYear = new Intl.DateTimeFormat(locale, {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: TIME_ZONE,
});
const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });

/** @returns for instance `21 Nov 2026, 5:40 am`, in India. */
export const formatWritten = (time: string): string => written.format(new Date(time));

/** @returns for instance `5:40 am`, in India. */
export const formatClock = (time: number): string => clock.format(time);

/** @returns for instance `5:40:09 am`, in India. */
export const formatExactClock = (time: string): string => exactClock.format(new Date(time));

/** Names a time by its day in India: `today 6:00 pm`, `tomorrow 11:00 am`, `Fri, 11 Dec, 6:00 pm`. */
export function formatMoment(time: number, now: number): string {
  const days = indianDay(time) - indianDay(now);
  const day = Math.abs(days) < 2 ? relative.format(days, 'day') : `${dayOfYear.format(time)},`;
  return `${day} ${formatClock(time)}`;
}

/** Describes how long ago in one unit: `just now`, `5 minutes ago`, `3 hours ago`, `yesterday`, `2 months ago`. */
export function formatAgo(time: string, now: number): string {
  const then = new Date(time).getTime();
  const age = now - then;
  if (age < MINUTE) return t('just now');
  if (age < HOUR) return relative.format(-Math.floor(age / MINUTE), 'minute');
  if (age < DAY) return relative.format(-Math.floor(age / HOUR), 'hour');
  const days = indianDay(now) - indianDay(then);
  if (days < 31) return relative.format(-days, 'day');
  if (days < 365) return relative.format(-Math.floor(days / 30.44), 'month');
  return relative.format(-Math.max(1, Math.floor(days / 365.25)), 'year');
}

const CLOCK_MS = 30_000;

/** The time, in milliseconds since 1970, written anew now and then. */
export function useClock(): number {
  const [time, setTime] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setTime(now()), CLOCK_MS);
    return () => clearInterval(timer);
  }, []);
  return time;
}
