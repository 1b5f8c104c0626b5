import { expect, test } from 'vitest';
import type { Caller } from '../caller.ts';
import { openRestGate } from './rest-gate.ts';

const ANONYMOUS: Caller = { role: 'anon', claims: {} };
const OWNER: Caller = { role: 'authenticated', claims: { sub: 'owner' } };
const network = (at: number) => `10.0.${at >> 8}.${at & 255}`;

const admitted = (count: number, ask: (at: number) => number) =>
  Array.from({ length: count }, (_, at) => ask(at)).filter((wait) => wait === 0).length;

test('bounds strangers per network and in all, refused tokens like none', () => {
  let time = 0;
  const gate = openRestGate(() => time);
  expect(admitted(100, () => gate.admit('203.0.113.7', undefined))).toBe(60);
  expect(admitted(1_000, (at) => gate.admit(network(at), ANONYMOUS))).toBe(300 - 60);
  time = 1_000;
  expect(admitted(20, () => gate.admit('203.0.113.7', ANONYMOUS))).toBe(10);
  expect(admitted(1_000, (at) => gate.admit(network(at), ANONYMOUS))).toBe(100 - 10);
});

test('bounds each account by itself, wherever it asks from', () => {
  let time = 0;
  const gate = openRestGate(() => time);
  const other: Caller = { role: 'authenticated', claims: { sub: 'other' } };
  expect(admitted(1_000, (at) => gate.admit(network(at), OWNER))).toBe(300);
  expect(admitted(1_000, (at) => gate.admit(network(at), other))).toBe(300);
  time = 1_000;
  expect(admitted(1_000, () => gate.admit('203.0.113.7', OWNER))).toBe(100);
});

test('a flood keeps no signed-in person out, not even from the same network', () => {
  const gate = openRestGate(() => 0);
  admitted(1_000, () => gate.admit('203.0.113.7', ANONYMOUS));
  admitted(1_000, (at) => gate.admit(network(at), undefined));
  expect(admitted(1_000, () => gate.admit('203.0.113.7', OWNER))).toBe(300);
});
