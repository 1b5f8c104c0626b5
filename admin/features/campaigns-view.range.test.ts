// @vitest-environment happy-dom

import { expect, test } from 'vitest';
import { lastDays, readRange } from './campaigns-view.tsx';

/** Half past midnight on the 23rd in India, still the 22nd in London. */
const NOW = Date.parse('2026-11-22T19:00:00Z');
const read = (query: string) => Object.values(readRange(new URLSearchParams(query), NOW)).join(' ');

test.each([
  ['', '2026-10-27 2026-11-23'],
  ['from=2026-11-01&until=2026-11-08', '2026-11-01 2026-11-08'],
  ['until=2026-03-01', '2026-02-02 2026-03-01'],
  ['from=2026-11-01&until=2027-01-01', '2026-11-01 2026-11-23'],
  ['from=2026-11-09&until=2026-11-08', '2026-11-08 2026-11-08'],
  ['from=2020-01-01&until=2026-11-08', '2025-11-08 2026-11-08'],
  ['from=2026-02-30&until=2026-03-01', '2026-02-02 2026-03-01'],
  ['from=soon&until=9999-99-99', '2026-10-27 2026-11-23'],
])('%s means %s', (query, days) => {
  expect(read(query)).toBe(days);
});

test('the last days end today, in India', () => {
  expect(lastDays(7, NOW)).toEqual({ from: '2026-11-17', until: '2026-11-23' });
});
