import { expect, test } from 'vitest';
import { describeStep } from './lead-clock.tsx';

/** Half past one in the morning of the 23rd in India; in London it is still the 22nd. */
const NOW = Date.parse('2026-11-22T20:00:00Z');

test.each([
  ['2026-11-22T05:30:00Z', null, 'Was due 14 hours ago'],
  ['2026-11-20T05:30:00Z', 'call again', 'Was due 3 days ago: call again'],
  // Earlier today, and later today.
  ['2026-11-22T19:00:00Z', null, 'Due today'],
  ['2026-11-23T17:00:00Z', 'visit', 'Due today: visit'],
  ['2026-11-24T05:30:00Z', 'visit', 'Due 24 Nov 2026: visit'],
])('%s, %j: "%s"', (due, what, words) => {
  expect(describeStep(due, what, NOW)).toBe(words);
});
