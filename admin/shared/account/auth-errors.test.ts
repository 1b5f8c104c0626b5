import { expect, test } from 'vitest';
import {
  describeAuthError,
  describeSignInError,
  describeSignUpError,
  describeWait,
  isWorthAnotherTry,
} from './auth-errors.ts';

const unanswered = { name: 'AuthRetryableFetchError', message: '{}', status: 503 };
const limited = { message: 'Slow down', code: 'over_request_rate_limit', status: 429 };
const denied = 'Only authorized administrators can create accounts';
const weak = {
  message: 'Password is known to be weak.',
  code: 'weak_password',
  reasons: ['pwned', 'length', 'unheard-of'],
};
const WEAK =
  'Password is known to be weak. It is known from a data leak; please choose another. It is too short.';
const WAIT = /^Too many attempts\. Please wait a few minutes and try again\.$/;
const UNEXPECTED = /^An unexpected error occurred\.$/;

test.each([
  [
    { message: 'x', code: 'invalid_credentials' },
    'Invalid Credentials',
    /^Please check your email/,
  ],
  [{ message: 'Invalid login credentials' }, 'Invalid Credentials', /^Please check your email/],
  [{ message: 'Email not confirmed', code: 'x' }, 'Login Error', /^Email not confirmed$/],
  [limited, 'Login Error', WAIT],
  [unanswered, 'Authentication Error', UNEXPECTED],
])('sign-in: %j', (error, title, told) => {
  const description = expect.stringMatching(told);
  expect(describeSignInError(error)).toEqual({ title, description, tone: 'destructive' });
});

test.each([
  [{ message: denied, status: 403 }, 'Access Denied', new RegExp(denied)],
  [{ message: denied, code: 'hook_payload_invalid' }, 'Access Denied', new RegExp(denied)],
  [{ message: 'x', code: 'user_already_exists' }, 'Account Exists', /Please sign in instead\.$/],
  [{ message: 'x', code: 'email_exists' }, 'Account Exists', /Please sign in instead\.$/],
  [weak, 'Signup Error', new RegExp(WEAK)],
  [{ message: 'Signups not allowed' }, 'Signup Error', /^Signups not allowed$/],
  [{ ...limited, status: 400 }, 'Signup Error', WAIT],
  [unanswered, 'Authentication Error', UNEXPECTED],
])('sign-up: %j', (error, title, told) => {
  const description = expect.stringMatching(told);
  expect(describeSignUpError(error)).toEqual({ title, description, tone: 'destructive' });
});

test.each([
  [weak, WEAK],
  [unanswered, 'An unexpected error occurred.'],
  [{ message: 'Slow down', status: 429 }, expect.stringMatching(WAIT)],
  [{ message: 'Token has expired', status: 403 }, 'Token has expired'],
])('anywhere else: %j', (error, told) => expect(describeAuthError(error)).toEqual(told));

test.each([
  [42, 'wait 42 seconds'],
  [90, 'wait 90 seconds'],
  [91, 'wait 2 minutes'],
  [241, 'wait 5 minutes'],
  [undefined, 'wait a few minutes'],
])('the time that the server asked for is named: %s', (seconds, told) => {
  expect(describeWait(limited, seconds)).toContain(told);
});

test('a message that names a time itself is kept', () => {
  const message = 'For security purposes, you can only request this after 37 seconds.';
  expect(describeWait({ message, status: 429 }, 99)).toBe(message);
});

test('too many attempts and no answer may be tried again; a refusal may not', () => {
  const errors = [limited, unanswered, { message: 'Token has expired', status: 403 }];
  expect(errors.map(isWorthAnotherTry)).toEqual([true, true, false]);
});
