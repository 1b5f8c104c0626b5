import { expect, test } from 'vitest';
import { digestToken } from '../keys/random-token.ts';
import { loadSigningKeys } from '../keys/signing-keys.ts';
import { deriveSuccessor, findDescendant, judgeRefresh } from './refresh.ts';

const OLD = 'an old secret of at least 32 characters';
const NEW = 'a new secret of at least 32 characters';
const load = (...secrets: string[]) =>
  loadSigningKeys({ secrets, secretsDir: '/nowhere', issuer: '' });

test.each([
  [null, 'rotate'],
  [0, 'repeat'],
  [10, 'repeat'],
  [10.01, 'reuse'],
  [86_400, 'reuse'],
])('a token used %s seconds ago: %s', (age, verdict) => {
  expect(judgeRefresh(age)).toBe(verdict);
});

test('finds the current token from any of its ancestors and from no other token', async () => {
  const keys = await load(NEW);
  const chain = ['first'];
  for (let step = 0; step < 5; step += 1) chain.push(deriveSuccessor(keys, chain.at(-1) ?? ''));
  const [first = '', second = ''] = chain;
  const active = chain.at(-1) ?? '';
  expect(new Set(chain).size).toBe(6);
  expect(findDescendant(keys, first, digestToken(active))).toBe(active);
  expect(findDescendant(keys, second, digestToken(active))).toBe(active);
  expect(findDescendant(keys, active, digestToken(active))).toBeUndefined();
  expect(findDescendant(keys, 'stranger', digestToken(active))).toBeUndefined();
});

test('looks 64 refreshes ahead and no further', async () => {
  const keys = await load(NEW);
  let last = 'first';
  for (let step = 0; step < 64; step += 1) last = deriveSuccessor(keys, last);
  expect(findDescendant(keys, 'first', digestToken(last))).toBe(last);
  const beyond = deriveSuccessor(keys, last);
  expect(findDescendant(keys, 'first', digestToken(beyond))).toBeUndefined();
});

test('finds tokens derived with a replaced secret that is still listed', async () => {
  const successor = deriveSuccessor(await load(OLD), 'token');
  const digest = digestToken(successor);
  expect(findDescendant(await load(NEW, OLD), 'token', digest)).toBe(successor);
  expect(findDescendant(await load(NEW), 'token', digest)).toBeUndefined();
});
