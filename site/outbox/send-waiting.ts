import {
  changeEntry,
  ENTRY_PREFIX,
  expireEntries,
  findSilence,
  isWaiting,
  type OutboxEntry,
  readEntries,
} from './outbox.ts';
import { deliver, type EnquiryTarget, postJson, underLock } from './send-enquiry.ts';

/** Delay before the first retry; each further one waits twice as long, up to the maximum. */
const FIRST_WAIT_MS = 5_000;
const MAX_WAIT_MS = 600_000;

/** @returns the wait until the next round */
export async function sendWaiting(
  storage: Storage,
  target: EnquiryTarget,
): Promise<number | undefined> {
  expireEntries(storage, Date.now());
  for (const entry of readEntries(storage)) {
    if (isWaiting(entry) && findSilence(entry, Date.now()) <= 0)
      await deliver(storage, entry.id, target, 'leave');
  }
  await proveKeptWork(storage, target);
  return retryWait(readEntries(storage), Date.now(), Math.random());
}

/** With jitter, so that devices do not come back all at once. */
export function retryWait(
  entries: readonly OutboxEntry[],
  now: number,
  random: number,
): number | undefined {
  const waits = entries.filter(isWaiting).map((entry) => {
    const step = Math.min(FIRST_WAIT_MS * 2 ** Math.max(entry.tries - 1, 0), MAX_WAIT_MS);
    return Math.max(findSilence(entry, now), step / 2) + (step / 2) * random;
  });
  return waits.length > 0 ? Math.min(...waits) : undefined;
}

/** @returns false when the network or the server failed, so that a retry may help */
export async function proveWork(
  submissionId: string,
  challenge: unknown,
  target: EnquiryTarget,
): Promise<boolean> {
  if (!crypto.subtle) return true;
  try {
    const { solveTask } = await import('./solve-task.ts');
    const proof = await solveTask(challenge);
    if (proof === undefined) return true;
    const answer = await postJson(target, { submissionId, proof });
    return answer.status < 500 && answer.status !== 429;
  } catch (error) {
    console.warn('The proof of work could not be sent.', error);
    return false;
  }
}

/** Solves every challenge that is open in the outbox, in one tab at a time. */
async function proveKeptWork(storage: Storage, target: EnquiryTarget): Promise<void> {
  for (const { id, storedId = id, challenge } of readEntries(storage)) {
    if (!challenge) continue;
    await underLock(`${ENTRY_PREFIX}${id} proof`, 'leave', async () => {
      if (!(await proveWork(storedId, challenge, target))) return;
      changeEntry(storage, id, (entry) => ({ ...entry, challenge: undefined }));
    });
  }
}

export interface OutboxWatch {
  /** Schedules a round in `delayMs`, instead of the one that was planned. */
  later(delayMs: number): void;
  stop(): void;
}

/** At once, when connection or visitor come back, and after the wait that a round asks for. */
export function watchOutbox(round: () => Promise<number | undefined>): OutboxWatch {
  const ending = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;
  let isAsked = false;

  const later = (delayMs: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), delayMs);
  };
  const run = async () => {
    // A round stuck on a dead connection must not swallow the news that it is back.
    if (isRunning) {
      isAsked = true;
      return;
    }
    isRunning = true;
    clearTimeout(timer);
    const waitMs = await round().catch(() => undefined);
    isRunning = false;
    if (ending.signal.aborted || waitMs === undefined) return;
    later(isAsked ? 0 : waitMs);
    isAsked = false;
  };
  const returned = () => {
    if (document.visibilityState === 'visible') void run();
  };

  const { signal } = ending;
  window.addEventListener('online', () => void run(), { signal });
  window.addEventListener('focus', returned, { signal });
  document.addEventListener('visibilitychange', returned, { signal });
  signal.addEventListener('abort', () => clearTimeout(timer));
  void run();
  return { later, stop: () => ending.abort() };
}
