import { createHash } from 'node:crypto';
import { type Context, Hono } from 'hono';
import ical, { ICalAlarmType, ICalCalendarMethod } from 'ical-generator';
import type { Logger } from 'pino';
import * as v from 'valibot';
import { leadPath } from '../../contract/desk/desk-paths.ts';
import { referenceOf } from '../../contract/reference.ts';
import { networkOf } from '../../supabase/functions/_shared/client-network.ts';
import type { AppEnv } from '../context.ts';
import { callAsService } from '../database/as-service.ts';
import type { Database } from '../database/database.ts';
import { type CountRequest, countNetwork, type RateRule } from '../rate-limit.ts';

/** Per network: a few devices that ask every few minutes. */
const CALENDAR_RATE: RateRule = { name: 'desk-calendar', allowed: 60, windowSeconds: 600 };
const TOKEN = /^[0-9a-f]{64}$/;

export interface CalendarParts {
  database: Pick<Database, 'transactionAs'>;
  countRequest: CountRequest;
  log: Pick<Logger, 'error'>;
  deskUrl: string;
}

/** 304 where nothing has changed; 404 for every token that opens nothing. */
export function mountCalendar(parts: CalendarParts): Hono<AppEnv> {
  const { countRequest, log } = parts;
  return new Hono<AppEnv>().all('/', async (c) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD')
      return c.text('Send a GET request.\n', 405, { allow: 'GET, HEAD' });
    try {
      const network = networkOf(c.get('clientAddress'));
      const wait = await countNetwork(countRequest, CALENDAR_RATE, network);
      if (wait > 0)
        return c.text('Too many requests. Try again later.\n', 429, { 'retry-after': `${wait}` });
      const calendar = await readCalendar(parts, c.req.query('token') ?? '');
      return calendar === undefined
        ? c.text('There is no calendar at this address.\n', 404)
        : answerCalendar(c, calendar);
    } catch (err) {
      log.error({ id: c.get('requestId'), err }, 'calendar not answered');
      return c.text('The calendar cannot be read just now.\n', 503, { 'retry-after': '60' });
    }
  });
}

async function readCalendar({ database, deskUrl }: CalendarParts, token: string) {
  if (!TOKEN.test(token)) return undefined;
  const answer = await callAsService(database, 'calendar_entries($1)', [token]);
  const entries = v.parse(entriesSchema, answer);
  if (!entries) return undefined;
  const steps = entries.map((entry) => ({
    ...entry,
    url: deskUrl + leadPath(referenceOf(entry.id)),
  }));
  return writeCalendar(steps);
}

function answerCalendar(c: Context<AppEnv>, calendar: string): Response {
  const etag = `"${createHash('sha256').update(calendar).digest('hex').slice(0, 32)}"`;
  const headers = {
    etag,
    // The reader's own program keeps it and asks whether it is still good; nobody on the way does.
    'cache-control': 'private, no-cache',
    'cdn-cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  };
  const known = c.req.header('if-none-match')?.split(',') ?? [];
  if (known.some((one) => one.trim().replace(/^W\//, '') === etag))
    return c.body(null, 304, headers);
  return c.body(calendar, 200, {
    ...headers,
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': 'inline; filename="yctfc-follow-ups.ics"',
  });
}

/** Minutes that a follow-up takes in the calendar, and seconds before it at which the phone reminds. */
const LENGTH_MINUTES = 15;
const REMINDER_SECONDS = 10 * 60;
/** How often programs are asked to look again. */
const REFRESH_SECONDS = 3600;

/** An entry of the answer of `calendar_entries`. */
const followUpSchema = v.object({
  id: v.string(),
  name: v.string(),
  due_at: v.string(),
  due_what: v.nullable(v.string()),
  /** To call from the entry; null where there is none or calls are not allowed. */
  phone: v.nullable(v.string()),
  /** When it was last changed; a program that knows a later state keeps that. */
  changed_at: v.string(),
});
const entriesSchema = v.nullable(v.array(followUpSchema));

/** `url`: where the desk shows the lead. */
type FollowUp = v.InferOutput<typeof followUpSchema> & { url: string };

/** Next steps as a calendar (RFC 5545) to subscribe to. An entry keeps its id, so that a later date moves it. */
export function writeCalendar(steps: readonly FollowUp[]): string {
  const calendar = ical({
    prodId: { company: 'YCTFC', product: 'Lead desk' },
    method: ICalCalendarMethod.PUBLISH,
    name: 'YCTFC follow-ups',
    ttl: REFRESH_SECONDS,
  });
  for (const { id, name, due_at, due_what, phone, changed_at, url } of steps) {
    const start = new Date(due_at);
    const shownName = toText(name);
    calendar.createEvent({
      id: `${id}@yctfc`,
      stamp: new Date(changed_at),
      start,
      end: new Date(start.getTime() + LENGTH_MINUTES * 60_000),
      summary: `${toText(due_what ?? 'Follow up')}: ${shownName}`,
      description: [phone, referenceOf(id)].filter(Boolean).join('\n'),
      alarms: [
        { type: ICalAlarmType.display, triggerBefore: REMINDER_SECONDS, description: shownName },
      ],
      url,
    });
  }
  return `${calendar.toString()}\r\n`;
}

/** The library writes line breaks as text and leaves other control characters, which RFC 5545 forbids. */
const toText = (text: string): string => text.replace(/[^\P{Cc}\r\n]/gu, ' ');
