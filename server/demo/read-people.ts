import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Outcome } from '../../contract/desk/contact.ts';
import { INDIA_OFFSET_MS } from '../../contract/desk/indian-clock.ts';
import type { WorkChange, WorkFields } from '../../contract/desk/work.ts';

/** A step of the team on a lead; `by` and `to` name somebody of the team or the owner. */
export interface DemoStep extends Pick<WorkChange, 'note' | 'stage' | 'reason'> {
  at: string;
  by?: string;
  call?: Outcome;
  whatsapp?: Outcome;
  mail?: Outcome;
  fields?: WorkFields;
  to?: string;
  next?: [at: string, what: string];
}

export interface DemoPerson {
  name: string;
  phone: string;
  email?: string;
  came: string;
  message: string;
  subject?: string;
  /** utm_source/utm_campaign. */
  from?: string;
  looked?: string;
  interest?: object;
  /** False: only mails are allowed. */
  calls?: false;
  /** Why it is suspected spam. */
  doubt?: string[];
  tags?: string[];
  /** Came by a file of this portal, or was added by hand by `added`. */
  source?: string;
  added?: string;
  steps?: DemoStep[];
}

interface Demo {
  team: { email: string; role: 'caller' | 'viewer' }[];
  drafts: { file: string; path: (string | number)[]; value: string | number }[];
  taps: { code: string; page: string; at: string; from?: string }[];
  people: DemoPerson[];
}

/** Everything that the demo shows, as `people.yaml` says it. */
export const readDemo = (): Demo =>
  parse(readFileSync(new URL('./people.yaml', import.meta.url), 'utf8'));

const DAY_MS = 24 * 3_600_000;

/**
 * @param text as the head of `people.yaml` describes it
 * @param now milliseconds since 1970
 * @throws Error for any other text
 */
export function momentOf(text: string, now: number): Date {
  const [, count, unit] = /^(\d+)([mh])$/.exec(text) ?? [];
  if (count) return new Date(now - Number(count) * (unit === 'h' ? 3_600_000 : 60_000));
  const [, days, hour, minute] = /^(-?\d+)d (\d\d):(\d\d)$/.exec(text) ?? [];
  if (!days) throw new Error(`${text} is no time of the demo.`);
  const midnight = Math.floor((now + INDIA_OFFSET_MS) / DAY_MS) * DAY_MS - INDIA_OFFSET_MS;
  return new Date(midnight - Number(days) * DAY_MS + (Number(hour) * 60 + Number(minute)) * 60_000);
}
