import { expect, test } from 'vitest';
import type { ListFilter } from '../../../contract/desk/list.ts';
import { countParts, isWhole } from './filter-address.ts';
import { describeFilter } from './filter-marks.tsx';
import { isBackwards } from './filter-options.ts';

const TEAM = [{ id: 'r', name: 'Ravi' }];

test.each<[ListFilter, string[], number]>([
  [{}, [], 0],
  [{ list: 'all', search: 'asha' }, [], 0],
  [{ list: 'overdue' }, ['Next step overdue'], 1],
  [{ stage: ['new', 'site-visit'] }, ['New', 'Site visit'], 1],
  [{ from: 'today' }, ['Today'], 1],
  [{ from: 'yesterday', until: 'yesterday' }, ['Yesterday'], 1],
  [{ from: '2026-11-01', until: '2026-11-22' }, ['From 1 Nov 2026', 'Until 22 Nov 2026'], 1],
  [{ from: '90d' }, ['From the last 90 days'], 1],
  [{ subject: 'none', consent: 'no-calls' }, ['No subject chosen', 'No calls'], 2],
  [
    {
      city: 'Moga',
      source: 'google',
      campaign: 'Diwali',
      model: 'kiosk',
      brand: 'Roll Nation',
      tag: 'hot',
    },
    [
      'Moga',
      'Source: google',
      'Campaign: Diwali',
      'Model: kiosk',
      'Brand: Roll Nation',
      'Tag: hot',
    ],
    6,
  ],
  [{ assigned_to: 'none' }, ['Assigned to nobody'], 1],
  [{ assigned_to: 'r' }, ['Assigned to Ravi'], 1],
  [{ assigned_to: 'gone' }, ['Assigned to one person'], 1],
  [{ order: 'oldest' }, ['Oldest first'], 1],
])('%o reads %j', (filter, words, parts) => {
  expect(describeFilter(filter, TEAM).map((mark) => mark.words)).toEqual(words);
  expect(countParts(filter)).toBe(parts);
});

test('each part is left out by itself', () => {
  const filter: ListFilter = { search: 'a', stage: ['new', 'won'], city: 'Moga', from: '7d' };
  const without = Object.fromEntries(
    describeFilter(filter).map((mark) => [mark.words, mark.without]),
  );
  expect(without).toEqual({
    New: { ...filter, stage: ['won'] },
    Won: { ...filter, stage: ['new'] },
    'Last 7 days': { search: 'a', stage: ['new', 'won'], city: 'Moga' },
    Moga: { search: 'a', stage: ['new', 'won'], from: '7d' },
  });
  expect(describeFilter({ stage: ['new'] })[0]?.without).toEqual({});
});

test.each<[ListFilter, boolean]>([
  [{}, true],
  [{ list: 'all', order: 'oldest' }, true],
  [{ search: 'a' }, false],
  [{ list: 'new' }, false],
  [{ until: 'today' }, false],
])('%o means every lead: %s', (filter, whole) => expect(isWhole(filter)).toBe(whole));

test.each<[ListFilter, boolean]>([
  [{ from: '2026-11-02', until: '2026-11-01' }, true],
  [{ from: '2026-11-01', until: '2026-11-01' }, false],
  [{ from: '7d', until: '2026-11-01' }, false],
  [{ until: '2026-11-01' }, false],
])('%o ends before it begins: %s', (filter, backwards) =>
  expect(isBackwards(filter)).toBe(backwards),
);
