import { type DeliveryParts, deliver } from './deliver.ts';
import { findSilence, isSilenced, isWaiting, type OutboxEntry } from './outbox-entry.ts';
import { expireEntries, readEntries } from './outbox-storage.ts';
import { proveKeptWork } from './prove-work.ts';
import { type EnquiryTarget, sendEnquiry } from './send-enquiry.ts';

/** Delay before the first retry; each further one waits twice as long, up to the maximum. */
const FIRST_WAIT_MS = 5_000;
const MAX_WAIT_MS = 600_000;

/**
 * One round of the outbox: sends waiting entries, solves open challenges, removes expired entries.
 * @returns milliseconds until the next round, or undefined when nothing waits
 */
export async function sendWaiting(
  storage: Storage,
  target: EnquiryTarget,
): Promise<number | undefined> {
  const parts: DeliveryParts = {
    send: (values, facts) => sendEnquiry(values, facts, target),
    now: Date.now,
  };
  expireEntries(storage, Date.now());
  for (const entry of readEntries(storage)) {
    if (!isWaiting(entry) || isSilenced(entry, Date.now())) continue;
    await deliver(storage, entry.id, parts, 'leave');
  }
  await proveKeptWork(storage, target);
  return retryWait(readEntries(storage), Date.now(), Math.random());
}

/**
 * Milliseconds until the outbox is tried again: the shortest wait of all unsent entries, with jitter over
 * its second half so that devices do not come back all at once.
 * @param random from 0 to 1
 * @returns undefined when nothing waits
 */
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
