import { expect, test } from 'vitest';
import { leadPlace, readPlace, writePlace } from './place.ts';

test.each([
  ['', '', undefined, ''],
  ['#', '', undefined, ''],
  ['#today', 'today', undefined, ''],
  ['#today?list=overdue', 'today', undefined, 'list=overdue'],
  ['#leads/YC-3F7A-91C2', 'leads', 'YC-3F7A-91C2', ''],
  [
    '#search/YC-3F7A-91C2?search=dhilon&stage=new',
    'search',
    'YC-3F7A-91C2',
    'search=dhilon&stage=new',
  ],
])('%j is a place', (hash, view, reference, query) => {
  const place = readPlace(hash);
  expect({ ...place, query: place.query.toString() }).toEqual({ view, reference, query });
  expect(readPlace(writePlace(place))).toEqual(place);
});

test('words with signs of an address survive it', () => {
  const query = new URLSearchParams({ search: 'a?b&c=d #e +91' });
  const hash = writePlace({ view: 'search', query });
  expect(readPlace(hash).query.get('search')).toBe('a?b&c=d #e +91');
});

test('a lead opens beside the list that is open', () => {
  const place = readPlace('#today/YC-0000-0000?list=new');
  expect(leadPlace(place, '3f7a91c2-0000-4000-8000-000000000000')).toBe(
    '#today/YC-3F7A-91C2?list=new',
  );
});
