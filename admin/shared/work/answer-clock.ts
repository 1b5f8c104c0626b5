import type { DeskContent } from '../../../contract/desk/desk-content.ts';
import { indianDay, indianMidnight } from '../../../contract/desk/indian-clock.ts';
import { LIMITS } from '../../../contract/limits.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

export interface AnswerClock {
  /** `on-time` within the aim, `late` after it, `broken` after the time that the site promises. */
  state: 'on-time' | 'late' | 'broken';
  /** Milliseconds since 1970: when the next of the two times is, or when the promise was broken. */
  dueAt: number;
}

/** The clock of an enquiry that nobody has answered: first the aim in working time, then the promise. */
export function readAnswerClock(
  createdAt: number,
  now: number,
  answer: DeskContent['answer'],
): AnswerClock {
  const promised = createdAt + LIMITS.replyHours * HOUR_MS;
  const aim = Math.min(promised, addWorkingTime(createdAt, answer));
  if (now <= aim) return { state: 'on-time', dueAt: aim };
  return { state: now <= promised ? 'late' : 'broken', dueAt: promised };
}

/** @param day as `indianDay` counts. @returns whether somebody is at work on it */
export const isWorkingDay = (day: number, { days, holidays }: DeskContent['answer']): boolean =>
  // The first of January 1970 was a Thursday.
  days.includes((day + 4) % 7) &&
  !holidays?.some((one) => Date.parse(`${one.day}T00:00:00Z`) === day * DAY_MS);

/** @returns when the aim's minutes of working time are over that began at `start` */
function addWorkingTime(start: number, answer: DeskContent['answer']): number {
  const { aimMinutes, from, until } = answer;
  let left = aimMinutes * MINUTE_MS;
  const firstDay = indianDay(start);
  // Two weeks hold every weekday; longer than any promise.
  for (let day = firstDay; day < firstDay + 14; day++) {
    if (!isWorkingDay(day, answer)) continue;
    const midnight = indianMidnight(day);
    const begins = Math.max(start, midnight + from * HOUR_MS);
    const room = midnight + until * HOUR_MS - begins;
    if (room <= 0) continue;
    if (left <= room) return begins + left;
    left -= room;
  }
  return Number.POSITIVE_INFINITY;
}
