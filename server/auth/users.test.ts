import * as v from 'valibot';
import { expect, test } from 'vitest';
import { LIMITS } from '../../contract/limits.ts';
import {
  isEmail,
  mergeMetadata,
  metadataSchema,
  presentTakenUser,
  presentUser,
  type UserRow,
} from './users.ts';

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

const ofJson = (length: number) => ({ a: 'x'.repeat(length - JSON.stringify({ a: '' }).length) });
const list = JSON.parse('['.repeat(1e5) + ']'.repeat(1e5));

test.each([
  ['4096 characters', ofJson(4096), true],
  ['4097 characters', ofJson(4097), false],
  ['nothing', null, false],
  ['a list', [1, 2], false],
  ['a text', 'text', false],
  ['an empty object', {}, true],
  ['NUL in a value', { a: '\u0000' }, false],
  ['half a surrogate pair in a key', { '\ud800': 1 }, false],
  ['an escaped backslash before u0000', { a: '\\u0000' }, true],
  ['lists as deep as the stack', { a: list }, false],
])('metadata: %s may be stored: %s', (_what, metadata, isStorable) => {
  expect(v.is(metadataSchema, metadata)).toBe(isStorable);
});

test('changes of metadata are merged, null removes a key, and __proto__ is an ordinary one', () => {
  const current = { a: 1, b: 2, c: { d: null } };
  expect(mergeMetadata(current, { a: null, b: 3 })).toEqual({ b: 3, c: { d: null } });
  const merged = mergeMetadata({}, JSON.parse('{"__proto__": {"role": "admin"}}'));
  expect(Object.getPrototypeOf(merged)).toBe(Object.prototype);
  expect('role' in merged).toBe(false);
  expect(() => mergeMetadata(ofJson(3000), { b: 'x'.repeat(3000) })).toThrow();
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

test('an address that is taken gets what a new one gets, but for the identity', () => {
  const taken = presentTakenUser(ACCOUNT.email, at);
  expect(Object.keys(taken).toSorted()).toEqual(Object.keys(presentUser(ACCOUNT)).toSorted());
  expect(taken).toMatchObject({ identities: [], is_anonymous: false, confirmation_sent_at: at });
  expect(taken.id).not.toBe(ACCOUNT.id);
});
