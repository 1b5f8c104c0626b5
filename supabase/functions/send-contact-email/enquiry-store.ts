import * as v from 'valibot';
import type { StoredConsent } from '../../../contract/consent.ts';
import type { Enquiry } from '../../../contract/enquiry.ts';
import type { Interest } from '../../../contract/interest/interest.ts';
import type { Bucket } from '../_shared/doubt/enquiry-limits.ts';
import { isEqualText } from '../_shared/equal-text.ts';
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
  /** What the visitor told the decision tools; entries of earlier versions in a spool have none. */
  interest?: Interest;
  consents: StoredConsent[];
}

/** Everything about an enquiry, stored together or not at all. */
export interface WholeEnquiry {
  lead: Lead;
  mails: readonly LeadMail[];
  journey: Journey;
}

/** An enquiry, and what becomes of it where its id turns out to hold other words. */
export interface LeadEntry extends WholeEnquiry {
  /** Missing in a spool of an earlier version. */
  apart?: {
    /** The same words under an id of their own, with mails that name it. */
    enquiry: WholeEnquiry;
    /** Of the same words under the first id, one for each secret: where one of them stands, nothing is apart. */
    signatures: readonly string[];
  };
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
  /**
   * Stores an entry durably. Storing it again changes nothing.
   * @returns the id under which it is kept; another than its own where that one held other words
   */
  storeEnquiry(entry: LeadEntry): Promise<string>;
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
 * @throws when it is of another shape
 */
export function parseAssessment(found: unknown): Assessment {
  const { is_known, is_held, signature, waits } = v.parse(assessmentSchema, found);
  return { isKnown: is_known, isHeld: is_held, signature, waits };
}

/** The two functions of the database that storing takes. */
export interface Ledger {
  /** @returns the answer of `public.submit_enquiry` */
  submit(enquiry: WholeEnquiry): Promise<unknown>;
  /** @returns the answer of `public.assess_enquiry` without any bucket, which counts nothing */
  assess(submission: string): Promise<unknown>;
}

const submittedSchema = v.fallback(v.object({ is_new: v.boolean() }), { is_new: true });

/**
 * Stores an entry, or stores it apart where its id holds other words by now: somebody else may have
 * come first since the id was asked about, or while the database was away.
 * @returns the id under which it is kept
 */
export async function storeOrApart(
  { apart, ...enquiry }: LeadEntry,
  { submit, assess }: Ledger,
): Promise<string> {
  const { id } = enquiry.lead;
  const { is_new } = v.parse(submittedSchema, await submit(enquiry));
  if (is_new || !apart) return id;
  const { signature } = parseAssessment(await assess(id));
  // Without a signature the words are gone: erased, cleared, or of version 1.0.0.
  if (!signature || apart.signatures.some((own) => isEqualText(own, signature))) return id;
  await submit(apart.enquiry);
  return apart.enquiry.lead.id;
}
