import { expect, test } from 'vitest';
import { makeHealth } from '../../testing/make-health.ts';
import { ageOfOldestUnsent, describeAge, findProblems } from './find-problems.ts';

const well = makeHealth({ now: '2026-11-21T10:00:00Z' });

test('a short wait is not a problem', () => {
  expect(findProblems(well)).toEqual([]);
  const waits = { ...well, waiting: 3, oldest_unsent_at: '2026-11-21T09:55:01Z' };
  expect(findProblems(waits)).toEqual([]);
});

test.each([
  ['2026-11-21T09:55:00Z', 'warning', '5 minutes'],
  ['2026-11-21T09:30:01Z', 'warning', '29 minutes'],
  ['2026-11-21T09:30:00Z', 'severe', '30 minutes'],
  ['2026-11-21T08:10:00Z', 'severe', '1 hour'],
])('a mail that has waited since %s is a %s', (oldest_unsent_at, level, age) => {
  const [problem] = findProblems({ ...well, oldest_unsent_at, last_fault: 'Refused' });
  expect(problem).toEqual({ level, words: `A mail has waited for ${age}: Refused` });
});

test('mails given up come before late ones, late ones before a spool', () => {
  const fault = { id: 'a', lead_id: null, kind: 'team', abandoned_at: well.now, fault: null };
  const problems = findProblems({
    ...well,
    spool_length: 2,
    oldest_unsent_at: '2026-11-21T09:50:00Z',
    abandoned: [fault],
  });
  expect(problems.map(({ level }) => level)).toEqual(['severe', 'warning', 'warning']);
  expect(problems[2]?.words).toContain('2 enquiries wait');
});

test('a long silence comes before a mail that is a little late', () => {
  const problems = findProblems({
    ...well,
    oldest_unsent_at: '2026-11-21T09:50:00Z',
    silence: { hours: 40, usual_hours: 18 },
    spool_length: 1,
  });
  expect(problems.map(({ words }) => words.slice(0, 10))).toEqual([
    'No enquiry',
    'A mail has',
    '1 enquiry ',
  ]);
});

test.each([
  [null, undefined],
  ['2026-11-21T10:09:00Z', 0],
  ['2026-11-21T09:59:01Z', 0],
  ['2026-11-21T09:59:00Z', 1],
])('the oldest mail since %s has waited %s minutes', (oldest_unsent_at, age) => {
  expect(ageOfOldestUnsent({ ...well, oldest_unsent_at })).toBe(age);
});

test('a clock that runs behind never gives a negative age', () => {
  expect(findProblems({ ...well, oldest_unsent_at: '2026-11-21T10:09:00Z' })).toEqual([]);
});

test.each([
  [0, '0 minutes'],
  [1, '1 minute'],
  [59, '59 minutes'],
  [60, '1 hour'],
  [119, '1 hour'],
  [2879, '47 hours'],
  [2880, '2 days'],
])('%i minutes are %s', (minutes, words) => expect(describeAge(minutes)).toBe(words));

test.each([
  [{ hours: 18, usual_hours: 18 }, undefined],
  [{ hours: 18.1, usual_hours: 18 }, 'warning'],
  [{ hours: 36, usual_hours: 18 }, 'warning'],
  [{ hours: 36.1, usual_hours: 18 }, 'severe'],
] as const)('a silence of %j is %s', (silence, level) => {
  const [problem] = findProblems({ ...well, silence });
  expect(problem?.level).toBe(level);
  if (problem)
    expect(problem.words).toMatch(/^No enquiry for (18|36) hours of daytime; 18 would be/);
});

const given = { id: 'a', lead_id: null, kind: 'team', abandoned_at: well.now, fault: null };

test.each([
  [{ spool_length: 1 }, 'warning', '1 enquiry waits on the server’s disk for the database.'],
  [{ abandoned: [given] }, 'severe', '1 mail was given up after twenty attempts.'],
  [{ abandoned: [given, given] }, 'severe', '2 mails were given up after twenty attempts.'],
  [{ oldest_unsent_at: '2026-11-21T09:50:00Z' }, 'warning', 'A mail has waited for 10 minutes.'],
])('one problem alone is told in words of its own (%#)', (change, level, words) => {
  expect(findProblems({ ...well, ...change })).toEqual([{ level, words }]);
});
