import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { ENQUIRY_ENDPOINT } from '../../../contract/paths.ts';
import { signFormToken } from '../../../supabase/functions/_shared/signatures.ts';
import type { Home } from './home.ts';

/** What one try may take, and the pause between two tries of one visitor. */
const TRY_TIMEOUT_MS = 20_000;
const PAUSE_MS = 100;
/** How long before sending the form was opened. */
const FILLING_MS = 60_000;

/** What visitors sent, and how they were answered. */
export interface Visits {
  sent: Set<string>;
  acknowledged: Set<string>;
  /** Tries beyond the first. */
  retries: number;
  /** How often each status was answered; 0 stands for a connection that broke and a server that starts. */
  statuses: Map<number, number>;
  /** Milliseconds until each acknowledgement, of the try that brought it. */
  waits: number[];
}

export const newVisits = (): Visits => ({
  sent: new Set(),
  acknowledged: new Set(),
  retries: 0,
  statuses: new Map(),
  waits: [],
});

/** An address that nobody else of this run has. */
export const anyNetwork = (): string =>
  `${randomInt(1, 224)}.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

/** The fields of an enquiry that stands for itself: its message names its id. */
export const enquiryOf = (id: string) => ({
  name: 'Harpreet Kaur',
  email: `visitor-${id}@example.in`,
  phone: `9${String(randomInt(1_000_000_000)).padStart(9, '0')}`,
  subject: 'franchise',
  message: `Which model fits 400 sq ft? ${id}`,
  submissionId: id,
  homepage: '',
});

/** Sends one enquiry like the form does, again and again under one key until it is acknowledged. */
export async function visit(
  home: Pick<Home, 'url' | 'formSecrets'>,
  visits: Visits,
  { isOver = () => false, pauseMs = PAUSE_MS }: { isOver?: () => boolean; pauseMs?: number } = {},
): Promise<string> {
  const id = randomUUID();
  const network = anyNetwork();
  const formToken = signFormToken(id, Date.now() - FILLING_MS, home.formSecrets);
  const body = JSON.stringify({ ...enquiryOf(id), formToken });
  visits.sent.add(id);
  for (let tries = 0; !isOver(); tries += 1) {
    if (tries > 0) visits.retries += 1;
    const started = performance.now();
    const status = await post(home.url, { body, id, network });
    visits.statuses.set(status, (visits.statuses.get(status) ?? 0) + 1);
    if (status === 201) {
      visits.acknowledged.add(id);
      visits.waits.push(performance.now() - started);
      break;
    }
    await sleep(pauseMs);
  }
  return id;
}

/** @returns the answer's status, 0 when there was none */
async function post(
  url: string,
  { body, id, network }: { body: string; id: string; network: string },
): Promise<number> {
  try {
    const answer = await fetch(url + ENQUIRY_ENDPOINT, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': id,
        'x-forwarded-for': network,
      },
      body,
      signal: AbortSignal.timeout(TRY_TIMEOUT_MS),
    });
    // An acknowledgement that arrived only in part does not count.
    const text = await answer.text();
    // A server that has its port and nothing else yet counts as unreachable.
    return text.includes('"status":"starting"') ? 0 : answer.status;
  } catch {
    return 0;
  }
}

/** Keeps so many visitors busy, one enquiry after the other, until told to stop. */
export function startVisitors(home: Pick<Home, 'url' | 'formSecrets'>, count: number) {
  const visits = newVisits();
  let isClosing = false;
  const busy = async () => {
    while (!isClosing) await visit(home, visits);
  };
  const all = Promise.all(Array.from({ length: count }, busy));
  return {
    visits,
    /** Starts no further enquiry and resolves once every one that was sent is acknowledged. */
    close: async (): Promise<Visits> => {
      isClosing = true;
      await all;
      return visits;
    },
  };
}

/** Statuses from 500 on, and how often. */
export const countServerErrors = ({ statuses }: Visits): number =>
  [...statuses].reduce((sum, [status, count]) => sum + (status >= 500 ? count : 0), 0);

/** The value below which 95 of 100 lie. */
export function percentile95(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0);
}
