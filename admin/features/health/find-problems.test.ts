import { expect, test } from 'vitest';
import { describeAge, findProblems } from './find-problems.ts';
import type { LeadHealth } from './lead-health.ts';

const well: LeadHealth = {
  now: '2026-11-21T10:00:00Z',
  last_lead_at: null,
  silence: null,
  last_mail_sent_at: null,
  oldest_unsent_at: null,
  waiting: 0,
  last_fault: null,
  abandoned: [],
  quarantined: 0,
  archived: 0,
  soft_leads_30_days: 0,
  spool_length: 0,
  spool_reported_at: null,
};

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
