import { expect, test } from 'vitest';
import type { UserRow } from '../store/users.ts';
import { findFreshProof } from './fresh-proof.ts';

const NOW = 1_800_000_000;
const proofOf = (...methods: [string, number][]) =>
  findFreshProof(
    {
      user: {} as UserRow,
      sessionId: '',
      level: 'aal1',
      methods: methods.map(([method, age]) => ({ method, timestamp: NOW - age })),
    },
    NOW * 1000,
  );

test.each([
  ['password', 0, 'password'],
  ['password', 300, 'password'],
  ['password', 301, undefined],
  ['totp', 300, 'code'],
  ['otp', 300, 'mailed link'],
  ['something else', 0, undefined],
])('%s of %i seconds ago proves: %s', (method, age, proof) => {
  expect(proofOf([method, age])).toBe(proof);
});

test('the latest proof counts', () => {
  expect(proofOf(['totp', 10], ['password', 20])).toBe('code');
  expect(proofOf()).toBeUndefined();
});
