// @vitest-environment happy-dom

import { expect, test } from 'vitest';
import { describeTime, readRange, shareInTime } from './week-view.tsx';

/** Half past one in the morning of the 23rd in India; in London it is still the 22nd. */
const NOW = Date.parse('2026-11-22T20:00:00Z');
const range = (text: string) => {
  const { earlier, later, ...rest } = readRange(new URLSearchParams(text), NOW);
  return { ...rest, earlier: earlier.toString(), later: later?.toString() };
};

test.each([
  [
    '',
    {
      span: 7,
      from: '2026-11-17',
      until: '2026-11-23',
      earlier: 'until=2026-11-16',
      later: undefined,
    },
  ],
  [
    'until=2026-11-16',
    { span: 7, from: '2026-11-10', until: '2026-11-16', earlier: 'until=2026-11-09', later: '' },
  ],
  [
    'until=2026-11-02',
    {
      span: 7,
      from: '2026-10-27',
      until: '2026-11-02',
      earlier: 'until=2026-10-26',
      later: 'until=2026-11-09',
    },
  ],
  [
    'days=28',
    {
      span: 28,
      from: '2026-10-27',
      until: '2026-11-23',
      earlier: 'days=28&until=2026-10-26',
      later: undefined,
    },
  ],
])('"%s"', (text, expected) => expect(range(text)).toEqual(expected));

test.each(['until=2027-01-01', 'until=yesterday', 'until=2026-13-45', 'days=9'])(
  '"%s" is no stretch of days that has been: the last seven are shown',
  (text) => expect(range(text)).toEqual(range('')),
);

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
