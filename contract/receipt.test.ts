import * as v from 'valibot';
import { expect, it } from 'vitest';
import { CORRECTABLE, receiptRequestSchema } from './receipt.ts';

const isTaken = (request: object) => v.is(receiptRequestSchema, request);

it('reads no token that is far longer than real ones', () => {
  expect(isTaken({ action: 'see', token: 'x'.repeat(200) })).toBe(true);
  expect(isTaken({ action: 'see', token: 'x'.repeat(201) })).toBe(false);
});

it('lets visitors correct everything but the subject', () => {
  expect(CORRECTABLE).toEqual(['name', 'email', 'phone', 'message']);
});

it.each([
  ['an unknown wish', { action: 'forget' }],
  ['a consent to nothing', { action: 'consent', isGranted: true }],
  ['a consent that is neither given nor taken back', { action: 'consent', purpose: 'news' }],
])('refuses %s', (_what, wish) => {
  expect(isTaken({ token: 'x', ...wish })).toBe(false);
});
