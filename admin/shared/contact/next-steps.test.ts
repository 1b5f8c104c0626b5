// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { proposeSteps, readTyped } from './next-step.tsx';

const ANSWER = {
  ...{ aimMinutes: 15, from: 10, until: 19, days: [1, 2, 3, 4, 5, 6] },
  holidays: [{ day: '2026-11-24', name: 'A holiday' }],
};
/** Node and browsers differ in the space before "am". */
const propose = (now: string, bestHour?: number) =>
  proposeSteps(Date.parse(now), ANSWER, bestHour).map(({ label, hint, at }) =>
    `${label} | ${hint} | ${at}`.replace(/[\u00a0\u202f]/g, ' '),
  );

test('an hour, the evening and the days to come, at eleven in India', () => {
  // Wednesday, 2:33 pm.
  expect(propose('2026-11-25T09:03:00Z')).toEqual([
    'In 1 hour | 3:35 pm | 2026-11-25T10:05:00.000Z',
    'This evening | 6:00 pm | 2026-11-25T12:30:00.000Z',
    'Tomorrow | 11:00 am | 2026-11-26T05:30:00.000Z',
    'In 3 days | Sat, 28 Nov, 11:00 am | 2026-11-28T05:30:00.000Z',
    'Next week | Wed, 2 Dec, 11:00 am | 2026-12-02T05:30:00.000Z',
  ]);
});

test('Sundays and holidays are skipped, and what is past or said already is not offered', () => {
  // Sunday, 00:01 in India, while it is still Saturday in London; Tuesday is a holiday.
  expect(propose('2026-11-21T18:31:00Z')[2]).toBe('Tomorrow | 11:00 am | 2026-11-23T05:30:00.000Z');
  // Saturday, 7 pm: three days on is the holiday.
  expect(propose('2026-11-21T13:30:00Z')).toEqual([
    'In 1 hour | 8:00 pm | 2026-11-21T14:30:00.000Z',
    'Next working day | Mon, 23 Nov, 11:00 am | 2026-11-23T05:30:00.000Z',
    'In 3 days | Wed, 25 Nov, 11:00 am | 2026-11-25T05:30:00.000Z',
    'Next week | Sat, 28 Nov, 11:00 am | 2026-11-28T05:30:00.000Z',
  ]);
});

test.each([
  ['2026-11-25T09:03:00Z', 'Today 6:00 pm | as they asked | 2026-11-25T12:30:00.000Z'],
  ['2026-11-25T12:31:00Z', 'Tomorrow 6:00 pm | as they asked | 2026-11-26T12:30:00.000Z'],
  ['2026-11-21T13:30:00Z', 'Mon, 23 Nov, 6:00 pm | as they asked | 2026-11-23T12:30:00.000Z'],
])('at %s the visitor’s own hour comes first, and once: %s', (now, first) => {
  const [offered, ...others] = propose(now, 18);
  expect(offered).toBe(first);
  expect(others.join()).not.toContain(first.slice(-24));
});

test('a typed time is one of India, wherever the device is', () => {
  expect(readTyped('2026-12-01T18:30')).toBe('2026-12-01T13:00:00.000Z');
});
