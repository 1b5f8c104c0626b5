import type { EnquiryValues } from './enquiry-values.ts';
import {
  ENTRY_PREFIX,
  MAX_SILENCE_MS,
  type OutboxEntry,
  type SubmissionFacts,
} from './outbox-entry.ts';
import { changeEntry, findEntry } from './outbox-storage.ts';
import type { SendAnswer } from './send-enquiry.ts';
import { underLock } from './under-lock.ts';

/** What {@link deliver} depends on; tests replace it. */
export interface DeliveryParts {
  send(values: EnquiryValues, facts: SubmissionFacts): Promise<SendAnswer>;
  /** Milliseconds of the device's clock. */
  now(): number;
}

/**
 * Sends one enquiry of the outbox and records the answer. One that is already confirmed, perhaps by another
 * tab, is not sent again.
 * @param mode whether to wait for another tab that is sending it, or to leave it to that tab
 * @returns the answer, or undefined when the enquiry is gone or is left to another tab
 */
export const deliver = (
  storage: Storage,
  id: string,
  { send, now }: DeliveryParts,
  mode: 'wait' | 'leave',
): Promise<SendAnswer | undefined> =>
  underLock(ENTRY_PREFIX + id, mode, async () => {
    const entry = findEntry(storage, id);
    if (!entry) return undefined;
    const { values, confirmedAt, reference, receipt } = entry;
    if (confirmedAt !== undefined) {
      return {
        kind: 'stored',
        receipt: { id, ...(reference && { reference }), ...(receipt && { receipt }) },
      };
    }
    const answer = await send(values, entry);
    changeEntry(storage, id, (latest) => settle(latest, answer, now()));
    return answer;
  });

/** The entry updated by an answer; `now` in ms of the device's clock. */
export function settle(entry: OutboxEntry, answer: SendAnswer, now: number): OutboxEntry {
  if (answer.kind === 'invalid') return { ...entry, faults: answer.errors };
  if (answer.kind === 'stored') {
    const { id, reference, receipt, challenge } = answer.receipt;
    const storedId = id === entry.id ? undefined : id;
    const told = { storedId, reference, receipt, challenge };
    return { ...entry, ...told, confirmedAt: now, notBefore: undefined };
  }
  const silenceMs = Math.min((answer.waitSeconds ?? 0) * 1000, MAX_SILENCE_MS);
  return { ...entry, tries: entry.tries + 1, notBefore: silenceMs ? now + silenceMs : undefined };
}
