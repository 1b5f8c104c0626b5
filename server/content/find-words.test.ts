import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { valueAt } from '../../contract/desk/content/field-path.ts';
import { indexFields } from './find-words.ts';
import { readValues } from './save/content-text.ts';

const VALUES = {
  heading: 'Eat what the street eats',
  lead: 'We answer within {hours} hours, also on **Sundays** and holidays.',
  email: 'Write to {email}',
  places: '[{claim:company-locations} locations|more locations] in the north, and more to come',
  hero: { src: 'zzz.jpg', alt: 'Kulhad chai in the hall' },
  fee: 120000,
  hotline: '+919876543210',
  share: '10%',
  range: { min: 500000, max: 1200000, unit: 'rupees' },
  owner: { value: 'Meera Khanna', sample: true },
  dishes: [
    { name: 'Kulhad chai', price: 40 },
    { name: 'Gol gappe', price: 60, note: "the hall's six waters" },
  ],
};
const BODY = `A kitchen loses money **slowly**, and then all at once.

## Four numbers

- Food cost, see [our numbers](/our-numbers)
- Rent`;

const file = { id: 'a.md', title: 'A', pages: [], values: VALUES, body: BODY };
const find = indexFields([file]);
const placesOf = (text: string) => find(text, '').map(({ path }) => path.join('.'));

test.each<[string, string, string]>([
  ['the very words', 'Eat what the street eats', 'heading'],
  ['other spaces and letters', '  EAT what\n the street eats ', 'heading'],
  ['a gap that is filled', 'Write to hello@yctfc.example', 'email'],
  ['marks of Markdown', 'We answer within 24 hours, also on Sundays and holidays.', 'lead'],
  ['a choice', '50+ locations in the north, and more to come', 'places'],
  ['curly quotes', 'the hall’s six waters', 'dishes.1.note'],
  ['a fact to confirm', 'Meera Khanna', 'owner.value'],
  ['a part', 'also on Sundays', 'lead'],
  ['the beginning of a word', 'gol gap', 'dishes.1.name'],
  ['more than the field', 'Gol gappe veg', 'dishes.1.name'],
  ['most words', 'Eat what our street ate', 'heading'],
  ['an amount with its groups', '₹1,20,000', 'fee'],
  ['an amount in lakhs', '₹5–12 Lakhs', 'range.min'],
  ['a price', '₹60', 'dishes.1.price'],
  ['a telephone number', 'Call us: 98765 43210', 'hotline'],
  ['a telephone number with its country', '+91 98765-43210', 'hotline'],
  ['the text below', 'A kitchen loses money slowly, and then all at once.', ''],
  ['a heading of it', 'Four numbers', ''],
  ['an item with a link', 'Food cost, see our numbers', ''],
])('%s finds the field', (_what, text, at) => {
  expect(placesOf(text)[0]).toBe(at);
});

test('a dish with its price finds both, and says what stands there', () => {
  expect(placesOf('Kulhad chai ₹40').slice(0, 2).sort()).toEqual([
    'dishes.0.name',
    'dishes.0.price',
  ]);
  expect(find('₹60', '')[0]?.words).toBe('Gol gappe, price: 60');
});

test('what stands on the page comes first', () => {
  const there = indexFields([
    { ...file, pages: ['/menu'] },
    { ...file, id: 'b.md', pages: ['/about'] },
  ]);
  expect(there('Four numbers', '/menu')[0]?.id).toBe('a.md');
  expect(there('Four numbers', '/about')[0]?.id).toBe('b.md');
});

test.each(['', '   ', 'zzz.jpg', 'xyzzy', '61'])('%o finds nothing', (text) => {
  expect(find(text, '')).toEqual([]);
});

function* textsIn(value: unknown, key?: string): Generator<string> {
  if (typeof value === 'string' && key !== 'src') yield value;
  if (typeof value !== 'object' || value === null) return;
  for (const [below, item] of Object.entries(value)) yield* textsIn(item, below);
}

test('texts of every file find themselves', () => {
  const files = globSync('content/**/*.{yaml,md}').map((id) => ({
    ...{ id, title: id, pages: [id] },
    ...readValues(id, readFileSync(id, 'utf8')),
  }));
  const findHere = indexFields(files);
  for (const { id, values } of files) {
    const texts = [...textsIn(values)].filter((text) => /\w{3}/.test(text) && !/[{[]/.test(text));
    // Every tenth of a menu with four hundred: each run takes the same ones.
    const some = texts.filter((_text, at) => at % Math.ceil(texts.length / 10) === 0);
    for (const text of some) {
      const found = findHere(text, id).filter((one) => one.id === id);
      expect(
        found.map(({ path }) => valueAt(values, path)),
        `${id}: ${text}`,
      ).toContain(text);
    }
  }
});
