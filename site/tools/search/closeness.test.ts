import { expect, it } from 'vitest';
import { closeness } from './closeness.ts';

it('is 1 for the same word', () => {
  expect(closeness('dosa', 'dosa')).toBe(1);
});

it('prefers the word itself to one that begins so, and that to one with a slip', () => {
  const begins = closeness('pan', 'paner');
  expect(begins).toBeLessThan(1);
  expect(closeness('pane', 'paner')).toBeGreaterThan(begins);
  expect(closeness('panir', 'paner')).toBeLessThan(begins);
});

it.each([
  ['panir', 'paner', 'a letter is wrong'],
  ['coffe', 'cofee', 'two letters are exchanged'],
  ['noddles', 'noodles', 'a letter of a long word is wrong'],
  ['dosna', 'dosa', 'a letter is added'],
  ['restarant', 'restaurant', 'a letter is missing'],
  ['fransise', 'franchise', 'two slips in a long word'],
  ['franchos', 'franchise', 'somebody still types, with a slip'],
])('%s may be %s: %s', (typed, word) => {
  expect(closeness(typed, word)).toBeGreaterThan(0);
});

it.each([
  ['tea', 'ten'],
  ['roll', 'dosa'],
  ['dosa', 'soda'],
  ['momo', 'mama'],
  ['loan', 'walnut'],
])('%s is not %s', (typed, word) => {
  expect(closeness(typed, word)).toBe(0);
});
