import { forgetEnquiry } from './keep-enquiry.ts';
import { readCopies } from './lead-copies.ts';
import { KEPT_FOR, type OutboxEntry } from './outbox-entry.ts';
import { changeEntries, readEntries } from './outbox-state.ts';

/**
 * Takes off the device what was confirmed a week ago. Only the time since the confirmation counts, so
 * that no clock, however wrong, touches an enquiry that is not confirmed.
 */
export function expireCopies(storage: Storage, now: number): void {
  const copies = readCopies(storage);
  const known = new Set(readEntries(storage).map(({ copy }) => copy));
  const strangers = copies.filter(({ id }) => !known.has(id)).map(({ id }) => confirmed(id, now));
  const isAhead = readEntries(storage).some(({ confirmedAt = 0 }) => confirmedAt > now);
  if (strangers.length > 0 || isAhead) {
    changeEntries(storage, (entries) => [
      ...strangers,
      ...entries.map((entry) =>
        // The clock was set back since: the week begins anew.
        (entry.confirmedAt ?? 0) > now ? { ...entry, confirmedAt: now } : entry,
      ),
    ]);
  }
  for (const { confirmedAt, copy } of readEntries(storage)) {
    if (confirmedAt !== undefined && now - confirmedAt >= KEPT_FOR) forgetEnquiry(storage, copy);
  }
}

/** A copy without an entry: an earlier version of the site kept it after the server had taken it. */
const confirmed = (copy: OutboxEntry['copy'], now: number): OutboxEntry => ({
  ...{ id: '', consents: [], notice: '', attribution: {}, homepage: '' },
  copy,
  tries: 0,
  confirmedAt: now,
});
