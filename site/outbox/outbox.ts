import type { EnquiryErrors } from '../../contract/enquiry.ts';
import { ENQUIRY_FIELDS, type EnquiryField } from '../../contract/enquiry-fields.ts';

/** Each enquiry has a key of its own, so two tabs that write at once lose nothing. */

export const ENTRY_PREFIX = 'contactLead:';
/** How the text of an entry begins; the time follows at which a page should next handle it. */
export const ENTRY_START = '{"due":';
/** Where the browser keeps what was sent (specification §3). */
export const COPIES_KEY = 'contactLeads';
/** Event on the window after every change in the same tab; other tabs hear `storage`. */
export const OUTBOX_EVENT = 'outbox';
export const KEPT_MS = 7 * 86_400_000;
/** Longest pause that a server may ask for; it also bounds what a wrong clock can cause. */
export const MAX_SILENCE_MS = 3_600_000;

export type EnquiryValues = Record<EnquiryField, string>;

/** What is sent along with the fields (contract/submission.ts), fixed when the visitor presses the button. */
export interface SubmissionFacts {
  /** Idempotency key, a UUID: however often it is sent, it is stored once. */
  id: string;
  token?: string | undefined;
  consents: readonly string[];
  notice: string;
  attribution: object;
  /** Query of what the visitor told the decision tools; missing in entries of before and where he told nothing. */
  interest?: unknown;
  homepage: string;
}

/** One enquiry on this device: what was written, and how far its delivery is. Times are those of the device's clock. */
export interface OutboxEntry extends SubmissionFacts {
  values: EnquiryValues;
  timestamp: string;
  tries: number;
  /** The server asked for no further attempt before then. */
  notBefore?: number | undefined;
  confirmedAt?: number | undefined;
  /** Under which the server stored it, where its own id held other words there. */
  storedId?: string | undefined;
  reference?: string | undefined;
  receipt?: string | undefined;
  challenge?: unknown;
  faults?: EnquiryErrors | undefined;
}

/** The browser's lasting storage, or undefined where reading it is already refused. */
export const openStorage = (): Storage | undefined => open('localStorage');

/** The storage of this tab, likewise. */
export const openSession = (): Storage | undefined => open('sessionStorage');

function open(name: 'localStorage' | 'sessionStorage'): Storage | undefined {
  try {
    return window[name];
  } catch {
    return undefined;
  }
}

/** Every field of an enquiry and nothing else; what is no text reads as empty. */
export function pickValues(read: (field: EnquiryField) => unknown): EnquiryValues {
  const picked = ENQUIRY_FIELDS.map((field) => {
    const value = read(field);
    return [field, typeof value === 'string' ? value : ''];
  });
  return Object.fromEntries(picked) as EnquiryValues;
}

export const isWaiting = ({ confirmedAt, faults }: OutboxEntry): boolean =>
  confirmedAt === undefined && !faults;

/** A time further off than the longest pause means that the clock was set back. */
export function findSilence({ notBefore }: OutboxEntry, now: number): number {
  const left = (notBefore ?? now) - now;
  return left <= MAX_SILENCE_MS ? left : 0;
}

/** When a page should next handle an entry; 0 means now. */
function dueTime(entry: OutboxEntry): number {
  if (isWaiting(entry) || entry.challenge) return 0;
  return entry.confirmedAt === undefined ? Number.MAX_SAFE_INTEGER : entry.confirmedAt + KEPT_MS;
}

/** Every entry, oldest first; unreadable ones count as missing. */
export const readEntries = (storage: Storage): OutboxEntry[] =>
  listIds(storage)
    .flatMap((id) => findEntry(storage, id) ?? [])
    .sort((one, other) => compare(one.timestamp, other.timestamp) || compare(one.id, other.id));

/** The entry of a submission's id; undefined where the text under it is no entry of this id. */
export function findEntry(storage: Storage, id: string): OutboxEntry | undefined {
  try {
    const { due: _due, values, ...rest } = JSON.parse(storage.getItem(ENTRY_PREFIX + id) ?? '');
    const isEntry = rest.id === id && typeof rest.timestamp === 'string';
    if (!isEntry || typeof values !== 'object') return undefined;
    return { ...rest, values: pickValues((field) => values[field]) };
  } catch {
    return undefined;
  }
}

/** @returns undefined where the browser does not keep it (blocked or full) */
export function keepEnquiry(
  storage: Storage,
  values: EnquiryValues,
  facts: SubmissionFacts,
  now: Date,
): OutboxEntry | undefined {
  const entry = { ...facts, values, timestamp: now.toISOString(), tries: 0 };
  return storeEntry(storage, entry) ? entry : undefined;
}

/** Replaces one entry, if it is still there: the visitor may have removed it meanwhile. */
export function changeEntry(
  storage: Storage,
  id: string,
  change: (entry: OutboxEntry) => OutboxEntry,
): void {
  const entry = findEntry(storage, id);
  if (entry) storeEntry(storage, change(entry));
}

export function forgetEnquiry(storage: Storage, id: string): void {
  storage.removeItem(ENTRY_PREFIX + id);
  tellChange(storage);
}

/** Only the time since the confirmation counts: no clock, however wrong, touches what is not
 * confirmed. */
export function expireEntries(storage: Storage, now: number): void {
  for (const id of listIds(storage)) {
    const entry = findEntry(storage, id);
    // What is not confirmed stays as it is, whatever the clock says.
    const confirmedAt = entry ? (entry.confirmedAt ?? now) : Number.NEGATIVE_INFINITY;
    // The clock was set back since: restart the week.
    if (confirmedAt > now) changeEntry(storage, id, (latest) => ({ ...latest, confirmedAt: now }));
    else if (now - confirmedAt >= KEPT_MS) forgetEnquiry(storage, id);
  }
  writeCopies(storage);
}

/** @returns whether the browser stored it */
function storeEntry(storage: Storage, entry: OutboxEntry): boolean {
  const text = `${ENTRY_START}${dueTime(entry)},${JSON.stringify(entry).slice(1)}`;
  try {
    storage.setItem(ENTRY_PREFIX + entry.id, text);
  } catch {
    return false;
  }
  tellChange(storage);
  return true;
}

function tellChange(storage: Storage): void {
  writeCopies(storage);
  globalThis.dispatchEvent?.(new Event(OUTBOX_EVENT));
}

const listIds = (storage: Storage): string[] =>
  Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '')
    .filter((key) => key.startsWith(ENTRY_PREFIX))
    .map((key) => key.slice(ENTRY_PREFIX.length));

const compare = (one: string, other: string): number => Number(one > other) - Number(one < other);

/** The specification asks for it. Nothing reads it, so one that is refused costs nothing. */
function writeCopies(storage: Storage): void {
  let last = 0;
  const copies = readEntries(storage).map(({ values, timestamp }) => {
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
