import { expect, test } from 'vitest';
import { LIMITS } from '../../../contract/limits.ts';
import { isEmail } from './users.ts';

const DOMAIN = '@example.in';

test.each([
  [LIMITS.email, true],
  [LIMITS.email + 1, false],
])('an address of %i characters may have an account: %s', (length, expected) => {
  expect(isEmail('a'.repeat(length - DOMAIN.length) + DOMAIN)).toBe(expected);
});

test.each([
  'a b@example.in',
  'a@b@example.in',
  'a@',
  '@example.in',
  'a,b@example.in',
  'a\u0000@b.in',
])('%j is no address', (text) => {
  expect(isEmail(text)).toBe(false);
});
