import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { isCookie, isTicket, makeCookie, makeTicket } from './pass.ts';

const keysOf = (...secrets: string[]) => ({
  digests: (purpose: string, text: string) =>
    secrets.map((secret) => createHmac('sha256', secret).update(`${purpose}:${text}`).digest()),
});
const NOW = Date.UTC(2026, 10, 23);
const keys = keysOf('now');

test('an address holds for a minute, what the browser keeps for an hour', () => {
  const ticket = makeTicket(keys, NOW);
  expect([isTicket(keys, ticket, NOW + 59_000), isTicket(keys, ticket, NOW + 61_000)]).toEqual([
    true,
    false,
  ]);
  const cookie = makeCookie(keys, NOW);
  expect([
    isCookie(keys, cookie, 0, NOW + 3_599_000),
    isCookie(keys, cookie, 0, NOW + 3_601_000),
  ]).toEqual([true, false]);
});

test('one is not the other, a later time is not signed, and an earlier secret of ours counts', () => {
  const cookie = makeCookie(keys, NOW);
  expect(isTicket(keys, cookie, NOW)).toBe(false);
  const [until, signature] = cookie.split('.');
  expect(isCookie(keys, `${Number(until) + 1}.${signature}`, 0, NOW)).toBe(false);
  expect(isCookie(keys, '', 0, NOW)).toBe(false);
  expect(isCookie(keysOf('other'), cookie, 0, NOW)).toBe(false);
  expect(isCookie(keysOf('newer', 'now'), cookie, 0, NOW)).toBe(true);
});

test('what the browser keeps is over once visitors see something else', () => {
  const cookie = makeCookie(keys, NOW);
  expect([NOW - 1, NOW, NOW + 1].map((since) => isCookie(keys, cookie, since, NOW + 2))).toEqual([
    true,
    true,
    false,
  ]);
});
