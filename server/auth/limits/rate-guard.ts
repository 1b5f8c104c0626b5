import type { CountRequest, RateRule } from '../../rate-limit.ts';
import { AuthError } from '../auth-error.ts';
import { RATE_RULES } from './rate-rules.ts';

/** What the limits count by: the network and the account it asks about. */
export interface RateSubject {
  network: string;
  email: string;
  /** The account has signed in from this network within 30 days. */
  isNetworkKnown: boolean;
}

/** An attempt to enter a code of an account's second factor. */
export interface CodeAttempt {
  userId: string;
  challengeId: string;
  network: string;
  /** A code of the account was accepted from this network within 30 days. */
  isNetworkKnown: boolean;
  /** Changes with each accepted code, which resets the count. */
  generation: string;
}

/** The limits of the auth service; each method throws AuthError 429 with the seconds to wait. */
export interface RateGuard {
  /** @param generation changes with each successful sign-in, e.g. its time */
  beforeSignIn(subject: RateSubject, generation: string): Promise<void>;
  beforeSignUp(network: string): Promise<void>;
  beforeMail(subject: RateSubject): Promise<void>;
  beforeVerify(network: string): Promise<void>;
  /** Call before a factor is added or challenged. */
  beforeFactor(network: string): Promise<void>;
  beforeCode(attempt: CodeAttempt): Promise<void>;
  beforeRefresh(network: string): Promise<void>;
}

const tooManyRequests = (wait: number) =>
  new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached', { retryAfter: wait });

const tooManyMails = (wait: number) =>
  new AuthError(
    429,
    'over_email_send_rate_limit',
    `For security purposes, you can only request this after ${wait} seconds.`,
    { retryAfter: wait },
  );

/** Applies RATE_RULES with a counter shared by all processes. */
export function buildRateGuard(countRequest: CountRequest): RateGuard {
  async function spend(rule: RateRule, subject: string, refuse = tooManyRequests): Promise<void> {
    const wait = await countRequest(rule, subject);
    if (wait > 0) throw refuse(wait);
  }
  return {
    async beforeSignIn({ network, email, isNetworkKnown }, generation) {
      await spend(RATE_RULES.signInNetwork, network);
      await spend(RATE_RULES.signInPair, JSON.stringify([network, email, generation]));
      if (!isNetworkKnown) await spend(RATE_RULES.signInAccount, email);
    },
    beforeSignUp: (network) => spend(RATE_RULES.signUpNetwork, network),
    async beforeMail({ network, email, isNetworkKnown }) {
      await spend(RATE_RULES.mailNetwork, network, tooManyMails);
      await spend(RATE_RULES.mailPair, JSON.stringify([network, email]), tooManyMails);
      if (!isNetworkKnown) await spend(RATE_RULES.mailAccount, email, tooManyMails);
    },
    beforeVerify: (network) => spend(RATE_RULES.verifyNetwork, network),
    beforeFactor: (network) => spend(RATE_RULES.factorNetwork, network),
    async beforeCode({ userId, challengeId, network, isNetworkKnown, generation }) {
      await spend(RATE_RULES.codeChallenge, challengeId);
      await spend(RATE_RULES.codePair, JSON.stringify([network, userId, generation]));
      if (!isNetworkKnown) {
        await spend(RATE_RULES.codeAccount, JSON.stringify([userId, generation]));
      }
    },
    beforeRefresh: (network) => spend(RATE_RULES.refreshNetwork, network),
  };
}
