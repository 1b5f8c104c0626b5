import { beforeEach, expect, it } from 'vitest';
import { openBuckets } from './buckets.ts';
import { FORM_RATES } from './cost-classes.ts';

let time: number;
let gate: ReturnType<typeof openBuckets>;
beforeEach(() => {
  time = 0;
  gate = openBuckets(FORM_RATES, () => time);
});

const letIn = (count: number, network: (at: number) => string, isKnown = false) =>
  Array.from({ length: count }, (_, at) => gate.admit(network(at), isKnown)).filter(
    (wait) => wait === 0,
  ).length;
const everyOther = (at: number) => `10.0.${at >> 8}.${at & 255}`;

it('admits a burst from one network, then four a second', () => {
  expect(letIn(60, () => '203.0.113.7')).toBe(40);
  time += 2_000;
  expect(letIn(60, () => '203.0.113.7')).toBe(8);
});

it('limits unknown forms of all networks together, but not known ones', () => {
  expect(letIn(1_000, everyOther)).toBe(300);
  expect(gate.admit('203.0.113.7', false)).toBeGreaterThan(0);
  expect(gate.admit('203.0.113.7', true)).toBe(0);
  time += 1_000;
  expect(letIn(1_000, (at) => `198.51.${at >> 8}.${at & 255}`)).toBe(60);
});

it('holds a known form to its own network’s limit', () => {
  expect(letIn(60, () => '203.0.113.7', true)).toBe(40);
});

it('remembers a network that stays active while many others come and go', () => {
  letIn(40, () => '203.0.113.7', true);
  for (let at = 0; at < 25_000; at += 1) {
    gate.admit(`2001:db8:${at}::/64`, true);
    if (at % 1_000 === 0) gate.admit('203.0.113.7', true);
  }
  expect(gate.admit('203.0.113.7', true)).toBe(10);
});

it.each([
  [19_999, 'still knows', 10],
  [20_000, 'has forgotten', 0],
])('after %i other networks %s one that sent too much', (others, _verdict, wait) => {
  letIn(40, () => '203.0.113.7', true);
  for (let at = 0; at < others; at += 1) gate.admit(`2001:db8:${at}::/64`, true);
  expect(gate.admit('203.0.113.7', true)).toBe(wait);
});

it('admits four bursts from all of one /48, however many /64s it has', () => {
  expect(letIn(400, (at) => `2001:db8:7:${(at % 89).toString(16)}::/64`)).toBe(40 * 2);
  expect(letIn(400, (at) => `2001:db8:8:${((at % 89) * 256).toString(16)}::/64`)).toBe(40 * 4);
  expect(gate.admit('2001:db8:9:1::/64', false)).toBe(0);
});
