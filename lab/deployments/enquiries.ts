import { randomUUID } from 'node:crypto';
import type { OwnPostgres } from './own-postgres.ts';
import type { Result } from './result.ts';

/** What one try may take, and the pause between two. */
const TRY_TIMEOUT_MS = 15_000;
const PAUSE_MS = 200;
/** An enquiry is given up after so many tries. */
const MAX_TRIES = 60;

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** What the visitors of a round sent, and how they were answered. */
export interface Load {
  /** Ids of everything that was sent, and of what was answered with 201. */
  sent: string[];
  acknowledged: string[];
  /** Tries beyond the first. */
  retries: number;
  /** Answers that were neither 201 nor a reason to try again. */
  refusals: string[];
}

/**
 * Sends enquiries at a steady rate, each from a network of its own, and tries each again under the
 * same key until it is acknowledged.
 */
export async function sendEnquiries(options: {
  url: string;
  seconds: number;
  perSecond: number;
}): Promise<Load> {
  const load: Load = { sent: [], acknowledged: [], retries: 0, refusals: [] };
  const count = options.seconds * options.perSecond;
  const started = Date.now();
  const running: Promise<void>[] = [];
  for (let index = 0; index < count; index += 1) {
    const due = started + (index * 1000) / options.perSecond;
    if (due > Date.now()) await sleep(due - Date.now());
    running.push(sendOne(options.url, index, load));
  }
  await Promise.all(running);
  return load;
}

async function sendOne(url: string, index: number, load: Load): Promise<void> {
  const id = randomUUID();
  load.sent.push(id);
  for (let attempt = 0; attempt < MAX_TRIES; attempt += 1) {
    if (attempt > 0) load.retries += 1;
    const status = await post(url, id, index);
    if (status === 201) {
      load.acknowledged.push(id);
      return;
    }
    // The flood gate says 429 when many come at once, as after a pause; the page waits and sends again.
    if (status !== undefined && status !== 429 && status < 500) {
      load.refusals.push(String(status));
      return;
    }
    await sleep(PAUSE_MS);
  }
  load.refusals.push('no answer');
}

/** The answer's status; undefined when the connection broke. */
async function post(url: string, id: string, index: number): Promise<number | undefined> {
  const answer = await fetch(`${url}/functions/v1/send-contact-email`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': id,
      'x-forwarded-for': `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`,
    },
    body: JSON.stringify({
      name: `Visitor ${index}`,
      email: `visitor${index}@example.in`,
      phone: `98765 ${String(10_000 + (index % 90_000))}`,
      subject: 'franchise',
      message: `Which model fits ${400 + index} sq ft?`,
    }),
    signal: AbortSignal.timeout(TRY_TIMEOUT_MS),
  }).catch(() => undefined);
  await answer?.body?.cancel().catch(() => {});
  return answer?.status;
}

/** Compares how visitors were answered with what the database holds. */
export async function countResult(
  round: string,
  load: Load,
  sql: OwnPostgres['sql'],
  note = '',
): Promise<Result> {
  const ids = new Set((await sql('select id from public.leads')).map(({ id }) => String(id)));
  const stored = load.sent.filter((id) => ids.has(id)).length;
  const [extra] = await sql('select greatest(count(*) - $1, 0)::int as found from public.leads', [
    stored,
  ]);
  const notes = [note, `${load.retries} tried again`, ...new Set(load.refusals)];
  return {
    round,
    sent: load.sent.length,
    acknowledged: load.acknowledged.length,
    stored,
    doubled: Number(extra?.found),
    lost: load.acknowledged.filter((id) => !ids.has(id)).length,
    note: notes.filter(Boolean).join('; '),
  };
}
