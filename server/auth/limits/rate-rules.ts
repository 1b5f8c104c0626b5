import type { RateRule } from '../../rate-limit.ts';

const MINUTE = 60;

/**
 * How often each kind of request may be made, counted in three scopes:
 *
 * - *network*: all requests from one network, about as hosted Supabase counts them.
 * - *pair*: one network and one account. It stops guessing early and affects nobody else. A
 *   successful sign-in resets the sign-in pair, so that only failures add up.
 * - *account*: one account from everywhere, against guessing from many networks. Networks from
 *   which the account signed in within 30 days are exempt, so that an attacker cannot lock the
 *   owner out; on a new network the owner waits at most 15 minutes, or opens a recovery link, which
 *   makes that network known.
 *
 * Codes of a second factor are counted in the same scopes, and five per challenge. Only someone who
 * knows the password can use them up, so the account's limit is low: 50 wrong codes a day from
 * networks that gave no correct one within 30 days. A correct code resets both counts.
 *
 * Accounts that do not exist are counted alike, so that a limit does not reveal whether one exists.
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
