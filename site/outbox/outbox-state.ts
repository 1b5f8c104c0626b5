import type { LeadCopy } from './lead-copies.ts';
import { dueTime, type OutboxEntry } from './outbox-entry.ts';

/**
 * Beside the copies: `{due, entries}`. The inline script of every page reads `due` and nothing else
 * (site/layout/outbox-script.ts).
 */
export const STATE_KEY = 'contactLeadsState';
/** What earlier versions of the site wrote: `[{id, key}]` of the copies that were not sent. */
export const OLD_STATE_KEY = 'contactLeadsUnsent';
/** Event on the window after every change in the same tab; other tabs hear `storage`. */
export const OUTBOX_EVENT = 'outbox';

/** Every entry, oldest first; what cannot be read counts as missing. */
export const readEntries = (storage: Storage): OutboxEntry[] => [
  ...readList(storage, OLD_STATE_KEY).flatMap(fromOldEntry),
  ...readList(storage, STATE_KEY).filter(isEntry),
];

export const findEntry = (storage: Storage, id: string): OutboxEntry | undefined =>
  readEntries(storage).find((entry) => entry.id === id);

/**
 * Changes the entries as they are at this moment.
 * @returns whether the browser stored it
 */
export function changeEntries(
  storage: Storage,
  change: (entries: OutboxEntry[]) => readonly OutboxEntry[],
): boolean {
  try {
    const entries = change(readEntries(storage));
    if (entries.length > 0) {
      storage.setItem(STATE_KEY, JSON.stringify({ due: dueTime(entries), entries }));
    } else storage.removeItem(STATE_KEY);
    storage.removeItem(OLD_STATE_KEY);
    globalThis.dispatchEvent?.(new Event(OUTBOX_EVENT));
    return true;
  } catch {
    return false;
  }
}

/** Replaces one entry, if it is still there: the visitor may have removed it meanwhile. */
export const changeEntry = (
  storage: Storage,
  id: string,
  change: (entry: OutboxEntry) => OutboxEntry,
): boolean =>
  changeEntries(storage, (entries) =>
    entries.map((entry) => (entry.id === id ? change(entry) : entry)),
  );

function readList(storage: Storage, key: string): unknown[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(key) ?? '[]');
    const list = Array.isArray(kept) ? kept : (kept as { entries?: unknown } | null)?.entries;
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

const isEntry = (value: unknown): value is OutboxEntry =>
  typeof value === 'object' &&
  value !== null &&
  'copy' in value &&
  'id' in value &&
  typeof value.id === 'string';

function fromOldEntry(value: unknown): OutboxEntry[] {
  const { id: copy, key } = (value ?? {}) as { id?: LeadCopy['id']; key?: unknown };
  if (copy === undefined || typeof key !== 'string') return [];
  return [{ id: key, copy, consents: [], notice: '', attribution: {}, homepage: '', tries: 1 }];
}
