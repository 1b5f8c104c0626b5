import { expect, test } from 'vitest';
import { LIMITS } from '../../contract/limits.ts';
import { isEmail, presentUser, type UserRow } from './users.ts';

const DOMAIN = '@example.in';
const ofLength = (length: number) => 'a'.repeat(length - DOMAIN.length) + DOMAIN;

test.each([
  [ofLength(LIMITS.email), true],
  [ofLength(LIMITS.email + 1), false],
  ['a b@example.in', false],
  ['a@b@example.in', false],
  ['a@', false],
  ['@example.in', false],
  ['a,b@example.in', false],
  ['a\u0000@b.in', false],
])('the address %j may have an account: %s', (address, expected) => {
  expect(isEmail(address)).toBe(expected);
});

const at = new Date(Date.UTC(2026, 10, 22, 10));
const ACCOUNT: UserRow = {
  id: '5b0a3a5e-6f0c-4b44-9d51-0a8f7c1f2f10',
  email: 'owner@example.in',
  encrypted_password: 'a hash',
  email_confirmed_at: null,
  confirmation_sent_at: at,
  recovery_sent_at: null,
  last_sign_in_at: null,
  raw_app_meta_data: { provider: 'email', providers: ['email'] },
  raw_user_meta_data: { theme: 'dark', email_verified: 'forged' },
  created_at: at,
  updated_at: at,
  factors: [],
};

test('an account shows nothing of its password, and no forged proof', () => {
  const shown = presentUser(ACCOUNT);
  expect(JSON.stringify(shown)).not.toContain('a hash');
  expect(shown).toMatchObject({ user_metadata: { theme: 'dark', email_verified: false } });
  expect(shown).not.toHaveProperty('factors');
});
