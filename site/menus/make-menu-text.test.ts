import { expect, it } from 'vitest';
import { makeMenuText } from './make-menu-text.ts';
import { makeCategory, makeMenu, TEST_IMPRINT } from './testing/menu.ts';

const menu = makeMenu([
  makeCategory('Rice', 3),
  {
    name: 'Eggs',
    dishes: [
      { name: 'Anda bhurji', price: 120, mark: 'egg', note: 'soft scramble', spice: 2 },
      { name: 'Omelette', price: 90, mark: 'egg', spice: 0 },
    ],
  },
]);
const text = makeMenuText(menu, TEST_IMPRINT);
const lines = text.split('\n');

it('opens with the brand, its cuisine, its prices and its description', () => {
  expect(lines.slice(0, 2)).toEqual(['TIFFIN', 'Home food, ₹90 to ₹180']);
  expect(text.replaceAll('\n', ' ')).toContain(menu.description);
});

it('lists the top sellers with their prices before the categories', () => {
  const section = text.slice(text.indexOf('Top sellers'), text.indexOf('Rice\n----'));
  for (const name of menu.topSellers)
    expect(section).toMatch(new RegExp(`^${name} \\.+ ₹\\d+$`, 'm'));
});

it('gives each dish its mark and price, then note and spice', () => {
  const index = lines.findIndex((line) => line.startsWith('Anda bhurji (egg) '));
  expect(lines[index]).toMatch(/ \.+ ₹120$/);
  expect(lines[index + 1]).toBe('    soft scramble; spice 2 of 3');
  expect(lines[index + 2]).toMatch(/^Omelette \(egg\) \.+ ₹90$/);
});

it('sets the prices one below the other, at the end of full lines', () => {
  const priced = lines.filter((line) => line.includes('...'));
  expect(priced.length).toBeGreaterThan(menu.topSellers.length);
  expect(priced.filter((line) => line.length !== 64)).toEqual([]);
});

it('has no line for a note that is not there', () => {
  expect(lines.filter((line) => line !== '' && line.trim() === '')).toEqual([]);
});

it('keeps every line within 64 characters', () => {
  expect(lines.filter((line) => line.length > 64)).toEqual([]);
});

it.each([
  ['fills a line to its end', 'y'.repeat(19), 1],
  ['breaks a line that is one character too long', 'y'.repeat(20), 2],
])('%s', (_what, last, count) => {
  const note = `${'x'.repeat(40)} ${last}`;
  const [start, ...others] = makeMenuText(makeMenu([makeCategory('Rice', 1, note)]), TEST_IMPRINT)
    .split('\n')
    .filter((line) => /^ {4}[xy]/.test(line));
  expect([start, ...others]).toHaveLength(count);
  expect([start, ...others].map((line) => line?.trim()).join(' ')).toBe(note);
});

it('ends with the note on prices and the company', () => {
  expect(text).toMatch(
    /Prices in rupees; taxes extra where they apply\.\nTiffin Foods Private Limited, \+91 90000 00001\nhttps:\/\/example\.in\n$/,
  );
});
