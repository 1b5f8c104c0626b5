import { CAMPAIGN_DAYS } from '../../../contract/desk/campaigns.ts';
import { formatDay } from '../../../contract/desk/indian-clock.ts';

/** How many days the links offer; the second where the address says nothing. */
export const SPANS = [7, 28, 91, CAMPAIGN_DAYS - 1] as const;
const USUAL = SPANS[1];

export interface CampaignRange {
  /** First and last day in India: `2026-11-22`. */
  from: string;
  until: string;
}

const DAY_MS = 24 * 60 * 60_000;
/** @returns the day so many days later */
const later = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** A day of the calendar, or undefined. */
function readDay(said: string | null): string | undefined {
  if (!said || !/^\d{4}-\d\d-\d\d$/.test(said) || Number.isNaN(Date.parse(said))) return undefined;
  // The 30th of February would be a day of March.
  return later(said, 0) === said ? said : undefined;
}

/** So many days up to today. */
export function lastDays(days: number, now: number): CampaignRange {
  const until = formatDay(now);
  return { from: later(until, 1 - days), until };
}

/** The days that an address asks for; what it cannot mean becomes the nearest that it can. */
export function readRange(query: URLSearchParams, now: number): CampaignRange {
  const today = formatDay(now);
  const asked = readDay(query.get('until'));
  const until = asked && asked <= today ? asked : today;
  const from = readDay(query.get('from')) ?? later(until, 1 - USUAL);
  const earliest = later(until, 1 - CAMPAIGN_DAYS);
  if (from > until) return { from: until, until };
  if (from < earliest) return { from: earliest, until };
  return { from, until };
}
