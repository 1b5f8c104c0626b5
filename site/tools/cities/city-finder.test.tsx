// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { find, findAll, hydrate } from '../../../ui/testing/mount.ts';
import CityFinder, { type CityFinderProps, findCities, type SearchedCity } from './city-finder.tsx';

const page = parse(readFileSync('content/pages/cities.yaml', 'utf8'));
const named = (name: string, status: 'open' | 'taken' | 'unknown', pin: string) => ({
  ...{ name, status, state: 'Punjab', pins: [pin], also: [] },
});
const PROPS: CityFinderProps = {
  statuses: page.statuses,
  words: page.search,
  cities: [named('Moga', 'taken', '142'), named('Mohali', 'open', '140')],
};

const answers = () => findAll('li').map(({ textContent }) => textContent);
const links = () => findAll<HTMLAnchorElement>('form a').map((link) => link.getAttribute('href'));

test('what was typed before the script came is answered', async () => {
  await hydrate(<CityFinder {...PROPS} />, () => {
    find<HTMLInputElement>('#city-search').value = 'moga';
  });
  expect(answers()).toEqual([
    'Moga PunjabTakenA partner has this city.Tell me when it opens: Moga',
  ]);
  expect(links()).toEqual(['/contact?from=cities&city=Moga']);
});

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
const namesFor = (typed: string) => findCities(typed, CITIES)?.map(({ name }) => name) ?? ['…'];

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
  ['Ludhiaana', ['Ludhiana']],
  ['Ludiyana', ['Ludhiana']],
  ['Timbuktu', []],
  ['moha li x', []],
])('%j finds %j', (typed, names) => expect(namesFor(typed)).toEqual(names));

test.each([
  ['141001', ['Ludhiana']],
  ['141 001', ['Ludhiana']],
  ['201', ['Noida', 'Greater Noida']],
  ['160', ['Mohali']],
  ['560001', []],
  ['041001', []],
  ['1410011', []],
  ['14a', []],
])('PIN %s: %j', (typed, names) => expect(namesFor(typed)).toEqual(names));
