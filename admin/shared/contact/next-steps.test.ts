import { expect, test } from 'vitest';
import { dueIn, dueOn, nameDay } from './next-step.tsx';

test.each([
  // 23:59 and 00:01 in India, while it is still the day before in London.
  ['2026-11-22T18:29:00Z', 1, '2026-11-23T05:30:00.000Z'],
  ['2026-11-22T18:31:00Z', 1, '2026-11-24T05:30:00.000Z'],
  ['2026-11-22T06:00:00Z', 7, '2026-11-29T05:30:00.000Z'],
])('from %s, %i days on, it is due at eleven in India: %s', (now, days, due) => {
  expect(dueIn(days, Date.parse(now))).toBe(due);
});

test('a day is named, whatever order the date field writes it in', () => {
  expect(nameDay('2026-12-11')).toBe('Fri, 11 Dec');
});

test('a chosen day is due at eleven in India', () => {
  expect(dueOn('2026-12-01')).toBe('2026-12-01T05:30:00.000Z');
});
