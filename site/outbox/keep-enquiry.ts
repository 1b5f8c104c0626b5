import type { EnquiryValues } from './enquiry-values.ts';
import { dropCopy, keepCopy, type LeadCopy, putCopy, readCopies } from './lead-copies.ts';
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

/** What a tab holds of an enquiry beside the device's storage. */
export interface HeldEnquiry {
  copy: LeadCopy;
  entry: OutboxEntry;
}

/** The enquiry as its tab may put it back, or undefined where it is not on the device. */
export function holdEnquiry(storage: Storage, entry: OutboxEntry): HeldEnquiry | undefined {
  const copy = readCopies(storage).find(({ id }) => id === entry.copy);
  return copy && { copy, entry };
}

/**
 * Puts back the half of an enquiry that another tab has written over. Each tab reads a list, changes it
 * and writes it whole, and hears of the others' writing a moment late. Such an accident hits one of the
 * two lists; where both halves are gone, the visitor has removed it.
 */
export function mendEnquiry(storage: Storage, { copy, entry }: HeldEnquiry): void {
  const hasCopy = readCopies(storage).some(({ id }) => id === copy.id);
  const hasEntry = findEntry(storage, entry.id) !== undefined;
  if (hasCopy && !hasEntry) changeEntries(storage, (entries) => [...entries, entry]);
  if (hasEntry && !hasCopy) putCopy(storage, copy);
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
