import * as v from 'valibot';
import type { StoredConsent } from '../../../contract/consent.ts';
import type { Enquiry } from '../../../contract/enquiry.ts';
import type { LeadMail } from '../_shared/mail/lead-mail.ts';
import type { Bucket } from './enquiry-limits.ts';

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
export interface Assessment {
  /** This submission was taken before. */
  isKnown: boolean;
  /** It was taken and waits for a proof or for the administrator. */
  isHeld: boolean;
  /** Seconds until each bucket has room again; 0 means that it has. */
  waits: readonly number[];
}

/** Where enquiries are kept, whichever way leads to the database. */
export interface EnquiryStore {
  assessEnquiry(submission: string, buckets: readonly Bucket[]): Promise<Assessment>;
  /** Keeps an entry so that no restart loses it. An entry that is kept already changes nothing. */
  storeEnquiry(entry: LeadEntry): Promise<void>;
  /** Lets an enquiry through that waited for a proof of work. */
  acceptProof(submission: string): Promise<void>;
}

const assessmentSchema = v.object({
  is_known: v.boolean(),
  is_held: v.boolean(),
  waits: v.array(v.number()),
});

/**
 * @param found what `public.assess_enquiry` answers
 * @throws ValiError when it is of another shape
 */
export function parseAssessment(found: unknown): Assessment {
  const { is_known, is_held, waits } = v.parse(assessmentSchema, found);
  return { isKnown: is_known, isHeld: is_held, waits };
}
