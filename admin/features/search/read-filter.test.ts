import { expect, test } from 'vitest';
import { DEFAULT_SUBJECT } from '../../../contract/subjects.ts';
import { readFilter } from './read-filter.ts';

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

test('leads without a subject have a word of their own', () => {
  const query = new URLSearchParams({ subject: DEFAULT_SUBJECT });
  expect(readFilter(query)).toEqual({ subject: 'none' });
});
