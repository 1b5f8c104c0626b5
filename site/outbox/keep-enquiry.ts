import type { EnquiryValues } from './enquiry-values.ts';
import { dropCopy, keepCopy, readCopies } from './lead-copies.ts';
import type { OutboxEntry, SubmissionFacts } from './outbox-entry.ts';
import { changeEntries, findEntry } from './outbox-state.ts';

/**
 * Puts an enquiry into the outbox, before anything goes out.
 * @returns its entry, or undefined where the browser does not keep it
 */
export function keepEnquiry(
  storage: Storage,
  values: EnquiryValues,
  facts: SubmissionFacts,
  now: Date,
): OutboxEntry | undefined {
  const copy = keepCopy(storage, values, now);
  if (!copy) return undefined;
  const entry = { ...facts, copy: copy.id, tries: 0 };
  if (changeEntries(storage, (entries) => [...entries, entry])) return entry;
  dropCopy(storage, copy.id);
  return undefined;
}

/** Takes an enquiry off the device, sent or not. */
export function forgetEnquiry(storage: Storage, copy: OutboxEntry['copy']): void {
  dropCopy(storage, copy);
  changeEntries(storage, (entries) => entries.filter((entry) => entry.copy !== copy));
}

/** The five fields that lie in the outbox under this submission's id. */
export function keptValues(storage: Storage, id: string): EnquiryValues | undefined {
  const entry = findEntry(storage, id);
  return entry && readCopies(storage).find((copy) => copy.id === entry.copy);
}
