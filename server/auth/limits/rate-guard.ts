import { type CountRequest, countNetwork, type RateRule } from '../../rate-limit.ts';
import { AuthError } from '../auth-error.ts';
import type { PasswordLane } from '../passwords/hash.ts';
import { RATE_RULES } from './rate-rules.ts';

/** Who sends a request. */
export interface Visitor {
  network: string;
  /** Id of the known device that sends it, see device-cookie.ts. */
  deviceId: string | undefined;
}

/** What the limits count by: the visitor, and the account that is asked about. */
export interface RateSubject extends Visitor {
  email: string;
  /** The account has signed in from this network within 30 days. */
  isNetworkKnown: boolean;
}

/** An attempt to enter a code of an account's second factor. */
export interface CodeAttempt {
  userId: string;
  challengeId: string;
  network: string;
  /** The known device of the account from which a code was accepted before, if it is one. */
  deviceId: string | undefined;
  /** A code of the account was accepted from this network within 30 days. */
  isNetworkKnown: boolean;
  /** Changes with each accepted code, which resets the count. */
  generation: string;
}

/** The limits of the auth service; each method throws AuthError 429 with the seconds to wait. */
export interface RateGuard {
  /**
   * @param generation changes with each successful sign-in, e.g. its time
   * @returns where the password is to wait for its turn
   */
  beforeSignIn(subject: RateSubject, generation: string): Promise<PasswordLane>;
  beforeSignUp(network: string): Promise<void>;
  beforeConfirmation(subject: RateSubject): Promise<void>;
  /** Before a mail with a code for the owner of a session. */
  beforeCodeMail(subject: RateSubject): Promise<void>;
  beforeRecovery(subject: RateSubject): Promise<void>;
  beforeVerify(visitor: Visitor): Promise<void>;
  /** Call before a factor is added or challenged. */
  beforeFactor(network: string): Promise<void>;
  beforeCode(attempt: CodeAttempt): Promise<void>;
  beforeRefresh(visitor: Visitor): Promise<void>;
}

type Refuse = (wait: number) => AuthError;

const tooManyRequests: Refuse = (wait) =>
  new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached', { retryAfter: wait });

const tooManyMails: Refuse = (wait) =>
  new AuthError(
    429,
    'over_email_send_rate_limit',
    `For security purposes, you can only request this after ${wait} seconds.`,
    { retryAfter: wait },
  );

/** The newest link is kept open, see `keepNewestLink`: whoever gets the mails can go on. */
const tooManyLinks =
  (time: string): Refuse =>
  (wait) =>
    new AuthError(
      429,
      'over_email_send_rate_limit',
      `Enough mails were asked for today. The link in the newest of them works for ${time} from now.`,
      { retryAfter: wait },
    );
const tooManyRecoveries = tooManyLinks('60 minutes');
const tooManyConfirmations = tooManyLinks('24 hours');
const tooManyCodes: Refuse = (wait) =>
  new AuthError(
    429,
    'over_email_send_rate_limit',
    'Enough codes were mailed today. The password proves it too.',
    { retryAfter: wait },
  );

/** Applies RATE_RULES with a counter shared by all processes. */
export function buildRateGuard(countRequest: CountRequest): RateGuard {
  const isWithin = async (rule: RateRule, subject: string): Promise<boolean> =>
    (await countRequest(rule, subject)) === 0;

  async function spend(rule: RateRule, subject: string, refuse = tooManyRequests): Promise<void> {
    const wait = await countRequest(rule, subject);
    if (wait > 0) throw refuse(wait);
  }

  async function spendNetwork(
    rule: RateRule,
    network: string,
    { rest = [], refuse = tooManyRequests }: { rest?: string[]; refuse?: Refuse } = {},
  ): Promise<void> {
    const subjectOf = (scope: string) => JSON.stringify([scope, ...rest]);
    const wait = await countNetwork(countRequest, rule, network, subjectOf);
    if (wait > 0) throw refuse(wait);
  }

  /** For requests that name no account: a known device in its own lane, all others by network. */
  async function spendVisitor(lane: RateRule, rule: RateRule, visitor: Visitor): Promise<void> {
    const { deviceId, network } = visitor;
    if (deviceId && (await isWithin(lane, deviceId))) return;
    await spendNetwork(rule, network);
  }

  return {
    async beforeSignIn({ network, email, isNetworkKnown, deviceId }, generation) {
      if (deviceId && (await isWithin(RATE_RULES.signInDevice, deviceId))) return 'known';
      await spendNetwork(RATE_RULES.signInNetwork, network);
      await spendNetwork(RATE_RULES.signInPair, network, { rest: [email, generation] });
      const pair = JSON.stringify([network, email]);
      if (isNetworkKnown && (await isWithin(RATE_RULES.signInKnownNetwork, pair))) return 'open';
      await spend(RATE_RULES.signInAccount, email);
      return 'open';
    },
    beforeSignUp: (network) => spendNetwork(RATE_RULES.signUpNetwork, network),
    async beforeConfirmation({ network, email }) {
      const { confirmationPair, confirmationAccount } = RATE_RULES;
      await spendNetwork(RATE_RULES.mailNetwork, network, { refuse: tooManyMails });
      await spendNetwork(confirmationPair, network, { rest: [email], refuse: tooManyMails });
      await spend(confirmationAccount, email, tooManyConfirmations);
    },
    async beforeCodeMail({ network, email, deviceId }) {
      if (deviceId && (await isWithin(RATE_RULES.codeMailDevice, email))) return;
      await spendNetwork(RATE_RULES.mailNetwork, network, { refuse: tooManyMails });
      await spendNetwork(RATE_RULES.codeMailPair, network, { rest: [email], refuse: tooManyMails });
      await spend(RATE_RULES.codeMailAccount, email, tooManyCodes);
    },
    async beforeRecovery({ network, email, deviceId }) {
      if (deviceId && (await isWithin(RATE_RULES.recoveryDevice, email))) return;
      await spendNetwork(RATE_RULES.mailNetwork, network, { refuse: tooManyMails });
      await spendNetwork(RATE_RULES.recoveryPair, network, { rest: [email], refuse: tooManyMails });
      await spend(RATE_RULES.recoveryAccount, email, tooManyRecoveries);
    },
    beforeVerify: (visitor) =>
      spendVisitor(RATE_RULES.verifyDevice, RATE_RULES.verifyNetwork, visitor),
    beforeFactor: (network) => spendNetwork(RATE_RULES.factorNetwork, network),
    async beforeCode({ userId, challengeId, network, deviceId, isNetworkKnown, generation }) {
      await spend(RATE_RULES.codeChallenge, challengeId);
      const ofDevice = JSON.stringify([deviceId, generation]);
      if (deviceId && (await isWithin(RATE_RULES.codeDevice, ofDevice))) return;
      await spendNetwork(RATE_RULES.codePair, network, { rest: [userId, generation] });
      if (!isNetworkKnown) {
        await spend(RATE_RULES.codeAccount, JSON.stringify([userId, generation]));
      }
    },
    beforeRefresh: (visitor) =>
      spendVisitor(RATE_RULES.refreshDevice, RATE_RULES.refreshNetwork, visitor),
  };
}
