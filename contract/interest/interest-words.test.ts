import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { INTEREST_MODELS, parseInterest } from './interest.ts';
import { brandOfSlug, describeInterest, INTEREST_MODEL_NAMES } from './interest-words.ts';

const SLUGS = [
  'chini-talkeez',
  'delhi-gali',
  'mystic-wellness-cafe',
  'roll-nation',
  'smoky-bliss-pizzeria',
].concat('the-brown-burger', 'valley-vista-cafe', 'yctfc-idli-from-south', 'yctfc-momos');

test.each(SLUGS.filter((slug) => existsSync(`content/brands/${slug}`)))(
  '%s has the name that its content has',
  (slug) => {
    const { name } = parse(readFileSync(`content/brands/${slug}/brand.yaml`, 'utf8'));
    expect(brandOfSlug(slug)).toBe(name);
  },
);

test('models have the names that their content has', () => {
  const files = ['single-brand-franchise', 'multi-brand-food-court', 'cloud-kitchen-model'];
  const names = files.map(
    (file) => parse(readFileSync(`content/franchise/${file}.yaml`, 'utf8')).name,
  );
  expect(INTEREST_MODELS.map((model) => INTEREST_MODEL_NAMES[model])).toEqual(names);
});

test('answers are written one line each; nothing told is no line', () => {
  expect(describeInterest({})).toEqual([]);
  const lines = describeInterest({
    from: 'finder',
    budget: 2_000_000,
    area: 1450,
    place: 'rented',
  });
  expect(lines.map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Money: ₹20,00,000',
    'Size of the place: 1,450 sq ft',
    'Place: A rented place',
  ]);
});

test.each([
  [undefined, {}],
  [null, {}],
  [7, {}],
  [{ city: ['a', 'b'] }, { city: 'a,b' }],
  [{ city: { name: 'x' }, budget: 1e300, area: '450', admin: true }, { area: 450 }],
  [{ models: ['singleBrand', 'palace', {}] }, { models: ['singleBrand'] }],
  ['city=Moga&hours=full&__proto__=x', { city: 'Moga', hours: 'full' }],
  [{ city: 'Mo\u0000ga \ud800' }, { city: 'Mo ga \ufffd' }],
])('%j reads as %j', (sent, read) => expect(parseInterest(sent)).toEqual(read));
