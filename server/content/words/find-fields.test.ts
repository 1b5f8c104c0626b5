import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readValues } from '../save/content-text.ts';
import { findFields } from './find-fields.ts';

const VALUES = {
  heading: 'Eat what the street eats',
  lead: 'We answer within {hours} hours, also on **Sundays** and holidays.',
  email: 'Write to {email}',
  places: '[{claim:company-locations} locations|more locations] in the north, and more to come',
  hero: { src: 'six-counters.jpg', alt: 'Kulhad chai in the hall' },
  fee: 120000,
  hotline: '+919876543210',
  order: 5,
  counted: '5',
  share: '10%',
  sums: [500000],
  range: { min: 500000, max: 1200000, unit: 'rupees' },
  owner: { value: 'Meera Khanna', sample: true },
  plain: '₹60',
  dishes: [
    { name: 'Kulhad chai', price: 40 },
    { name: 'Gol gappe', price: 60, note: "the hall's six waters" },
  ],
};
const BODY = `A kitchen loses money **slowly**, and then all at once.

## Four numbers

- Food cost, see [our numbers](/our-numbers)
- Rent`;

const find = (text: string) =>
  findFields(VALUES, BODY, text).map(({ path, words, score }) => ({
    at: path.join('.'),
    words,
    score,
  }));

test.each<[string, string, string, string]>([
  ['the very words', 'Eat what the street eats', 'heading', 'exact'],
  ['other spaces and letters', '  EAT what\n the street eats ', 'heading', 'exact'],
  ['a gap that is filled', 'Write to hello@yctfc.example', 'email', 'exact'],
  [
    'a gap and marks of Markdown',
    'We answer within 24 hours, also on Sundays and holidays.',
    'lead',
    'exact',
  ],
  ['a choice', '50+ locations in the north, and more to come', 'places', 'exact'],
  ['curly quotes', 'the hall’s six waters', 'dishes.1.note', 'exact'],
  ['a fact to confirm', 'Meera Khanna', 'owner.value', 'exact'],
  ['a part', 'also on Sundays', 'lead', 'held'],
  ['the beginning of a word', 'gol gap', 'dishes.1.name', 'held'],
  ['more than the field', 'Gol gappe veg', 'dishes.1.name', 'held'],
  ['most words', 'Eat what our street ate', 'heading', 'alike'],
  ['an amount with its groups', '₹1,20,000', 'fee', 'alike'],
  ['the text below', 'A kitchen loses money slowly, and then all at once.', '', 'exact'],
  ['a heading of it', 'Four numbers', '', 'exact'],
  ['an item with a link', 'Food cost, see our numbers', '', 'exact'],
])('%s finds the field', (_what, text, at, how) => {
  const [first] = find(text);
  expect(first?.at).toBe(at);
  const score = first?.score ?? 0;
  expect(score >= 100 ? 'exact' : score > 60 ? 'held' : 'alike').toBe(how);
});

test.each(['+91 98765 43210', '98765 43210', '98765-43210', 'Call us: +91 98765 43210'])(
  'the telephone number of “%s” is found first',
  (text) => {
    expect(find(text).map(({ at }) => at)).toEqual(['hotline']);
  },
);

test('an amount in lakhs is the amount of the file, and not the digit before the word', () => {
  const at = (text: string) => find(text).map((one) => one.at);
  expect(at('₹5-12 Lakhs')).toEqual(['range.min', 'range.max', 'sums.0']);
  expect(at('₹5–12 Lakhs')).toEqual(['range.min', 'range.max', 'sums.0']);
  expect(at('₹0.12 Crore')).toEqual(['range.max']);
  expect(at('5')[0]).toBe('counted');
});

test('an amount is found below the words that say it', () => {
  expect(find('₹60').map(({ at }) => at)).toEqual(['plain', 'dishes.1.price']);
  expect(find('₹60')[1]?.words).toBe('Gol gappe, price: 60');
  const [name, price] = find('Kulhad chai ₹40');
  expect([name?.at, price?.at]).toEqual(['dishes.0.name', 'dishes.0.price']);
});

test.each(['', '   ', 'six-counters.jpg', 'nothing of this kind anywhere', '61'])(
  '%o finds nothing',
  (text) => {
    expect(find(text)).toEqual([]);
  },
);

test('a value of gaps alone is not everything', () => {
  expect(findFields({ a: '{name}', b: '{a}{b}' }, null, 'any words at all')).toEqual([]);
});

function* textsIn(value: unknown, key?: string): Generator<string> {
  if (typeof value === 'string' && key !== 'src') yield value;
  if (typeof value !== 'object' || value === null) return;
  for (const [below, item] of Object.entries(value)) yield* textsIn(item, below);
}

test.each(globSync('content/**/*.{yaml,md}').sort())('every text of %s finds itself', (file) => {
  const { values, body } = readValues(file, readFileSync(file, 'utf8'));
  const texts = [...textsIn(values)].filter(
    (text) => /\w{3}/.test(text) && !text.includes('{') && text.length < 2000,
  );
  const lost = texts.filter((text) => findFields(values, body, text)[0]?.score !== 100);
  expect(lost).toEqual([]);
});
