import type { ToastMessage } from '../../../ui/toast/toast.ts';
import { lastWaitSeconds } from '../backend/noting-fetch.ts';
import { tFilled } from '../language/filled.ts';
import { t } from '../language/language.ts';
import { SESSION_MESSAGES, signInError, signUpError } from '../session/session-messages.ts';

export interface AuthError {
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

/** A 5xx answer or none at all: the client marks both as retryable. */
const isUnanswered = (error: AuthError): boolean => error.name === 'AuthRetryableFetchError';

const isTooMany = (error: AuthError): boolean =>
  error.status === 429 || (error.code?.startsWith('over_') ?? false);

export function describeWait(error: AuthError, seconds = lastWaitSeconds()): string {
  if (/\d+ ?(?:s\b|sec|min|hour)/i.test(error.message)) return tFilled(error.message);
  return t('Too many attempts. Please wait {time} and try again.', { time: nameSpan(seconds) });
}

function nameSpan(seconds: number | undefined): string {
  if (!seconds) return t('a few minutes');
  if (seconds <= 90) return t('{seconds} seconds', { seconds });
  return t('{count} minutes', { count: Math.ceil(seconds / 60) });
}

export function describeWeakPassword(error: AuthError): string {
  const reasons = (error.reasons ?? []).flatMap((reason) => t(REASONS[reason] ?? ''));
  return [tFilled(error.message), ...reasons].filter(Boolean).join(' ');
}

export const isWeakPassword = (error: AuthError): boolean => error.code === 'weak_password';
/** The same request may succeed later: the server was busy or did not answer. */
export const isWorthAnotherTry = (error: AuthError): boolean =>
  error.status === 429 || isUnanswered(error);

export const isUnconfirmed = (error: AuthError): boolean => error.code === 'email_not_confirmed';

export function describeSignInError(error: AuthError): ToastMessage {
  if (isUnanswered(error)) return SESSION_MESSAGES.unexpected;
  if (isTooMany(error)) return signInError(describeWait(error));
  const isInvalid =
    error.code === 'invalid_credentials' || error.message === 'Invalid login credentials';
  return isInvalid ? SESSION_MESSAGES.invalidCredentials : signInError(error.message);
}

export function describeSignUpError(error: AuthError): ToastMessage {
  if (isUnanswered(error)) return SESSION_MESSAGES.unexpected;
  if (isTooMany(error)) return signUpError(describeWait(error));
  if (isWeakPassword(error)) return signUpError(describeWeakPassword(error));
  if (error.code === 'user_already_exists' || error.code === 'email_exists') {
    return SESSION_MESSAGES.accountExists;
  }
  // The hook's words come through as the message; hosted auth gives it no code of its own.
  const isRefusedByHook = error.message.includes(SESSION_MESSAGES.accessDenied.description);
  return isRefusedByHook ? SESSION_MESSAGES.accessDenied : signUpError(error.message);
}

export function describeAuthError(error: AuthError): string {
  if (isUnanswered(error)) return SESSION_MESSAGES.unexpected.description;
  if (isTooMany(error)) return describeWait(error);
  // Only a refused password has reasons.
  return describeWeakPassword(error);
}
