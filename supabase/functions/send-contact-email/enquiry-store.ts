import { createHash } from 'node:crypto';
import * as v from 'valibot';
import {
  ASKED_PURPOSES,
  consentTo,
  NOTICE,
  type StoredConsent,
} from '../../../contract/consent.ts';
import { formatDay } from '../../../contract/desk/indian-clock.ts';
import { spellCity } from '../../../contract/desk/spelling.ts';
import { ENQUIRY_FIELDS, type Enquiry } from '../../../contract/enquiry.ts';
import { type Interest, parseInterest } from '../../../contract/interest/interest.ts';
import type { Submission } from '../../../contract/submission.ts';
import type { Bucket } from '../_shared/doubt.ts';
import type { LeadMail } from '../_shared/lead-mail.ts';
import { storableAttribution } from '../_shared/read-fields.ts';
import { isSignedEnquiry, signEnquiry, signReceipt } from '../_shared/signatures.ts';
import { renderAcknowledgement } from './acknowledgement.ts';
import type { Verdict } from './judge.ts';
import { renderTeamMail } from './team-mail.ts';

export interface Journey {
  /** ISO 8601; earlier than the time of storing for a lead that waited in the spool. */
  received_at: string;
  /** Why it is quarantined; empty when it is not. */
  reasons: string[];
  proof_releases: boolean;
  attribution: object;
  interest: Interest;
  consents: StoredConsent[];
}

/** An enquiry that is to be stored. The mails about it name its id, so they are written when it is stored. */
export interface EnquiryEntry {
  id: string;
  enquiry: Enquiry;
  journey: Journey;
  heldFor?: string | undefined;
}

/** An enquiry with its mails, as `public.submit_enquiry` takes it and as 1.0.0 kept it in its spool. */
export interface WholeEnquiry {
  lead: Enquiry & { id: string };
  mails: readonly LeadMail[];
  /** The signature recognises a repetition; an entry of 1.0.0 has none. */
  journey: Partial<Journey> & { signature?: string };
}

export interface Assessment {
  isKnown: boolean;
  /** It was accepted and is quarantined, until a proof of work or the administrator releases it. */
  isHeld: boolean;
  /** Signature of its first words; only while its lead is kept, and not for leads of 1.0.0. */
  signature?: string | null | undefined;
  /** The database could not be asked: nothing of this is known. */
  isDatabaseDown?: true;
  /** Seconds until each bucket has room again; 0 when it has room now. */
  waits: readonly number[];
}

export interface EnquiryStore {
  assessEnquiry(submission: string, buckets: readonly Bucket[]): Promise<Assessment>;
  /** Returns the id under which it is kept: another one where its own held other words. */
  storeEnquiry(entry: EnquiryEntry): Promise<string>;
  acceptProof(submission: string): Promise<unknown>;
}

const assessmentSchema = v.object({
  is_known: v.boolean(),
  is_held: v.boolean(),
  signature: v.nullish(v.string()),
  waits: v.array(v.number()),
});

export function parseAssessment(found: unknown): Assessment {
  const { is_known, is_held, signature, waits } = v.parse(assessmentSchema, found);
  return { isKnown: is_known, isHeld: is_held, signature, waits };
}

export interface Sender {
  /** The first signs, all verify. */
  secrets: readonly string[];
  leadsTo: string;
  /** Public origins without trailing slash, for the links in mails: of the site, and of the desk. */
  siteUrl: string;
  deskUrl: string;
}

export interface Ledger {
  submit(enquiry: WholeEnquiry): Promise<unknown>;
  /** @returns the answer of `public.assess_enquiry` without any bucket, which counts nothing */
  assess(submission: string): Promise<unknown>;
}

const submittedSchema = v.fallback(v.object({ is_new: v.boolean() }), { is_new: true });

