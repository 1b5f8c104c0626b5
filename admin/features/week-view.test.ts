// @vitest-environment happy-dom

import { expect, test } from 'vitest';
import { readDays } from '../shared/chart/report.tsx';
import { describeTime, shareInTime } from './week-view.tsx';

/** Half past one in the morning of the 23rd in India; in London it is still the 22nd. */
const NOW = Date.parse('2026-11-22T20:00:00Z');
const PLAN = { title: 'Campaigns', spans: [28, 7], maxDays: 366 } as const;

test.each([
  ['', '2026-10-27 2026-11-23'],
  ['from=2026-11-01&until=2026-11-08', '2026-11-01 2026-11-08'],
  ['until=2026-03-01', '2026-02-02 2026-03-01'],
  ['from=2026-11-01&until=2027-01-01', '2026-11-01 2026-11-23'],
  ['from=2026-11-09&until=2026-11-08', '2026-11-08 2026-11-08'],
  ['from=2020-01-01&until=2026-11-08', '2025-11-08 2026-11-08'],
  ['from=2026-02-30&until=2026-03-01', '2026-02-02 2026-03-01'],
  ['from=soon&until=9999-99-99', '2026-10-27 2026-11-23'],
])('the address “%s” means %s', (query, days) => {
  const { from, until } = readDays(new URLSearchParams(query), NOW, PLAN);
  expect(`${from} ${until}`).toBe(days);
});

test.each([
  [null, '–'],
  [0, 'under a minute'],
  [59.9, 'under a minute'],
  [60, '1 min'],
  [3599, '59 min'],
  [3600, '1 h'],
  [11_100, '3 h 5 min'],
  [97_260, '27 h 1 min'],
])('%j seconds: %s', (seconds, words) => expect(describeTime(seconds)).toBe(words));

test('a hundred per cent are all of them', () => {
  expect(shareInTime({ kept: 999, missed: 1, broken: 0 })).toBe('99%');
  expect(shareInTime({ kept: 3, missed: 0, broken: 0 })).toBe('100%');
  expect(shareInTime({ kept: 0, missed: 0, broken: 2 })).toBe('0%');
  expect(shareInTime({ kept: 0, missed: 0, broken: 0 })).toBeUndefined();
});
