import type { Enquiry } from '../../../contract/enquiry.ts';
import type { Submission } from '../../../contract/submission.ts';
import { ageOfFormToken } from '../_shared/signatures.ts';
import { readContent, type Sign } from './content-rules.ts';
import { ENQUIRY_LIMITS } from './enquiry-limits.ts';

export interface Verdict {
  /** Empty: nothing is held back. */
  reasons: string[];
  /** A proof of work by the visitor's browser is enough to let the enquiry through. */
  proofReleases: boolean;
}

/** From this weight on an enquiry waits for the administrator. Nothing is ever refused. */
const DOUBT_WEIGHT = 2;
/** What a proof of work takes off: a machine may do the work, but not for a thousand enquiries. */
const PROOF_WEIGHT = 2;

/** Nobody fills five fields faster, and nobody keeps a form open for longer. */
const MIN_FORM_AGE_MS = 3_000;
const MAX_FORM_AGE_MS = 48 * 3_600_000;

/** A submission whose id is settled. */
export type IdentifiedSubmission = Submission & { submissionId: string };

export interface JudgeFacts {
  /** Seconds over each of `ENQUIRY_LIMITS`, in their order; 0 is within. */
  waits: readonly number[];
  /** As `checkToken` found it. */
  token: TokenState;
}

/**
 * Adds up what speaks for a machine. Unknown things count little: a form without JavaScript has no
 * token, and a person who sends it is a person all the same.
 * @returns why the enquiry is held back, if it is
 */
export function judge(
  enquiry: Enquiry,
  submission: IdentifiedSubmission,
  { waits, token }: JudgeFacts,
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
  return value === '' ? [] : [{ reason: 'The hidden field was filled in', weight: 4 }];
}

/** Whether a form brought the token that we signed for it, and how old that is. */
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

const readLimits = (waits: readonly number[]): Sign[] =>
  ENQUIRY_LIMITS.filter((_limit, at) => (waits[at] ?? 0) > 0).map(({ reason, weight }) => ({
    reason,
    weight,
  }));
