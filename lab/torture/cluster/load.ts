import { setTimeout as sleep } from 'node:timers/promises';
import { API_KEY } from '../home/accounts.ts';
import type { Home } from '../home/home.ts';
import { newVisits, type Visits, visit } from '../home/visitors.ts';

/** A visitor whose enquiry was not taken tries it again after this time. */
const RETRY_PAUSE_MS = 500;
const READ_PAUSE_MS = 500;
const READ_TIMEOUT_MS = 20_000;

/** The longest time between two successes in a row, in milliseconds. */
function openPauseMeter() {
  let last = performance.now();
  let longest = 0;
  const succeed = () => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
  };
  return { succeed, longest: () => longest };
}

/** What visitors met while enquiries came in at a steady rate. */
export interface Enquiries {
  visits: Visits;
  /** Longest time between two acknowledgements, and longest from an enquiry's first try to its own. */
  maxPauseMs(): number;
  slowestMs(): number;
  /** Sends no more; resolves once everything that was sent is acknowledged. */
  close(): Promise<void>;
}

/** Sends so many enquiries a second, whatever becomes of those before. */
export function startEnquiries(
  home: Pick<Home, 'url' | 'formSecrets'>,
  perSecond: number,
): Enquiries {
  const visits = newVisits();
  const pauses = openPauseMeter();
  const running = new Set<Promise<void>>();
  let slowest = 0;

  async function send(): Promise<void> {
    const started = performance.now();
    await visit(home, visits, { pauseMs: RETRY_PAUSE_MS });
    pauses.succeed();
    slowest = Math.max(slowest, performance.now() - started);
  }

  const begun = performance.now();
  let sent = 0;
  const timer = setInterval(() => {
    // By the clock: on a busy machine the timer itself comes late.
    const due = ((performance.now() - begun) / 1000) * perSecond;
    for (; sent < due; sent += 1) {
      const sending = send().finally(() => running.delete(sending));
      running.add(sending);
    }
  }, 1000 / perSecond);

  return {
    visits,
    maxPauseMs: pauses.longest,
    slowestMs: () => slowest,
    close: async () => {
      clearInterval(timer);
      await Promise.all(running);
    },
  };
}

/** What a signed-in administrator met. */
export interface Reads {
  answered: number;
  failed: number;
  /** Answers that held fewer leads than one before: read where the truth was not. */
  stale: number;
  maxPauseMs(): number;
  close(): Promise<void>;
}

/** Reads the desk's counts twice a second, one request after the other. */
export function startReading(url: string, accessToken: string): Reads {
  const pauses = openPauseMeter();
  let isClosing = false;
  let most = 0;
  const reads = { answered: 0, failed: 0, stale: 0 };

  async function read(): Promise<void> {
    const total = await countLeads(url, accessToken);
    if (total === undefined) {
      reads.failed += 1;
      return;
    }
    pauses.succeed();
    reads.answered += 1;
    if (total < most) reads.stale += 1;
    most = Math.max(most, total);
  }

  const loop = (async () => {
    while (!isClosing) {
      await read();
      await sleep(READ_PAUSE_MS);
    }
  })();
  return Object.assign(reads, {
    maxPauseMs: pauses.longest,
    close: async () => {
      isClosing = true;
      await loop;
    },
  });
}

/** @returns undefined when the answer was no success */
async function countLeads(url: string, accessToken: string): Promise<number | undefined> {
  try {
    const answer = await fetch(`${url}/rest/v1/rpc/desk_counts`, {
      method: 'POST',
      headers: { apikey: API_KEY, authorization: `Bearer ${accessToken}` },
      signal: AbortSignal.timeout(READ_TIMEOUT_MS),
    });
    const counts = await answer.json();
    return answer.ok ? counts.all + counts.quarantined : undefined;
  } catch {
    return undefined;
  }
}
