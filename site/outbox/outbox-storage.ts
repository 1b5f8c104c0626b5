import type { EnquiryValues } from './enquiry-values.ts';
import {
  ENTRY_PREFIX,
  KEPT_MS,
  type OutboxEntry,
  readEntry,
  type SubmissionFacts,
  writeEntry,
} from './outbox-entry.ts';

/**
 * The outbox of this device: each enquiry under a key of its own, `contactLead:<submission id>`. Two tabs
 * that write at the same moment, unaware of each other, write two keys and lose nothing. The list
 * `contactLeads` is derived from these keys for whoever reads it (`writeCopies`).
 */

/** Event on the window after every change in the same tab; other tabs hear `storage`. */
export const OUTBOX_EVENT = 'outbox';

/** Every entry, oldest first; unreadable ones count as missing. */
export const readEntries = (storage: Storage): OutboxEntry[] =>
  listIds(storage)
    .flatMap((id) => findEntry(storage, id) ?? [])
    .sort((one, other) => compare(one.timestamp, other.timestamp) || compare(one.id, other.id));

/** The entry of a submission's id. */
export const findEntry = (storage: Storage, id: string): OutboxEntry | undefined =>
  readEntry(id, storage.getItem(ENTRY_PREFIX + id));

/**
 * Puts an enquiry into the outbox, before anything goes out.
 * @returns its entry, or undefined where the browser does not keep it (blocked or full)
 */
export function keepEnquiry(
  storage: Storage,
  values: EnquiryValues,
  facts: SubmissionFacts,
  now: Date,
): OutboxEntry | undefined {
  const entry = { ...facts, values, timestamp: now.toISOString(), tries: 0 };
  return storeEntry(storage, entry) ? entry : undefined;
}

/**
 * Replaces one entry, if it is still there: the visitor may have removed it meanwhile.
 * @returns whether the browser stored it
 */
export function changeEntry(
  storage: Storage,
  id: string,
  change: (entry: OutboxEntry) => OutboxEntry,
): boolean {
  const entry = findEntry(storage, id);
  return entry !== undefined && storeEntry(storage, change(entry));
}

/** Removes an enquiry from the device, sent or not. */
export function forgetEnquiry(storage: Storage, id: string): void {
  storage.removeItem(ENTRY_PREFIX + id);
  tellChange(storage);
}

/**
 * Removes entries that were confirmed a week ago, and unreadable ones. Only the time since the confirmation
 * counts, so that no clock, however wrong, touches an enquiry that is not confirmed.
 */
export function expireEntries(storage: Storage, now: number): void {
  for (const id of listIds(storage)) {
    const entry = findEntry(storage, id);
    // What is not confirmed stays as it is, whatever the clock says.
    const confirmedAt = entry ? (entry.confirmedAt ?? now) : Number.NEGATIVE_INFINITY;
    // The clock was set back since: restart the week.
    if (confirmedAt > now) changeEntry(storage, id, (latest) => ({ ...latest, confirmedAt: now }));
    else if (now - confirmedAt >= KEPT_MS) forgetEnquiry(storage, id);
  }
  writeCopies(storage, readEntries(storage));
}

function storeEntry(storage: Storage, entry: OutboxEntry): boolean {
  try {
    storage.setItem(ENTRY_PREFIX + entry.id, writeEntry(entry));
  } catch {
    return false;
  }
  tellChange(storage);
  return true;
}

function tellChange(storage: Storage): void {
  writeCopies(storage, readEntries(storage));
  globalThis.dispatchEvent?.(new Event(OUTBOX_EVENT));
}

const listIds = (storage: Storage): string[] =>
  Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '')
    .filter((key) => key.startsWith(ENTRY_PREFIX))
    .map((key) => key.slice(ENTRY_PREFIX.length));

const compare = (one: string, other: string): number => Number(one > other) - Number(one < other);

/** Where the browser keeps what was sent (specification §3). */
export const COPIES_KEY = 'contactLeads';

/**
 * Writes the list that the specification asks for: of each enquiry the form's fields, the ISO time and
 * a number from the clock. It follows from the entries and nothing reads it back, so that a list which
 * the browser refuses, or which another tab has just written over, costs nothing: the next change or
 * round of the outbox writes it again.
 * @param entries oldest first
 */
export function writeCopies(storage: Storage, entries: readonly OutboxEntry[]): void {
  let last = 0;
  const copies = entries.map(({ values, timestamp }) => {
    last = Math.max(Date.parse(timestamp) || last, last + 1);
    return { ...values, timestamp, id: last };
  });
  const text = JSON.stringify(copies);
  try {
    if (copies.length === 0) storage.removeItem(COPIES_KEY);
    else if (storage.getItem(COPIES_KEY) !== text) storage.setItem(COPIES_KEY, text);
  } catch {
    // Full: the enquiries themselves are kept.
  }
}
