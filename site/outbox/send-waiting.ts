import { type DeliveryParts, deliver } from './deliver.ts';
import { isSilenced, isWaiting } from './outbox-entry.ts';
import { expireEntries, readEntries } from './outbox-storage.ts';
import { proveKeptWork } from './prove-work.ts';
import { retryWait } from './retry-wait.ts';
import { type EnquiryTarget, sendEnquiry } from './send-enquiry.ts';

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
