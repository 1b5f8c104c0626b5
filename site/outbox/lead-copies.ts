import type { OutboxEntry } from './outbox-entry.ts';

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
