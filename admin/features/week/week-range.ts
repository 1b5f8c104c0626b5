import { formatDay } from '../../../contract/desk/indian-clock.ts';
import { indianDay, indianMidnight } from '../../shared/time/indian-day.ts';

/** How many days the page shows; the first where the address says nothing. */
export const SPANS = [7, 28] as const;
type Span = (typeof SPANS)[number];

export interface WeekRange {
  span: Span;
  /** First and last day in India: `2026-11-22`. */
  from: string;
  until: string;
  /** Query of the stretch of as many days before it, and after it where there is one. */
  earlier: URLSearchParams;
  later: URLSearchParams | undefined;
}

const DATE = /^\d{4}-\d\d-\d\d$/;
const dayOf = (date: string): number => indianDay(Date.parse(`${date}T12:00:00+05:30`));
const dateOf = (day: number): string => formatDay(indianMidnight(day));

/** @returns the query of so many days up to one; without one, up to today */
export function spanQuery(span: Span, until?: string): URLSearchParams {
  const query = new URLSearchParams();
  if (span !== SPANS[0]) query.set('days', String(span));
  if (until) query.set('until', until);
  return query;
}

/** The days that an address asks for; what it cannot mean is the last seven days. */
export function readRange(query: URLSearchParams, now: number): WeekRange {
  const span = SPANS.find((one) => String(one) === query.get('days')) ?? SPANS[0];
  const today = indianDay(now);
  const asked = query.get('until') ?? '';
  const day = DATE.test(asked) ? dayOf(asked) : today;
  const until = Math.min(Number.isNaN(day) ? today : day, today);
  const next = until + span;
  return {
    span,
    from: dateOf(until - span + 1),
    until: dateOf(until),
    earlier: spanQuery(span, dateOf(until - span)),
    later: until < today ? spanQuery(span, next < today ? dateOf(next) : undefined) : undefined,
  };
}
