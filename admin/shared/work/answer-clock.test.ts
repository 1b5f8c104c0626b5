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
  // One minute before the end: fourteen are left.
  ['2026-11-23T18:59', '2026-11-24T10:14'],
  // In the first minute of the day's work, and of the day.
  ['2026-11-23T10:00', '2026-11-23T10:15'],
  ['2026-11-24T00:00', '2026-11-24T10:15'],
  // On a Sunday at night, when the next day's work is near enough to come before the promise.
  ['2026-11-22T23:00', '2026-11-23T10:15'],
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

const NATIONAL = { ...ANSWER, holidays: [{ day: '2027-01-26', name: 'Republic Day' }] };
test.each([
  // The evening before, and within the day: the aim waits for Wednesday, or for the promise.
  ['2027-01-25T18:55', '2027-01-26T18:55'],
  ['2027-01-26T11:00', '2027-01-27T10:15'],
  ['2027-01-26T00:00', '2027-01-27T00:00'],
  // The days around it are as ever.
  ['2027-01-25T18:45', '2027-01-25T19:00'],
  ['2027-01-27T10:00', '2027-01-27T10:15'],
])('around a holiday an enquiry of %s is to be answered by %s', (created, due) => {
  expect(readAnswerClock(india(created), india(created), NATIONAL).dueAt).toBe(india(due));
});

test('who came first is late first and broken first, whatever days lie between', () => {
  const from = india('2027-01-22T00:00');
  const times = Array.from({ length: 7 * 48 }, (_, half) => from + half * 30 * 60_000);
  const aims = times.map((time) => readAnswerClock(time, time, NATIONAL).dueAt);
  expect(aims).toEqual([...aims].sort((one, other) => one - other));
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
