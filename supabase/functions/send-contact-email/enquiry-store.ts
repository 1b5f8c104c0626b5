import * as v from 'valibot';
import type { StoredConsent } from '../../../contract/consent.ts';
import type { Enquiry } from '../../../contract/enquiry.ts';
import type { Bucket } from '../_shared/doubt/enquiry-limits.ts';
import type { LeadMail } from '../_shared/mail/lead-mail.ts';

/** One enquiry with the id under which it is stored. */
export interface Lead extends Enquiry {
  id: string;
}

/** What is stored with a lead, as `public.submit_enquiry` takes it. */
export interface Journey {
  /** ISO 8601; earlier than the time of storing for a lead that waited in the spool. */
  received_at: string;
  /** Why it is quarantined; empty when it is not. */
  reasons: string[];
  proof_releases: boolean;
  /** By which a repetition is recognised; entries of version 1.0.0 in a spool have none. */
  signature?: string;
  attribution: object;
  consents: StoredConsent[];
}

/** Everything about an enquiry, stored together or not at all. */
export interface LeadEntry {
  lead: Lead;
  mails: readonly LeadMail[];
  journey: Journey;
}

/** What the database knows before an enquiry is stored. */
export interface Assessment {
  /** This submission was accepted before. */
  isKnown: boolean;
  /** It was accepted and is quarantined, until a proof of work or the administrator releases it. */
  isHeld: boolean;
  /** Signature of its first words; only while its lead is kept, and not for leads of 1.0.0. */
  signature?: string | null | undefined;
  /** The database could not be asked: nothing of this is known. */
  isUnasked?: true;
  /** Seconds until each bucket has room again; 0 when it has room now. */
  waits: readonly number[];
}

/** Stores enquiries, however the database is reached. */
export interface EnquiryStore {
  assessEnquiry(submission: string, buckets: readonly Bucket[]): Promise<Assessment>;
  /** Stores an entry durably. Storing it again changes nothing. */
  storeEnquiry(entry: LeadEntry): Promise<void>;
  /** Releases an enquiry that waited for a proof of work. */
  acceptProof(submission: string): Promise<void>;
}

const assessmentSchema = v.object({
  is_known: v.boolean(),
  is_held: v.boolean(),
  signature: v.nullish(v.string()),
  waits: v.array(v.number()),
});

/**
 * @param found the answer of `public.assess_enquiry`
 * @throws ValiError when it is of another shape
 */
export function parseAssessment(found: unknown): Assessment {
  const { is_known, is_held, signature, waits } = v.parse(assessmentSchema, found);
  return { isKnown: is_known, isHeld: is_held, signature, waits };
}