// Somebody else may have stored other words under this id since it was asked about, or while the database
// was away: then the entry gets an id of its own.
export async function storeEntry(
  entry: EnquiryEntry | WholeEnquiry,
  ledger: Ledger,
  sender: Sender,
): Promise<string> {
  if ('mails' in entry) {
    await ledger.submit(entry);
    return entry.lead.id;
  }
  const { id, enquiry } = entry;
  const { is_new } = v.parse(submittedSchema, await ledger.submit(writeWhole(entry, sender)));
  if (is_new) return id;
  const assessment = parseAssessment(await ledger.assess(id));
  if (matchEnquiry(enquiry, id, { ...assessment, isKnown: true }, sender.secrets) !== 'other')
    return id;
  return storeEntry({ ...entry, id: conflictId(enquiry, id) }, ledger, sender);
}

function writeWhole(entry: EnquiryEntry, sender: Sender): WholeEnquiry {
  const { id, enquiry, journey, heldFor } = entry;
  const lead = { ...enquiry, id };
  const allowsCalls = journey.consents.some(({ purpose }) => purpose === 'calls');
  const receipt = signReceipt(id, sender.secrets);
  const receivedAt = new Date(journey.received_at);
  return {
    lead,
    mails: [
      renderTeamMail(lead, { ...sender, receivedAt, allowsCalls, interest: journey.interest }),
      {
        ...renderAcknowledgement(lead, { ...sender, receipt, allowsCalls }),
        held_for: heldFor,
      },
    ],
    journey: { ...journey, signature: signEnquiry(id, enquiryText(enquiry), sender.secrets) },
  };
}

const spellPlace = (interest: Interest): Interest =>
  interest.city ? { ...interest, city: spellCity(interest.city) } : interest;

export const toJourney = (submission: Submission, verdict: Verdict): Journey => ({
  received_at: new Date().toISOString(),
  reasons: verdict.reasons,
  proof_releases: verdict.proofReleases,
  attribution: storableAttribution(submission.attribution),
  interest: spellPlace(parseInterest(submission.interest)),
  consents: [
    consentTo('enquiry'),
    // A consent to another version of the notice was given to other words.
    ...(submission.notice === NOTICE.version
      ? ASKED_PURPOSES.filter((purpose) => submission.consents.includes(purpose)).map(consentTo)
      : []),
  ],
});

/** `gone`: the first one's words were erased, cleared, or stored by version 1.0.0. */
export type Match = 'new' | 'same' | 'other' | 'gone';

// By its words alone: somebody may have read the id in a log and sent it first. Neither may swallow
// what comes second, nor show it the first one's receipt.
export function matchEnquiry(
  enquiry: Enquiry,
  id: string,
  { isKnown, signature }: Pick<Assessment, 'isKnown' | 'signature'>,
  secrets: readonly string[],
): Match {
  if (!isKnown) return 'new';
  if (!signature) return 'gone';
  return isSignedEnquiry(id, enquiryText(enquiry), signature, secrets) ? 'same' : 'other';
}

/** The words of an enquiry in one text, as they are stored; a field that was left open is not in it. */
export const enquiryText = (enquiry: Enquiry): string =>
  JSON.stringify(
    [...ENQUIRY_FIELDS, 'phone_typed' as const].flatMap((field) =>
      enquiry[field] ? [[field, enquiry[field]]] : [],
    ),
  );

// The same text from the same network on one day is one submission, so that a double tap stores nothing
// twice. A UUID of version 8 (RFC 9562 §5.8).
export const deriveSubmissionId = (enquiry: Enquiry, network: string, now: Date): string =>
  idOf([...fieldsOf(enquiry), network, formatDay(now.getTime())]);

/** Derives an id for words whose own id holds other words; the same whenever they come again. */
export const conflictId = (enquiry: Enquiry, taken: string): string =>
  idOf([...fieldsOf(enquiry), taken]);

const fieldsOf = (enquiry: Enquiry): unknown[] => [
  ...ENQUIRY_FIELDS.map((field) => enquiry[field]),
  ...(enquiry.phone_typed ? [enquiry.phone_typed] : []),
];

function idOf(parts: readonly unknown[]): string {
  const hex = createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);
  const variant = ((Number.parseInt(hex.slice(16, 18), 16) & 0x3f) | 0x80).toString(16);
  const marked = `${hex.slice(0, 12)}8${hex.slice(13, 16)}${variant}${hex.slice(18)}`;
  return marked.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
