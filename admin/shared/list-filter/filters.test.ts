// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { ListFilter } from '../../../contract/desk/list.ts';
import { countParts, isWhole, readFilter, writeFilter } from './filter-address.ts';
import { describeFilter } from './filter-marks.tsx';

const TEAM = [{ id: 'r', name: 'Ravi' }];
const FACETS = {
  city: 'Moga',
  source: 'google',
  campaign: 'Diwali',
  model: 'kiosk',
  brand: 'Roll Nation',
  tag: 'hot',
};
const FACETS_READ = 'Moga|Source: google|Campaign: Diwali|Model: kiosk|Brand: Roll Nation|Tag: hot';

test.each<[address: string, ListFilter, words: string, parts: number]>([
  ['', {}, '', 0],
  ['list=all&search=a+%26+b', { list: 'all', search: 'a & b' }, '', 0],
  ['list=overdue', { list: 'overdue' }, 'Follow-up overdue', 1],
  ['stage=new&stage=site-visit', { stage: ['new', 'site-visit'] }, 'New|Site visit', 1],
  ['from=today', { from: 'today' }, 'Today', 1],
  ['from=yesterday&until=yesterday', { from: 'yesterday', until: 'yesterday' }, 'Yesterday', 1],
  [
    'from=2026-11-01&until=2026-11-22',
    { from: '2026-11-01', until: '2026-11-22' },
    'From 1 Nov 2026|Until 22 Nov 2026',
    1,
  ],
  ['from=90d', { from: '90d' }, 'From the last 90 days', 1],
  [
    'subject=none&consent=no-calls',
    { subject: 'none', consent: 'no-calls' },
    'No subject chosen|No calls',
    2,
  ],
  [new URLSearchParams(FACETS).toString(), FACETS, FACETS_READ, 6],
  ['assigned_to=none', { assigned_to: 'none' }, 'Assigned to nobody', 1],
  ['assigned_to=r', { assigned_to: 'r' }, 'Assigned to Ravi', 1],
  ['assigned_to=gone', { assigned_to: 'gone' }, 'Assigned to one person', 1],
  [
    'score=60&budget=1000000&area=500&order=worth',
    { score: '60', budget: '1000000', area: '500', order: 'worth' },
    'Score 60 or more|₹10 lakh or more|500 sq ft or more|Best score first',
    4,
  ],
  ['budget=1500000', { budget: '1500000' }, '₹15 lakh or more', 1],
  ['order=oldest', { order: 'oldest' }, 'Oldest first', 1],
])('#leads?%s asks for %o, in words %j', (address, filter, words, parts) => {
  expect(readFilter(new URLSearchParams(address))).toEqual(filter);
  expect(writeFilter(filter).toString()).toBe(address);
  const marks = describeFilter(filter, TEAM).map((mark) => mark.words);
  expect(marks.join('|')).toBe(words);
  expect(countParts(filter)).toBe(parts);
});

test.each([
  ['stage=sold', {}],
  ['stage=new&from=last+year&colour=red', { stage: ['new'] }],
  [`search=${'x'.repeat(201)}`, {}],
])('what does not fit is left out of %j', (address, filter) => {
  expect(readFilter(new URLSearchParams(address))).toEqual(filter);
});

test('each part is taken off by itself', () => {
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
  [{ list: 'all', order: 'oldest' }, true],
  [{ search: 'a' }, false],
  [{ until: 'today' }, false],
])('%o means every lead: %s', (filter, whole) => expect(isWhole(filter)).toBe(whole));
