import * as v from 'valibot';
import { writeCalendar } from '../../../contract/desk/calendar.ts';
import { leadPath } from '../../../contract/desk/desk-paths.ts';
import { referenceOf } from '../../../contract/reference.ts';
import { retryAfter } from '../_shared/answer-json.ts';
import { digest } from '../_shared/digest.ts';
import { type CountRequest, countNetwork, type RateRule } from '../_shared/rate-limit.ts';

/** Per network: a few devices that ask every few minutes. */
const CALENDAR_RATE: RateRule = { name: 'desk-calendar', allowed: 60, windowSeconds: 600 };
/** As `renew_calendar_feed` writes them. */
const TOKEN = /^[0-9a-f]{64}$/;

const entriesSchema = v.nullable(
  v.array(
    v.object({
      id: v.string(),
      name: v.string(),
      due_at: v.string(),
      due_what: v.nullable(v.string()),
      changed_at: v.string(),
    }),
  ),
);

export interface CalendarDependencies {
  /** What `public.calendar_entries` answers. */
  readEntries(token: string): Promise<unknown>;
  countRequest: CountRequest;
  reportError(error: unknown): void;
  /** The network that asks, by which limits count. */
  network: string;
  /** Public origin of the desk, without trailing slash. */
  deskUrl: string;
}

/**
 * Answers a calendar program with the next steps behind its token.
 * @returns text/calendar with an ETag; 304 where nothing has changed; 404 for every token that opens nothing
 */
export async function handleCalendar(
  request: Request,
  deps: CalendarDependencies,
): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return refuse(405, 'Send a GET request.', { allow: 'GET, HEAD' });
  try {
    const wait = await countNetwork(deps.countRequest, CALENDAR_RATE, deps.network);
    if (wait > 0) return refuse(429, 'Too many requests. Ask again later.', retryAfter(wait));
    const token = new URL(request.url).searchParams.get('token') ?? '';
    const entries = TOKEN.test(token)
      ? v.parse(entriesSchema, await deps.readEntries(token))
      : null;
    if (!entries) return refuse(404, 'There is no calendar at this address.');
    return answerCalendar(
      request,
      writeCalendar(
        entries.map((entry) => ({
          ...entry,
          url: deps.deskUrl + leadPath(referenceOf(entry.id)),
        })),
        true,
      ),
    );
  } catch (error) {
    deps.reportError(error);
    return refuse(503, 'The calendar cannot be read just now.', retryAfter(60));
  }
}

function answerCalendar(request: Request, calendar: string): Response {
  const etag = `"${digest(calendar).slice(0, 32)}"`;
  const headers = {
    etag,
    // The reader's own program keeps it and asks whether it is still good; nobody on the way does.
    'cache-control': 'private, no-cache',
    'cdn-cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  };
  const known = request.headers.get('if-none-match')?.split(',') ?? [];
  if (known.some((one) => one.trim().replace(/^W\//, '') === etag))
    return new Response(null, { status: 304, headers });
  return new Response(request.method === 'HEAD' ? null : calendar, {
    headers: {
      ...headers,
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'inline; filename="yctfc-follow-ups.ics"',
    },
  });
}

const refuse = (status: number, message: string, headers: Record<string, string> = {}): Response =>
  new Response(`${message}\n`, {
    status,
    headers: {
      'cache-control': 'no-store',
      'content-type': 'text/plain; charset=utf-8',
      ...headers,
    },
  });
