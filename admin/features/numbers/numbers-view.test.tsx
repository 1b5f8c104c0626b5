// @vitest-environment happy-dom

import { afterEach, expect, test, vi } from 'vitest';
import type { DeskRole } from '../../../contract/desk/team.ts';
import { refuse, type Sent, stubDesk } from '../../shared/backend/testing/stub-desk.ts';
import { RoleContext } from '../../shared/role.ts';
import { show, until, words } from '../../testing/person.ts';
import NumbersView, { readDays } from './numbers-view.tsx';
import { describeTime, shareInTime } from './week.tsx';

/** Half past one in the morning of the 23rd in India; in London it is still the 22nd. */
const NOW = Date.parse('2026-11-22T20:00:00Z');

test.each([
  ['', '2026-11-17 2026-11-23'],
  ['from=2026-11-01&until=2026-11-08', '2026-11-01 2026-11-08'],
  ['until=2026-03-01', '2026-02-23 2026-03-01'],
  ['from=2026-11-01&until=2027-01-01', '2026-11-01 2026-11-23'],
  ['from=2026-11-09&until=2026-11-08', '2026-11-08 2026-11-08'],
  ['from=2020-01-01&until=2026-11-08', '2025-11-08 2026-11-08'],
  ['from=2026-02-30&until=2026-03-01', '2026-02-23 2026-03-01'],
  ['from=soon&until=9999-99-99', '2026-11-17 2026-11-23'],
])('the address “%s” means %s', (query, days) => {
  const { from, until } = readDays(new URLSearchParams(query), NOW);
  expect(`${from} ${until}`).toBe(days);
});

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

const ANSWER = { aimMinutes: 15, days: ['mon'], from: 11, until: 20 };
const click = (at: string, code: string) => ({
  ...{ at, code, page: '/menu' },
  attribution: { first: { gclid: 'x' }, page: '/menu' },
});

async function open(role: DeskRole, replies: Parameters<typeof stubDesk>[0] = {}) {
  const sent = stubDesk({
    'desk.json': { answer: ANSWER },
    desk_campaigns: {
      from: '',
      until: '',
      enquiries: 1,
      qualified: 0,
      won: 0,
      rupees: 0,
      campaign_count: 0,
      campaigns: [],
    },
    chat_clicks: [click('2026-11-21T00:10:00Z', 'K7Q2'), click('2024-11-21T00:10:00Z', 'OLD1')],
    ...replies,
  });
  // More days than a week counts.
  location.hash = '#numbers?from=2026-01-01&until=2026-11-30';
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-12-01T00:00:00Z') });
  await show(
    <RoleContext value={role}>
      <NumbersView />
    </RoleContext>,
  );
  return sent;
}
const asked = (sent: readonly Sent[]) =>
  sent.map(({ line }) => line.replace(/^.*\//, '')).filter((line) => line !== 'desk.json');

afterEach(() => void vi.useRealTimers());

test('taps of the chosen days stand with how the visitor came; a year holds no week', async () => {
  const sent = await open('owner');
  await until(() =>
    expect(words()).toMatch(/5:40.am\nK7Q2\n\/menu\nGoogle Ads\. Sent from \/menu/),
  );
  expect(words()).not.toContain('OLD1');
  expect(words()).toContain('Choose at most 92 days');
  expect(words()).toContain('Campaigns');
  expect(asked(sent)).toEqual(['desk_campaigns', 'chat_clicks']);
});

test('who may not see campaigns asks for none', async () => {
  const sent = await open('caller', { chat_clicks: [] });
  await until(() => expect(words()).toContain('No taps on these days.'));
  expect(words()).not.toContain('Campaigns');
  expect(asked(sent)).toEqual(['chat_clicks']);
});

test('one refusal is one sentence, with a way to try again', async () => {
  await open('owner', { chat_clicks: refuse(400) });
  await until(() => expect(words()).toContain('The numbers could not be loaded'));
  expect(document.querySelector('[data-row-shape]')).toBeNull();
});
