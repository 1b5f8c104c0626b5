import { expect, test } from 'vitest';
import { findCities, type SearchedCity } from './find-cities.ts';

const city = (name: string, pins: string[], also: string[] = []): SearchedCity => ({
  ...{ name, pins, also, state: 'Punjab', status: 'open' },
});
const CITIES = [
  city('Noida', ['201']),
  city('Greater Noida', ['201']),
  city('Gurugram', ['122'], ['gurgaon', 'गुड़गांव']),
  city('Ludhiana', ['141'], ['ldh', 'ਲੁਧਿਆਣਾ']),
  city('Mohali', ['140', '160']),
  city('Moga', ['142']),
];
const namesFor = (typed: string) => {
  const answer = findCities(typed, CITIES);
  return answer.kind === 'waiting' ? ['…'] : answer.cities.map(({ name }) => name);
};
const kindOf = (typed: string) => findCities(typed, CITIES).kind;

test.each([
  ['', ['…']],
  ['l', ['…']],
  ['14', ['…']],
  ['lud', ['Ludhiana']],
  ['  LUDHIANA ', ['Ludhiana']],
  ['noida', ['Noida']],
  ['greater  noida', ['Greater Noida']],
  ['mo', ['Mohali', 'Moga']],
  ['gurgaon', ['Gurugram']],
  ['गुड़गांव', ['Gurugram']],
  ['ਲੁਧਿਆਣਾ', ['Ludhiana']],
  ['Ludhina', ['Ludhiana']],
  ['Ludihana', ['Ludhiana']],
  ['Ludhiaana', ['Ludhiana']],
  ['Lxdhiana', ['Ludhiana']],
  ['Timbuktu', []],
  ['moha li x', []],
])('%j finds %j', (typed, names) => expect(namesFor(typed)).toEqual(names));

test.each([
  ['141001', 'pin', ['Ludhiana']],
  ['141 001', 'pin', ['Ludhiana']],
  ['201', 'pin', ['Noida', 'Greater Noida']],
  ['160', 'pin', ['Mohali']],
  ['146001', 'near', ['Moga', 'Ludhiana', 'Mohali']],
  ['560001', 'near', []],
])('PIN %s is %s: %j', (typed, kind, names) => {
  expect(kindOf(typed)).toBe(kind);
  expect(namesFor(typed)).toEqual(names);
});

test.each(['041001', '1410011', '14a'])('%s is no PIN code', (typed) =>
  expect(kindOf(typed)).toBe('none'),
);
