import { expect, test } from 'vitest';
import { readAnswerClock } from './answer-clock.ts';

/** Monday to Saturday, ten to seven in India. */
const ANSWER = { aimMinutes: 15, days: [1, 2, 3, 4, 5, 6], from: 10, until: 19 };
const india = (time: string) => Date.parse(`${time}:00+05:30`);

test.each([
  // Within working hours.
  ['2026-11-23T11:00', '2026-11-23T11:15'],
  // At night, and early: from ten on.
  ['2026-11-23T22:00', '2026-11-24T10:15'],
  ['2026-11-23T07:30', '2026-11-23T10:15'],
  // Ten minutes before the end: five are left for the next morning.
  ['2026-11-23T18:50', '2026-11-24T10:05'],
  // At the end of a day nothing is left of it.
  ['2026-11-23T19:00', '2026-11-24T10:15'],
  // Saturday at midday of the last minute that the day still holds.
  ['2026-11-21T18:45', '2026-11-21T19:00'],
])('an enquiry of %s is to be answered by %s', (created, due) => {
  expect(readAnswerClock(india(created), india(created), ANSWER)).toEqual({
    state: 'on-time',
    dueAt: india(due),
  });
});

test('over a day off the promise comes first', () => {
  // Saturday evening: the aim would be Monday, the site promises 24 hours.
  const created = india('2026-11-21T18:55');
  expect(readAnswerClock(created, created, ANSWER).dueAt).toBe(india('2026-11-22T18:55'));
});

test.each([
  ['2026-11-23T11:15', 'on-time', '2026-11-23T11:15'],
  ['2026-11-23T11:16', 'late', '2026-11-24T11:00'],
  ['2026-11-24T11:00', 'late', '2026-11-24T11:00'],
  ['2026-11-24T11:01', 'broken', '2026-11-24T11:00'],
])('at %s it is %s', (now, state, due) => {
  expect(readAnswerClock(india('2026-11-23T11:00'), india(now), ANSWER)).toEqual({
    state,
    dueAt: india(due),
  });
});
