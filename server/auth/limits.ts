import { type CountRequest, countNetwork, type RateRule } from '../rate-limit.ts';
import { AuthError, tooManyRequests } from './auth-error.ts';
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
  mailDevice: { name: 'auth-mail-device', allowed: 5, windowSeconds: DAY },
  mailPair: { name: 'auth-mail-pair', allowed: 4, windowSeconds: 15 * MINUTE },
  mailAccount: { name: 'auth-mail-account', allowed: 5, windowSeconds: DAY },
  verifyNetwork: { name: 'auth-verify-network', allowed: 30, windowSeconds: 5 * MINUTE },
  factorNetwork: { name: 'auth-factor-network', allowed: 60, windowSeconds: 5 * MINUTE },
  codeChallenge: { name: 'auth-code-challenge', allowed: 5, windowSeconds: 5 * MINUTE },
  codeDevice: { name: 'auth-code-device', allowed: 10, windowSeconds: 15 * MINUTE },
  codePair: { name: 'auth-code-pair', allowed: 10, windowSeconds: 15 * MINUTE },
  codeAccount: { name: 'auth-code-account', allowed: 50, windowSeconds: DAY },
  refreshNetwork: { name: 'auth-refresh-network', allowed: 150, windowSeconds: 5 * MINUTE },
} as const satisfies Record<string, RateRule>;

export type OneTimeKind = 'signup' | 'recovery';

export interface Visitor {
  network: string;
  deviceId: string | undefined;
}

export interface RateSubject extends Visitor {
  email: string;
  isNetworkKnown: boolean;
}

interface CodeAttempt extends Omit<RateSubject, 'email'> {
  userId: string;
  challengeId: string;
  /** Changes with each accepted code, which resets the count. */
  generation: string;
}

type Refuse = (wait: number) => AuthError;

const refuseMail = (retryAfter: number, message: string) =>
  new AuthError(429, 'over_email_send_rate_limit', message, { retryAfter });
const tooManyMails: Refuse = (wait) =>
  refuseMail(wait, `For security purposes, you can only request this after ${wait} seconds.`);

/** The newest link is kept open, see `keepNewestLink`: whoever gets the mails can go on. */
const LINK_LIFE: Readonly<Record<OneTimeKind, string>> = {
  signup: '24 hours',
  recovery: '60 minutes',
};

export type RateGuard = ReturnType<typeof buildRateGuard>;

/** Throws AuthError 429 with the seconds to wait. Unknown accounts are counted alike. */
export function buildRateGuard(countRequest: CountRequest) {
  const isWithin = async (rule: RateRule, ...subject: readonly string[]): Promise<boolean> =>
    (await countRequest(rule, JSON.stringify(subject))) === 0;

  async function spend(
    rule: RateRule,
    subject: readonly string[],
    refuse: Refuse = tooManyRequests,
  ): Promise<void> {
    const wait = await countRequest(rule, JSON.stringify(subject));
    if (wait > 0) throw refuse(wait);
  }

  async function spendNetwork(
    rule: RateRule,
    network: string,
    rest: readonly string[] = [],
    refuse: Refuse = tooManyRequests,
  ): Promise<void> {
    const subjectOf = (scope: string) => JSON.stringify([scope, ...rest]);
    const wait = await countNetwork(countRequest, rule, network, subjectOf);
    if (wait > 0) throw refuse(wait);
  }

  /** For requests that name no account: known devices are counted by themselves, all others by network. */
  const spendVisitor =
    (rule: RateRule) =>
    async ({ deviceId, network }: Visitor): Promise<void> => {
      const ofDevice = { ...rule, name: rule.name.replace('network', 'device') };
      if (deviceId && (await isWithin(ofDevice, deviceId))) return;
      await spendNetwork(rule, network);
    };

  return {
    /** `generation` changes with each successful sign-in, so that only failures add up. */
    async beforeSignIn(subject: RateSubject, generation: string): Promise<PasswordLane> {
      const { network, email, isNetworkKnown, deviceId } = subject;
      if (deviceId && (await isWithin(RATE_RULES.signInDevice, deviceId))) return 'known';
      await spendNetwork(RATE_RULES.signInNetwork, network);
      await spendNetwork(RATE_RULES.signInPair, network, [email, generation]);
      // For browsers that keep no cookie; few, since a guesser may share the network.
      const isKnown =
        isNetworkKnown && (await isWithin(RATE_RULES.signInKnownNetwork, network, email));
      if (!isKnown) await spend(RATE_RULES.signInAccount, [email]);
      return 'open';
    },
    beforeSignUp: (network: string) => spendNetwork(RATE_RULES.signUpNetwork, network),
    /** Before a link is mailed, whether or not there is such an account: few, since each fills a mailbox. */
    async beforeMail(kind: OneTimeKind, { network, email, deviceId }: RateSubject): Promise<void> {
      if (deviceId && (await isWithin(RATE_RULES.mailDevice, kind, email))) return;
      await spendNetwork(RATE_RULES.mailNetwork, network, [], tooManyMails);
      await spendNetwork(RATE_RULES.mailPair, network, [kind, email], tooManyMails);
      const usedUp = `Enough mails were asked for today. The link in the newest of them works for ${LINK_LIFE[kind]} from now.`;
      await spend(RATE_RULES.mailAccount, [kind, email], (wait) => refuseMail(wait, usedUp));
    },
    beforeVerify: spendVisitor(RATE_RULES.verifyNetwork),
    beforeRefresh: spendVisitor(RATE_RULES.refreshNetwork),
    beforeFactor: (network: string) => spendNetwork(RATE_RULES.factorNetwork, network),
    /** Only someone who knows the password can use codes up, so the account's limit is low. */
    async beforeCode(attempt: CodeAttempt): Promise<void> {
      const { userId, challengeId, network, deviceId, isNetworkKnown, generation } = attempt;
      await spend(RATE_RULES.codeChallenge, [challengeId]);
      if (deviceId && (await isWithin(RATE_RULES.codeDevice, deviceId, generation))) return;
      await spendNetwork(RATE_RULES.codePair, network, [userId, generation]);
      if (!isNetworkKnown) await spend(RATE_RULES.codeAccount, [userId, generation]);
    },
  };
}
