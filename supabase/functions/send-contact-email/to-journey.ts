import { ASKED_PURPOSES, consentTo, NOTICE } from '../../../contract/consent.ts';
import { parseInterest } from '../../../contract/interest/interest.ts';
import type { Submission } from '../../../contract/submission.ts';
import { storableAttribution } from '../_shared/storable-attribution.ts';
import type { Journey } from './enquiry-store.ts';
import type { Verdict } from './judge.ts';

/** What is stored beside the words of an enquiry: its time, doubt, arrival and consents. */
export const toJourney = (submission: Submission, verdict: Verdict, now: Date): Journey => ({
  received_at: now.toISOString(),
  reasons: verdict.reasons,
  proof_releases: verdict.proofReleases,
  attribution: storableAttribution(submission.attribution),
  interest: parseInterest(submission.interest),
  consents: [
    consentTo('enquiry'),
    // A consent to another version of the notice was given to other words.
    ...(submission.notice === NOTICE.version
      ? ASKED_PURPOSES.filter((purpose) => submission.consents.includes(purpose)).map(consentTo)
      : []),
  ],
});
