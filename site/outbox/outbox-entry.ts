import type { EnquiryErrors } from '../../contract/enquiry.ts';
import { type EnquiryValues, pickValues } from './enquiry-values.ts';

/** Prefix of the storage key of an enquiry; the submission's id follows. */
export const ENTRY_PREFIX = 'contactLead:';
/** How the text of an entry begins; the time follows at which a page should next handle it. */
export const ENTRY_START = '{"due":';

/**
 * What is sent along with the fields (contract/submission.ts), fixed when the visitor presses the button.
 */
export interface SubmissionFacts {
  /** Idempotency key, a UUID: however often it is sent, it is stored once. */
  id: string;
  token?: string | undefined;
  consents: readonly string[];
  notice: string;
  attribution: object;
  /** Query of what the visitor told the decision tools; missing in entries of before and where he told nothing. */
  interest?: unknown;
  /** Value of the honeypot field. */
  homepage: string;
}

/** One enquiry on this device: what was written, and how far its delivery is. */
export interface OutboxEntry extends SubmissionFacts {
  values: EnquiryValues;
  /** When it was written, ISO 8601; by the device's clock. */
  timestamp: string;
  /** Attempts so far that had no final answer. */
  tries: number;
  /** The server asked for no further attempt before then; by the device's clock. */
  notBefore?: number | undefined;
  /** When the server confirmed it; by the device's clock. */
  confirmedAt?: number | undefined;
  /** Under which the server stored it, where its own id held other words there. */
  storedId?: string | undefined;
  reference?: string | undefined;
  /** Token of the receipt page. */
  receipt?: string | undefined;
  /** Proof of work that the server still asks for. */
  challenge?: unknown;
  /** Why the server refused it, by field; it waits for the visitor. */
  faults?: EnquiryErrors | undefined;
}

/** How long a confirmed enquiry stays on the device. */
export const KEPT_MS = 7 * 86_400_000;
/** Longest pause that a server may ask for; it also bounds what a wrong clock can cause. */
export const MAX_SILENCE_MS = 3_600_000;

/** Still has to be sent. */
export const isWaiting = ({ confirmedAt, faults }: OutboxEntry): boolean =>
  confirmedAt === undefined && !faults;

/**
 * Milliseconds that the pause which the server asked for still lasts; not above 0 when it is over. A time
 * further off than the longest pause means that the clock was set back.
 */
export function findSilence({ notBefore }: OutboxEntry, now: number): number {
  const left = (notBefore ?? now) - now;
  return left <= MAX_SILENCE_MS ? left : 0;
}

export const isSilenced = (entry: OutboxEntry, now: number): boolean => findSilence(entry, now) > 0;

/** When a page should next handle an entry, in ms of the device's clock; 0 means now. */
export function dueTime(entry: OutboxEntry): number {
  if (isWaiting(entry) || entry.challenge) return 0;
  return entry.confirmedAt === undefined ? Number.MAX_SAFE_INTEGER : entry.confirmedAt + KEPT_MS;
}

/** Serialises an entry for storage. */
export const writeEntry = (entry: OutboxEntry): string =>
  `${ENTRY_START}${dueTime(entry)},${JSON.stringify(entry).slice(1)}`;

/**
 * Parses a stored entry.
 * @param id under which it is stored
 * @returns the entry, or undefined where the text is no entry of this id
 */
export function readEntry(id: string, text: string | null): OutboxEntry | undefined {
  try {
    const { due: _due, values, ...rest } = JSON.parse(text ?? 'null');
    const isEntry = rest.id === id && isObject(values) && typeof rest.timestamp === 'string';
    return isEntry ? { ...rest, values: pickValues((field) => values[field]) } : undefined;
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;
