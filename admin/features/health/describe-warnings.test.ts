// @vitest-environment happy-dom

import { expect, test } from 'vitest';
import { describeSilent, describeWarnings } from './health-view.tsx';

test('says what to set for a warning that is known, and nothing else', () => {
  const found = describeWarnings([{ code: 'from-a-newer-server' }, { code: 'untrusted-proxy' }]);
  expect(found).toEqual([
    {
      level: 'warning',
      words: expect.stringContaining('Set TRUST_PROXY to the number of proxies'),
    },
  ]);
  expect(describeWarnings([])).toEqual([]);
  expect(describeWarnings([{ code: 'of a newer server' }])).toEqual([]);
});

const NOW = Date.parse('2026-11-21T10:00:00Z');

test('nobody silent is no problem', () => {
  expect(describeSilent([], NOW)).toEqual([]);
});

test.each([
  [0, 'warning', 'silent for 3 hours; enquiries may wait on its disk (web2, /data/spool)'],
  [1, 'severe', 'silent for 3 hours; 1 held then; more may wait on its disk (web2, /data/spool)'],
  [4, 'severe', 'silent for 3 hours; 4 held then; more may wait on its disk (web2, /data/spool)'],
])('a process that held %i says where it was and since when', (length, level, words) => {
  const [problem] = describeSilent(
    [{ place: 'web2, /data/spool', length, reported_at: '2026-11-21T06:59:00Z' }],
    NOW,
  );
  expect(problem).toMatchObject({ level, words: expect.stringContaining(words) });
});

test.each(['2026-11-21T10:00:00Z', '2026-11-21T10:01:00Z'])(
  'a process that reported at %s has been silent for no time',
  (reported_at) => {
    const [problem] = describeSilent([{ place: 'web2', length: 0, reported_at }], NOW);
    expect(problem?.words).toContain('silent for 0 minutes;');
  },
);
