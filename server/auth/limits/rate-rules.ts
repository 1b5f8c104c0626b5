import type { RateRule } from '../../rate-limit.ts';

const MINUTE = 60;

/**
 * How often each kind of request may be made. Three circles, from wide to narrow:
 *
 * - *network*: all requests of one network, about as hosted Supabase counts them.
 * - *pair*: one network at one account. It stops guessing early and hurts nobody elsewhere. A
 *   successful sign-in starts the sign-in pair afresh, so that only failures add up.
 * - *account*: one account from everywhere, against many networks that guess together. Networks
 *   from which the account signed in within 30 days are exempt, so that an attacker cannot lock the
 *   owner out of the desk; from a new place the owner waits at most 15 minutes, and opening a
 *   recovery link makes that place known.
 *
 * Codes of a second factor are counted in the same circles, and five per challenge. Only somebody who
 * knows the password can use them up, so the account's own circle is narrow: 50 wrong codes a day from
 * networks that have given no right one within 30 days. A right code starts both circles afresh.
 *
 * Accounts that do not exist are counted alike: a limit tells nothing about them.
 */
export const RATE_RULES = {
  signInNetwork: { name: 'auth-sign-in-network', allowed: 60, windowSeconds: 5 * MINUTE },
  signInPair: { name: 'auth-sign-in-pair', allowed: 10, windowSeconds: 5 * MINUTE },
  signInAccount: { name: 'auth-sign-in-account', allowed: 50, windowSeconds: 15 * MINUTE },
  signUpNetwork: { name: 'auth-sign-up-network', allowed: 30, windowSeconds: 5 * MINUTE },
  mailNetwork: { name: 'auth-mail-network', allowed: 30, windowSeconds: 60 * MINUTE },
  mailPair: { name: 'auth-mail-pair', allowed: 8, windowSeconds: 15 * MINUTE },
  mailAccount: { name: 'auth-mail-account', allowed: 16, windowSeconds: 15 * MINUTE },
  verifyNetwork: { name: 'auth-verify-network', allowed: 30, windowSeconds: 5 * MINUTE },
  factorNetwork: { name: 'auth-factor-network', allowed: 60, windowSeconds: 5 * MINUTE },
  codeChallenge: { name: 'auth-code-challenge', allowed: 5, windowSeconds: 5 * MINUTE },
  codePair: { name: 'auth-code-pair', allowed: 10, windowSeconds: 15 * MINUTE },
  codeAccount: { name: 'auth-code-account', allowed: 50, windowSeconds: 24 * 60 * MINUTE },
  refreshNetwork: { name: 'auth-refresh-network', allowed: 150, windowSeconds: 5 * MINUTE },
} as const satisfies Record<string, RateRule>;
