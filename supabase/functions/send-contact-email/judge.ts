import type { Enquiry } from '../../../contract/enquiry.ts';
import type { Submission } from '../../../contract/submission.ts';
import { DOUBT_WEIGHT, ENQUIRY_LIMITS, readContent, type Sign } from '../_shared/doubt.ts';
import { ageOfFormToken } from '../_shared/signatures.ts';

export interface Verdict {
  reasons: string[];
  /** A proof of work by the visitor's browser is enough to release the enquiry. */
  proofReleases: boolean;
}

/** Weight that a proof of work removes: a bot can do the work, but not for a thousand enquiries. */
const PROOF_WEIGHT = 2;

/** Nobody fills in five fields faster, or keeps a form open longer. */
const MIN_FORM_AGE_MS = 3_000;
const MAX_FORM_AGE_MS = 48 * 3_600_000;

export type IdentifiedSubmission = Submission & { submissionId: string };

/** Missing information counts little: a form without JavaScript has no token. `waits` are as of `ENQUIRY_LIMITS`, 0 within one. */
export function judge(
  enquiry: Enquiry,
  submission: IdentifiedSubmission,
  { waits, token }: { waits: readonly number[]; token: TokenState },
): Verdict {
  const signs = [
    ...readHoneypot(submission.homepage),
    ...readToken(token),
    ...readContent(enquiry),
    ...readLimits(waits),
  ];
  const weight = signs.reduce((sum, sign) => sum + sign.weight, 0);
  if (weight < DOUBT_WEIGHT) return { reasons: [], proofReleases: false };
  return {
    reasons: signs.map(({ reason }) => reason),
    proofReleases: weight - PROOF_WEIGHT < DOUBT_WEIGHT,
  };
}

function readHoneypot(value: string | undefined): Sign[] {
  if (value === undefined) return [{ reason: 'The hidden field was missing', weight: 2 }];
  if (value === '') return [];
  // No person fills it in, and a proof of work shall not outweigh it.
  return [{ reason: 'The hidden field was filled in', weight: DOUBT_WEIGHT + PROOF_WEIGHT }];
}

export type TokenState = 'missing' | 'forged' | 'fast' | 'old' | 'good';

export function checkToken(
  { formToken, submissionId }: IdentifiedSubmission,
  { now, secrets }: { now: number; secrets: readonly string[] },
): TokenState {
  if (!formToken) return 'missing';
  const age = ageOfFormToken(formToken, submissionId, now, secrets);
  if (age === undefined) return 'forged';
  if (age < MIN_FORM_AGE_MS) return 'fast';
  return age > MAX_FORM_AGE_MS ? 'old' : 'good';
}

const TOKEN_SIGNS: Record<Exclude<TokenState, 'good'>, Sign> = {
  missing: { reason: 'The form was sent without its token', weight: 1 },
  forged: { reason: 'The form’s token is forged', weight: 3 },
  fast: { reason: 'The form was filled in faster than by hand', weight: 2 },
  old: { reason: 'The form’s token is older than two days', weight: 1 },
};

const readToken = (state: TokenState): Sign[] => (state === 'good' ? [] : [TOKEN_SIGNS[state]]);

/** A reason counts once: who sends much from one network also does from the wider ones around it. */
const readLimits = (waits: readonly number[]): Sign[] => {
  const over = ENQUIRY_LIMITS.filter((_limit, at) => (waits[at] ?? 0) > 0);
  const byReason = new Map(over.map(({ reason, weight }) => [reason, { reason, weight }]));
  return [...byReason.values()];
};
