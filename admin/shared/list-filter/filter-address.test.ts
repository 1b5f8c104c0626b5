import { expect, test } from 'vitest';
import type { ListFilter } from '../../../contract/desk/list.ts';
import { readFilter, writeFilter } from './filter-address.ts';

test.each([
  ['', {}],
  ['search=dhilon', { search: 'dhilon' }],
  ['stage=new&stage=won', { stage: ['new', 'won'] }],
  ['from=yesterday&consent=no-calls', { from: 'yesterday', consent: 'no-calls' }],
  // What was typed into the address by hand, or came from another version.
  ['stage=sold', {}],
  ['stage=new&from=last+year&colour=red', { stage: ['new'] }],
  [`search=${'x'.repeat(201)}`, {}],
])('%j asks for %o', (address, filter) => {
  expect(readFilter(new URLSearchParams(address))).toEqual(filter);
});

test.each<[ListFilter, string]>([
  [{}, ''],
  [{ search: 'a & b', stage: ['new', 'won'] }, 'search=a+%26+b&stage=new&stage=won'],
  [{ subject: 'none', from: '7d' }, 'subject=none&from=7d'],
])('%o stands in the address as it is read from there', (filter, address) => {
  expect(writeFilter(filter).toString()).toBe(address);
  expect(readFilter(new URLSearchParams(address))).toEqual(filter);
});
