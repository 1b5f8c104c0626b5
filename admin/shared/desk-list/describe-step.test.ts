// @vitest-environment happy-dom
import { createElement } from 'react';
import { expect, test, vi } from 'vitest';
import { show, words } from '../../testing/person.ts';
import { makeRow } from '../../testing/untouched.ts';
import { describeStep, LeadClock } from './lead-clock.tsx';

/** Half past one in the morning of the 23rd in India; in London it is still the 22nd. */
const NOW = Date.parse('2026-11-22T20:00:00Z');

test.each([
  ['2026-11-22T05:30:00Z', null, 'Was due yesterday 11:00 am'],
  ['2026-11-20T05:30:00Z', 'call again', 'Was due Fri, 20 Nov, 11:00 am: call again'],
  // Earlier today, and later today.
  ['2026-11-22T19:00:00Z', null, 'Was due today 12:30 am'],
  ['2026-11-23T12:30:00Z', 'visit', 'Follow up today 6:00 pm: visit'],
  ['2026-11-24T05:30:00Z', 'visit', 'Follow up tomorrow 11:00 am: visit'],
])('%s, %j: "%s"', (due, what, said) => {
  expect(describeStep(due, what, NOW).replace(/[\u00a0\u202f]/g, ' ')).toBe(said);
});

vi.stubGlobal('fetch', async () => Response.json(null));
const AT = '2026-11-22T05:30:00Z';
test.each([
  [{ answered_at: AT, stage: 'contacted' }, true],
  [{ answered_at: AT, stage: 'contacted', due_at: AT }, false],
  [{ answered_at: AT, stage: 'lost' }, false],
  [{ answered_at: AT, stage: 'won' }, false],
  [{ answered_at: AT, withdrawn_at: AT }, false],
  [{}, false],
] as const)('a lead that is %j is warned of having no next step: %s', async (change, isWarned) => {
  await show(createElement(LeadClock, { lead: makeRow(change), now: NOW }));
  expect(words().includes('No next step')).toBe(isWarned);
});
