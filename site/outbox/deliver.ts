import type { EnquiryValues } from './enquiry-values.ts';
import { type HeldEnquiry, keptValues, mendEnquiry } from './keep-enquiry.ts';
import type { OutboxEntry, SubmissionFacts } from './outbox-entry.ts';
import { LONGEST_SILENCE } from './outbox-entry.ts';
import { changeEntries, changeEntry, findEntry, STATE_KEY } from './outbox-state.ts';
import type { SendAnswer } from './send-enquiry.ts';
import { underLock } from './under-lock.ts';

/** What delivering needs from the outside. */
export interface DeliveryParts {
  send(values: EnquiryValues, facts: SubmissionFacts): Promise<SendAnswer>;
  /** Milliseconds of the device's clock. */
  now(): number;
}

/**
 * Sends one enquiry of the outbox and notes the answer; what another tab has had confirmed is not sent
 * again.
 * @param held what the tab in which it was written holds of it, so that no other tab's writing undoes it
 * @returns the answer, or undefined when the enquiry is gone or is left to another tab
 */
export const deliver = (
  storage: Storage,
  id: string,
  { send, now }: DeliveryParts,
  mode: 'wait' | 'leave',
  held?: HeldEnquiry,
): Promise<SendAnswer | undefined> =>
  underLock(`${STATE_KEY} ${id}`, mode, async () => {
    if (held) mendEnquiry(storage, held);
    const entry = findEntry(storage, id);
    if (!entry) return undefined;
    const { confirmedAt, reference, receipt } = entry;
    if (confirmedAt !== undefined) {
      return {
        kind: 'stored',
        receipt: { id, ...(reference && { reference }), ...(receipt && { receipt }) },
      };
    }
    const values = keptValues(storage, id);
    if (!values) {
      changeEntries(storage, (entries) => entries.filter((other) => other.id !== id));
      return undefined;
    }
    const answer = await send(values, entry);
    if (held) mendEnquiry(storage, held);
    changeEntry(storage, id, (latest) => settle(latest, answer, now()));
    return answer;
  });

/** The entry after an answer. */
export function settle(entry: OutboxEntry, answer: SendAnswer, now: number): OutboxEntry {
  if (answer.kind === 'invalid') return { ...entry, faults: answer.errors };
  if (answer.kind === 'stored') {
    const { reference, receipt, challenge } = answer.receipt;
    return { ...entry, confirmedAt: now, reference, receipt, challenge, notBefore: undefined };
  }
  const silence = Math.min((answer.wait ?? 0) * 1000, LONGEST_SILENCE);
  return { ...entry, tries: entry.tries + 1, notBefore: silence ? now + silence : undefined };
}
