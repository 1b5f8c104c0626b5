import type { EnquiryErrors } from '../../contract/enquiry.ts';
import type { LeadCopy } from './lead-copies.ts';

/** Beginning of the name under which an enquiry is kept; the submission's id follows. */
export const ENTRY_PREFIX = 'contactLead:';
/** How the text of an entry begins: the time follows when a page should next look after it. */
export const ENTRY_START = '{"due":';

/** What travels with the five fields (contract/submission.ts), fixed when the visitor presses the button. */
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

/** How one enquiry on this device stands. */
export interface OutboxEntry extends SubmissionFacts {
  /** Id of its copy, which holds the five fields. */
  copy: LeadCopy['id'];
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
export const KEPT_FOR = 7 * 86_400_000;
/** Longest silence that a server may ask for, and that a wrong clock can bring about. */
export const LONGEST_SILENCE = 3_600_000;

/** Still has to be sent. */
export const isWaiting = ({ confirmedAt, faults }: OutboxEntry): boolean =>
  confirmedAt === undefined && !faults;

/** A time further away than anybody asked for comes from a clock that was set back. */
export const isSilenced = ({ notBefore = 0 }: OutboxEntry, now: number): boolean =>
  notBefore > now && notBefore - now <= LONGEST_SILENCE;

/** When a page should next look after the outbox: 0 is at once. */
export function dueTime(entries: readonly OutboxEntry[]): number {
  if (entries.some((entry) => isWaiting(entry) || entry.challenge)) return 0;
  const ends = entries.flatMap(({ confirmedAt }) =>
    confirmedAt === undefined ? [] : [confirmedAt + KEPT_FOR],
  );
  return Math.min(...ends, Number.MAX_SAFE_INTEGER);
}
