// @vitest-environment happy-dom

import { expect, test } from 'vitest';
import { describeStay, readStage } from './board-view.tsx';

const query = (text = '') => new URLSearchParams(text);

test('a narrow board shows the stage that was asked for, else the new leads', () => {
  expect(readStage(query('stage=site-visit'))).toBe('site-visit');
  expect(readStage(query('stage=kitchen'))).toBe('new');
  expect(readStage(query())).toBe('new');
});

/** Ten minutes past midnight of the 23rd in India. */
const NOW = Date.parse('2026-11-22T18:40:00Z');

test.each([
  ['2026-11-22T18:35:00Z', 'Here since today'],
  // A clock that is ahead of ours.
  ['2026-11-22T18:50:00Z', 'Here since today'],
  ['2026-11-22T18:25:00Z', 'Here for 1 day'],
  ['2026-11-10T05:00:00Z', 'Here for 13 days'],
])('since %s: "%s"', (since, words) => {
  expect(describeStay(since, NOW)).toBe(words);
});
