import type { EnquiryErrors } from '../../contract/enquiry.ts';
import { type EnquiryValues, pickValues } from './enquiry-values.ts';

/** Beginning of the name under which an enquiry is kept; the submission's id follows. */
export const ENTRY_PREFIX = 'contactLead:';
/** How the text of an entry begins: the time follows when a page should next look after it. */
export const ENTRY_START = '{"due":';

/** What travels with the fields (contract/submission.ts), fixed when the visitor presses the button. */
export interface SubmissionFacts {
  /** UUID: however often it is sent, it is stored once. */
  id: string;
  token?: string | undefined;
  consents: readonly string[];
  notice: string;
  attribution: object;
  /** Honeypot as the form held it. */
  homepage: string;
}

/** One enquiry on this device: what was written, and how it stands. */
export interface OutboxEntry extends SubmissionFacts {
  values: EnquiryValues;
  /** When it was written, ISO 8601; by the device's clock. */
  timestamp: string;
  /** How often it was sent without an answer that settles it. */
  tries: number;
  /** The server asked for silence until then; by the device's clock. */
  notBefore?: number | undefined;
  /** When the server confirmed it; by the device's clock. */
  confirmedAt?: number | undefined;
  reference?: string | undefined;
  /** Token of the receipt page. */
  receipt?: string | undefined;
  /** Work that still has to be proven. */
  challenge?: unknown;
  /** Why the server refused it; it waits for the visitor. */
  faults?: EnquiryErrors | undefined;
}

/** Milliseconds for which a confirmed enquiry stays on the device. */
export const KEPT_MS = 7 * 86_400_000;
/** Longest silence in milliseconds that a server may ask for, and that a wrong clock can bring about. */
export const MAX_SILENCE_MS = 3_600_000;

/** Still has to be sent. */
export const isWaiting = ({ confirmedAt, faults }: OutboxEntry): boolean =>
  confirmedAt === undefined && !faults;

/** A time further away than anybody asked for comes from a clock that was set back. */
export const isSilenced = ({ notBefore = 0 }: OutboxEntry, now: number): boolean =>
  notBefore > now && notBefore - now <= MAX_SILENCE_MS;

/** When a page should next look after an entry: 0 is at once. */
export function dueTime(entry: OutboxEntry): number {
  if (isWaiting(entry) || entry.challenge) return 0;
  return entry.confirmedAt === undefined ? Number.MAX_SAFE_INTEGER : entry.confirmedAt + KEPT_MS;
}

/** An entry as the text that the device keeps. */
export const writeEntry = (entry: OutboxEntry): string =>
  `${ENTRY_START}${dueTime(entry)},${JSON.stringify(entry).slice(1)}`;

/**
 * Reads a kept text.
 * @param id under which it is kept
 * @returns the entry, or undefined where the text is none of this id
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
