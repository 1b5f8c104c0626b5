import { expect, it } from 'vitest';
import { listContents } from './table-of-contents.ts';

it('links to second-level headings in their order', () => {
  expect(
    listContents([
      { depth: 2, slug: 'rent', text: 'Rent' },
      { depth: 3, slug: 'deposit', text: 'Deposit' },
      { depth: 2, slug: 'people', text: 'People' },
    ]),
  ).toEqual([
    { href: '#rent', text: 'Rent' },
    { href: '#people', text: 'People' },
  ]);
});

it('leaves a heading’s own number to the list', () => {
  expect(listContents([{ depth: 2, slug: '3-cookies', text: '3. Cookies' }])).toEqual([
    { href: '#3-cookies', text: 'Cookies' },
  ]);
});
