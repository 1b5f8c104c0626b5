import { type CountRequest, countNetwork, type RateRule } from '../rate-limit.ts';
import { AuthError } from './auth-error.ts';
import type { PasswordLane } from './passwords.ts';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

// Scopes: a known device has a small allowance of its own (OWASP, device cookies), so that strangers cannot use it
// up; then one network, one network and account (a pair), and one account from everywhere.
export const RATE_RULES = {
  signInDevice: { name: 'auth-sign-in-device', allowed: 10, windowSeconds: 15 * MINUTE },
  signInNetwork: { name: 'auth-sign-in-network', allowed: 60, windowSeconds: 5 * MINUTE },
  signInPair: { name: 'auth-sign-in-pair', allowed: 10, windowSeconds: 5 * MINUTE },
  signInKnownNetwork: { name: 'auth-sign-in-known-network', allowed: 30, windowSeconds: DAY },
  signInAccount: { name: 'auth-sign-in-account', allowed: 50, windowSeconds: 15 * MINUTE },
  signUpNetwork: { name: 'auth-sign-up-network', allowed: 30, windowSeconds: 5 * MINUTE },
  mailNetwork: { name: 'auth-mail-network', allowed: 30, windowSeconds: 60 * MINUTE },
  codeMailDevice: { name: 'auth-code-mail-device', allowed: 5, windowSeconds: DAY },
  codeMailPair: { name: 'auth-code-mail-pair', allowed: 4, windowSeconds: 15 * MINUTE },
  codeMailAccount: { name: 'auth-code-mail-account', allowed: 5, windowSeconds: DAY },
  confirmationPair: { name: 'auth-confirmation-pair', allowed: 4, windowSeconds: 15 * MINUTE },
  confirmationAccount: { name: 'auth-confirmation-account', allowed: 5, windowSeconds: DAY },
  recoveryDevice: { name: 'auth-recovery-device', allowed: 5, windowSeconds: DAY },
  recoveryPair: { name: 'auth-recovery-pair', allowed: 4, windowSeconds: 15 * MINUTE },
  recoveryAccount: { name: 'auth-recovery-account', allowed: 5, windowSeconds: DAY },
  verifyDevice: { name: 'auth-verify-device', allowed: 30, windowSeconds: 5 * MINUTE },
  verifyNetwork: { name: 'auth-verify-network', allowed: 30, windowSeconds: 5 * MINUTE },
  factorNetwork: { name: 'auth-factor-network', allowed: 60, windowSeconds: 5 * MINUTE },
  codeChallenge: { name: 'auth-code-challenge', allowed: 5, windowSeconds: 5 * MINUTE },
  codeDevice: { name: 'auth-code-device', allowed: 10, windowSeconds: 15 * MINUTE },
  codePair: { name: 'auth-code-pair', allowed: 10, windowSeconds: 15 * MINUTE },
  codeAccount: { name: 'auth-code-account', allowed: 50, windowSeconds: DAY },
  refreshDevice: { name: 'auth-refresh-device', allowed: 150, windowSeconds: 5 * MINUTE },
  refreshNetwork: { name: 'auth-refresh-network', allowed: 150, windowSeconds: 5 * MINUTE },
} as const satisfies Record<string, RateRule>;

export interface Visitor {
  network: string;
  /** Id of the known device that sends it, see known-devices.ts. */
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

type Refuse = (wait: number) => AuthError;

const tooManyRequests: Refuse = (wait) =>
  new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached', { retryAfter: wait });

const tooManyMails: Refuse = (wait) =>
  refuseMail(wait, `For security purposes, you can only request this after ${wait} seconds.`);

const refuseMail = (retryAfter: number, message: string) =>
  new AuthError(429, 'over_email_send_rate_limit', message, { retryAfter });

/** Mails that a stranger may ask for: their limits, and what is said once the account's are used up. */
const MAILS = {
  confirmation: {
    device: undefined,
    pair: RATE_RULES.confirmationPair,
    account: RATE_RULES.confirmationAccount,
    // The newest link is kept open, see `keepNewestLink`: whoever gets the mails can go on.
    usedUp:
      'Enough mails were asked for today. The link in the newest of them works for 24 hours from now.',
  },
  recovery: {
    device: RATE_RULES.recoveryDevice,
    pair: RATE_RULES.recoveryPair,
    account: RATE_RULES.recoveryAccount,
    usedUp:
      'Enough mails were asked for today. The link in the newest of them works for 60 minutes from now.',
  },
  code: {
    device: RATE_RULES.codeMailDevice,
    pair: RATE_RULES.codeMailPair,
    account: RATE_RULES.codeMailAccount,
    usedUp: 'Enough codes were mailed today. The password proves it too.',
  },
} as const;

export type RateGuard = ReturnType<typeof buildRateGuard>;

/** Throws AuthError 429 with the seconds to wait. Unknown accounts are counted alike. */
export function buildRateGuard(countRequest: CountRequest) {
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
    /** `generation` changes with each successful sign-in, so that only failures add up. */
    async beforeSignIn(subject: RateSubject, generation: string): Promise<PasswordLane> {
      const { network, email, isNetworkKnown, deviceId } = subject;
      if (deviceId && (await isWithin(RATE_RULES.signInDevice, deviceId))) return 'known';
      await spendNetwork(RATE_RULES.signInNetwork, network);
      await spendNetwork(RATE_RULES.signInPair, network, { rest: [email, generation] });
      const pair = JSON.stringify([network, email]);
      if (isNetworkKnown && (await isWithin(RATE_RULES.signInKnownNetwork, pair))) return 'open';
      await spend(RATE_RULES.signInAccount, email);
      return 'open';
    },
    beforeSignUp: (network: string) => spendNetwork(RATE_RULES.signUpNetwork, network),
    /** Before a mail is queued, whether or not there is such an account. */
    async beforeMail(kind: keyof typeof MAILS, { network, email, deviceId }: RateSubject) {
      const { device, pair, account, usedUp } = MAILS[kind];
      if (device && deviceId && (await isWithin(device, email))) return;
      await spendNetwork(RATE_RULES.mailNetwork, network, { refuse: tooManyMails });
      await spendNetwork(pair, network, { rest: [email], refuse: tooManyMails });
      await spend(account, email, (wait) => refuseMail(wait, usedUp));
    },
    beforeVerify: (visitor: Visitor) =>
      spendVisitor(RATE_RULES.verifyDevice, RATE_RULES.verifyNetwork, visitor),
    /** Before a factor is added or challenged. */
    beforeFactor: (network: string) => spendNetwork(RATE_RULES.factorNetwork, network),
    async beforeCode(attempt: CodeAttempt) {
      const { userId, challengeId, network, deviceId, isNetworkKnown, generation } = attempt;
      await spend(RATE_RULES.codeChallenge, challengeId);
      const ofDevice = JSON.stringify([deviceId, generation]);
      if (deviceId && (await isWithin(RATE_RULES.codeDevice, ofDevice))) return;
      await spendNetwork(RATE_RULES.codePair, network, { rest: [userId, generation] });
      if (!isNetworkKnown) {
        await spend(RATE_RULES.codeAccount, JSON.stringify([userId, generation]));
      }
    },
    beforeRefresh: (visitor: Visitor) =>
      spendVisitor(RATE_RULES.refreshDevice, RATE_RULES.refreshNetwork, visitor),
  };
}
