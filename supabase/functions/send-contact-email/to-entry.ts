import type { Enquiry } from '../../../contract/enquiry.ts';
import { signReceipt, signWords } from '../_shared/signatures.ts';
import { renderAcknowledgement } from './acknowledgement.ts';
import type { Lead, LeadEntry, WholeEnquiry } from './enquiry-store.ts';
import { deriveApartId } from './identity/derive-submission-id.ts';
import { wordsOf } from './identity/recognise.ts';
import type { IdentifiedSubmission, TokenState, Verdict } from './judge.ts';
import { renderTeamMail } from './team-mail.ts';
import { toJourney } from './to-journey.ts';

/** An enquiry as it came, under the id that it is kept under. */
export interface Typed {
  enquiry: Enquiry;
  submission: IdentifiedSubmission;
  /** Of the id under which it came, also where it is kept apart. */
  token: TokenState;
}

interface EntryFacts {
  verdict: Verdict;
  /** Why its acknowledgement is not sent. */
  holdFor: string | undefined;
  now: Date;
}

interface Sender {
  secrets: readonly string[];
  leadsTo: string;
  siteUrl: string;
  deskUrl: string;
}

/** The same words under an id of their own. */
export function underApartId(typed: Typed): Typed {
  const submissionId = deriveApartId(typed.enquiry, typed.submission.submissionId);
  return { ...typed, submission: { ...typed.submission, submissionId } };
}

/** What is stored of an enquiry, also for the case that its id holds other words by then. */
export function toEntry(typed: Typed, facts: EntryFacts, sender: Sender): LeadEntry {
  const id = typed.submission.submissionId;
  const words = wordsOf(typed.enquiry);
  return {
    ...toWhole(typed, facts, sender),
    apart: {
      enquiry: toWhole(underApartId(typed), facts, sender),
      signatures: sender.secrets.map((secret) => signWords(id, words, [secret])),
    },
  };
}

function toWhole(
  { enquiry, submission }: Typed,
  { verdict, holdFor, now }: EntryFacts,
  sender: Sender,
): WholeEnquiry {
  const { submissionId: id } = submission;
  const lead: Lead = { ...enquiry, id };
  const journey = toJourney(submission, verdict, now);
  const allowsCalls = journey.consents.some(({ purpose }) => purpose === 'calls');
  const receipt = signReceipt(id, sender.secrets);
  const acknowledgement = renderAcknowledgement(lead, { ...sender, receipt, allowsCalls });
  return {
    lead,
    mails: [
      renderTeamMail(lead, { ...sender, receivedAt: now, allowsCalls, interest: journey.interest }),
      { ...acknowledgement, held_for: holdFor },
    ],
    journey: { ...journey, signature: signWords(id, wordsOf(enquiry), sender.secrets) },
  };
}
