import { describe, expect, test } from 'vitest';
import { SESSION_MESSAGES } from '../session/session-messages.ts';
import {
  describeAuthError,
  describeSignInError,
  describeSignUpError,
  describeWait,
  describeWeakPassword,
  isWorthAnotherTry,
} from './auth-errors.ts';

const unanswered = { name: 'AuthRetryableFetchError', message: '{}', status: 503 };
const denied = 'Only authorized administrators can create accounts';

describe('sign-in', () => {
  test.each([
    { message: 'Invalid login credentials', code: 'invalid_credentials', status: 400 },
    { message: 'Invalid login credentials' },
  ])('wrong credentials', (error) => {
    expect(describeSignInError(error)).toEqual({
      title: 'Invalid Credentials',
      description: 'Please check your email and password',
      tone: 'destructive',
    });
  });

  test('any other refusal carries the server message', () => {
    const error = { message: 'Email not confirmed', code: 'email_not_confirmed', status: 400 };
    expect(describeSignInError(error)).toMatchObject({
      title: 'Login Error',
      description: 'Email not confirmed',
    });
  });

  test('no answer is the unexpected failure', () => {
    expect(describeSignInError(unanswered)).toEqual({
      title: 'Authentication Error',
      description: 'An unexpected error occurred.',
      tone: 'destructive',
    });
  });
});

describe('sign-up', () => {
  test('the hook refuses with or without a code', () => {
    for (const code of [undefined, 'hook_payload_invalid']) {
      const toast = describeSignUpError({ message: denied, code, status: 403 });
      expect(toast).toMatchObject({ title: 'Access Denied', description: denied });
    }
  });

  test.each(['user_already_exists', 'email_exists'])('%s', (code) => {
    expect(describeSignUpError({ message: 'User already registered', code })).toMatchObject({
      title: 'Account Exists',
      description: 'An account with this email already exists. Please sign in instead.',
    });
  });

  test('a weak password is refused with its reasons', () => {
    const error = {
      message: 'Password is known to be weak.',
      code: 'weak_password',
      reasons: ['pwned', 'length', 'unheard-of'],
    };
    expect(describeWeakPassword(error)).toBe(
      'Password is known to be weak. It is known from a data leak; please choose another. It is too short.',
    );
    expect(describeSignUpError(error)).toEqual({
      title: 'Signup Error',
      description: describeWeakPassword(error),
      tone: 'destructive',
    });
    // The same at the form for a new password.
    expect(describeAuthError(error)).toBe(describeWeakPassword(error));
  });

  test('anything else', () => {
    expect(describeSignUpError({ message: 'Signups not allowed' })).toMatchObject({
      title: 'Signup Error',
      description: 'Signups not allowed',
    });
    expect(describeSignUpError(unanswered)).toBe(SESSION_MESSAGES.unexpected);
  });
});

describe('too many attempts', () => {
  const limited = {
    message: 'Request rate limit reached',
    code: 'over_request_rate_limit',
    status: 429,
  };

  test('names the time that the server asked for', () => {
    expect(describeWait(limited, 42)).toBe(
      'Too many attempts. Please wait 42 seconds and try again.',
    );
    expect(describeWait(limited, 90)).toContain('wait 90 seconds');
    expect(describeWait(limited, 91)).toContain('wait 2 minutes');
    expect(describeWait(limited, 241)).toBe(
      'Too many attempts. Please wait 5 minutes and try again.',
    );
    expect(describeWait(limited, undefined)).toContain('a few minutes');
  });

  test('keeps a message that names a time itself', () => {
    const message = 'For security purposes, you can only request this after 37 seconds.';
    expect(describeWait({ message, status: 429 }, 99)).toBe(message);
  });

  test.each([
    ['status', { message: 'Slow down', status: 429 }],
    ['code', { message: 'Slow down', code: 'over_email_send_rate_limit', status: 400 }],
  ])('is known by its %s alone', (_sign, error) => {
    expect(describeSignInError(error).description).toContain('Too many attempts');
    expect(describeSignUpError(error).description).toContain('Too many attempts');
    expect(describeAuthError(error)).toContain('Too many attempts');
  });

  test('may be retried, like no answer; a refusal may not', () => {
    expect(isWorthAnotherTry({ message: 'Slow down', status: 429 })).toBe(true);
    expect(isWorthAnotherTry(unanswered)).toBe(true);
    expect(isWorthAnotherTry({ message: 'Token has expired', status: 403 })).toBe(false);
  });

  test('is reported by every form', () => {
    expect(describeSignInError(limited).description).toContain('Too many attempts');
    expect(describeSignUpError(limited).description).toContain('Too many attempts');
    expect(describeAuthError(limited)).toContain('Too many attempts');
  });
});
