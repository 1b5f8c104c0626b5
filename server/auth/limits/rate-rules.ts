import type { RateRule } from '../../rate-limit.ts';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/**
 * How often each kind of request may be made, counted in these scopes:
 *
 * - *device*: a device on which the account signed in before has a small lane of its own, after OWASP's
 *   "Slow Down Online Guessing Attacks with Device Cookies". Strangers use up nothing of it, not even
 *   those behind the same carrier's address. Who has stolen the cookie gets the lane and nothing more;
 *   when it is used up, the device is counted like everybody else.
 * - *network*: all requests from one network, about as hosted Supabase counts them.
 * - *pair*: one network and one account. It stops guessing early and affects nobody else. A
 *   successful sign-in resets the sign-in pair, so that only failures add up.
 * - *account*: one account from everywhere, against guessing from many networks. A network from which
 *   the account signed in within 30 days gets a few tries a day beside it, for browsers that keep no
 *   cookie; no more, since a guesser may share that network. On a new device at a new place the owner
 *   waits at most 15 minutes, or opens a recovery link, which makes the device known.
 *
 * Networks of IPv6 are counted by /64, /56 and /48, with one, two and four times the allowance.
 *
 * Recovery mails are few, since each fills the owner's mailbox: five a day at the request of strangers,
 * five more for the account's own devices. A refused request sends no mail but keeps the newest link
 * open, so that a stranger who uses up the five does not keep the owner out.
 *
 * Confirmation mails are as few, by sign-up and "send again" together, and their newest link stays open
 * alike. An account that nobody has confirmed has no device of its own.
 *
 * Mailed codes, which prove who holds a session, are as few: a thief of a session cannot fill the mailbox, and the
 * account's own devices have five more. Who has none left proves it with the password.
 *
 * Codes of a second factor are counted in the same scopes, and five per challenge. Only someone who
 * knows the password can use them up, so the account's limit is low: 50 wrong codes a day from
 * networks that gave no correct one within 30 days. A correct code resets both counts.
 *
 * Accounts that do not exist are counted alike, so that a limit does not reveal whether one exists.
 */
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
