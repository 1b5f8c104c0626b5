import { expect, test } from 'vitest';
import { contactPath, type Interest, readInterest } from './interest.ts';

const read = (path: string) => readInterest(new URL(path, 'https://x.example').search);

test('what a tool hands over is read back as it was', () => {
  const interest: Interest = {
    from: 'finder',
    models: ['cloudKitchen', 'singleBrand'],
    brands: ['delhi-gali', 'yctfc-momos'],
    city: 'Sri Muktsar Sahib',
    budget: 2_000_000,
    area: 450,
    place: 'rented',
    hours: 'part',
    experience: 'none',
    start: 'quarter',
  };
  expect(read(contactPath(interest))).toEqual(interest);
});

test('a form that names each tick by itself is read like a list', () => {
  expect(read('/contact?from=compare&brands=delhi-gali&brands=yctfc-momos&models=')).toEqual({
    from: 'compare',
    brands: ['delhi-gali', 'yctfc-momos'],
  });
});

test('nothing to hand over is the plain address', () => {
  expect(contactPath({})).toBe('/contact');
});

test.each([
  'from=stranger',
  'models=palace,constructor',
  'brands=../etc,<b>',
  'city=',
  `city=${'x'.repeat(81)}`,
  'budget=-5',
  'budget=1e9',
  'budget=99999999999',
  'area=0',
  'area=4.5',
  'place=toString',
  'start=__proto__',
  'utm_source=x',
])('%s is dropped', (query) => expect(readInterest(`?${query}`)).toEqual({}));

test('a city is one line', () => {
  expect(readInterest('?city=%0A%20Moga%09%0D')).toEqual({ city: 'Moga' });
});
