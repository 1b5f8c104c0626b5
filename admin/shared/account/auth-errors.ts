import type { ToastMessage } from '../../../ui/toast-store.ts';
import { lastWaitSeconds } from '../backend/retry-after.ts';
import { loginError, SESSION_MESSAGES, signupError } from '../session/session-messages.ts';

/** What this file needs to know of an error of the auth client. */
export interface AuthFault {
  name?: string | undefined;
  message: string;
  code?: string | undefined;
  status?: number | undefined;
  /** Reasons of a refused password: `length`, `characters`, `pwned`. */
  reasons?: readonly string[] | undefined;
}

const REASONS: Readonly<Record<string, string>> = {
  length: 'It is too short.',
  characters: 'It needs more kinds of characters.',
  pwned: 'It is known from a data leak; please choose another.',
};

/** 5xx answers and no answer at all: the client marks both as worth another try. */
const isUnanswered = (fault: AuthFault): boolean => fault.name === 'AuthRetryableFetchError';

const isTooMany = (fault: AuthFault): boolean =>
  fault.status === 429 || (fault.code?.startsWith('over_') ?? false);

/**
 * Says how long to wait after a 429.
 * @param seconds what the answer's Retry-After asked for, if anything
 */
export function describeWait(fault: AuthFault, seconds = lastWaitSeconds()): string {
  if (/\d+ ?(?:s\b|sec|min|hour)/i.test(fault.message)) return fault.message;
  return `Too many attempts. Please wait ${nameSpan(seconds)} and try again.`;
}

function nameSpan(seconds: number | undefined): string {
  if (!seconds) return 'a few minutes';
  if (seconds <= 90) return `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}

/** @returns the server's message followed by what is wrong with the password. */
export function describeWeakPassword(fault: AuthFault): string {
  const reasons = (fault.reasons ?? []).flatMap((reason) => REASONS[reason] ?? []);
  return [fault.message, ...reasons].join(' ');
}

export const isWeakPassword = (fault: AuthFault): boolean => fault.code === 'weak_password';
export const isUnconfirmed = (fault: AuthFault): boolean => fault.code === 'email_not_confirmed';

/** @returns the toast for a refused sign-in. */
export function describeLoginFault(fault: AuthFault): ToastMessage {
  if (isUnanswered(fault)) return SESSION_MESSAGES.unexpected;
  if (isTooMany(fault)) return loginError(describeWait(fault));
  const isInvalid =
    fault.code === 'invalid_credentials' || fault.message === 'Invalid login credentials';
  return isInvalid ? SESSION_MESSAGES.invalidCredentials : loginError(fault.message);
}

/** @returns the toast for a refused sign-up. */
export function describeSignupFault(fault: AuthFault): ToastMessage {
  if (isUnanswered(fault)) return SESSION_MESSAGES.unexpected;
  if (isTooMany(fault)) return signupError(describeWait(fault));
  if (isWeakPassword(fault)) return signupError(describeWeakPassword(fault));
  if (fault.code === 'user_already_exists' || fault.code === 'email_exists') {
    return SESSION_MESSAGES.accountExists;
  }
  // The hook's words come through as the message; hosted auth gives it no code of its own.
  const isRefusedByHook = fault.message.includes(SESSION_MESSAGES.accessDenied.description);
  return isRefusedByHook ? SESSION_MESSAGES.accessDenied : signupError(fault.message);
}

/** @returns words for any other refused request of the session: mail again, new password. */
export function describeFault(fault: AuthFault): string {
  if (isUnanswered(fault)) return SESSION_MESSAGES.unexpected.description;
  if (isTooMany(fault)) return describeWait(fault);
  return isWeakPassword(fault) ? describeWeakPassword(fault) : fault.message;
}
