import type { StoredConsent } from '../../../contract/consent.ts';
import type { Enquiry } from '../../../contract/enquiry.ts';
import type { Bucket } from './enquiry-limits.ts';
import type { LeadMail } from './mail.ts';

export type { LeadMail } from './mail.ts';

/** One enquiry with the id under which it is stored. */
export interface Lead extends Enquiry {
  id: string;
}

/** What is stored with a lead, as `public.submit_enquiry` takes it. */
export interface Journey {
  /** ISO 8601; a lead that waited on a disk came earlier than it is stored. */
  received_at: string;
  /** Why it is held back; empty when it is not. */
  reasons: string[];
  proof_releases: boolean;
  attribution: object;
  consents: StoredConsent[];
}

/** Everything about one enquiry: stored together or not at all. */
export interface LeadEntry {
  lead: Lead;
  mails: readonly LeadMail[];
  journey: Journey;
}

/** What the database knows before an enquiry is stored. */
export interface Weighing {
  /** This submission was taken before. */
  isKnown: boolean;
  /** It was taken and waits for a proof or for the administrator. */
  isHeld: boolean;
  /** Seconds until each bucket has room again; 0 means that it has. */
  waits: readonly number[];
}

/** Where enquiries are kept, whichever way leads to the database. */
export interface EnquiryStore {
  weighEnquiry(submission: string, buckets: readonly Bucket[]): Promise<Weighing>;
  /** Keeps an entry so that no restart loses it. An entry that is kept already is no fault. */
  storeEnquiry(entry: LeadEntry): Promise<void>;
  /** Lets an enquiry through that waited for a proof of work. */
  acceptProof(submission: string): Promise<void>;
}

/** @param found what `public.assess_enquiry` answers */
export function readWeighing(found: unknown): Weighing {
  const { is_known, is_held, waits } = found as {
    is_known: boolean;
    is_held: boolean;
    waits: number[];
  };
  return { isKnown: is_known, isHeld: is_held, waits };
}
