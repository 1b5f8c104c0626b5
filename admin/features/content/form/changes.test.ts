import { expect, test } from 'vitest';
import type { ContentChange } from '../../../../contract/desk/content/content.ts';
import { addChange, applyChanges } from './changes.ts';

const BASE = {
  title: 'Old',
  seo: { title: 'A' },
  dishes: [
    { name: 'Chai', price: 40 },
    { name: 'Tea', price: 30 },
  ],
};
const FILE = { values: BASE, body: 'Once' };
const price = (at: number, value: number): ContentChange => ({
  op: 'set',
  path: ['dishes', at, 'price'],
  value,
});
const all = (...changes: ContentChange[]) =>
  changes.reduce<ContentChange[]>((waiting, change) => addChange(FILE, waiting, change), []);

test('typing on replaces what was typed before', () => {
  expect(all(price(0, 4), price(0, 45))).toEqual([price(0, 45)]);
});

test('an edit that was taken back leaves nothing', () => {
  expect(all(price(0, 45), price(0, 40))).toEqual([]);
  expect(all({ op: 'unset', path: ['nothing'] })).toEqual([]);
  expect(all({ op: 'body', value: 'x' }, { op: 'body', value: 'Once' })).toEqual([]);
});

test('an edit after a move belongs to the place after it', () => {
  const move: ContentChange = { op: 'move', path: ['dishes'], at: 0, to: 1 };
  const changes = all(price(0, 45), move, price(0, 35));
  expect(changes).toEqual([price(0, 45), move, price(0, 35)]);
  expect(applyChanges(BASE, changes)).toMatchObject({
    dishes: [
      { name: 'Tea', price: 35 },
      { name: 'Chai', price: 45 },
    ],
  });
});

test('only the last text of an article is sent', () => {
  expect(all({ op: 'body', value: 'a' }, price(0, 41), { op: 'body', value: 'ab' })).toEqual([
    price(0, 41),
    { op: 'body', value: 'ab' },
  ]);
});

test('what was opened is never written into', () => {
  const before = structuredClone(BASE);
  applyChanges(BASE, [
    price(0, 1),
    { op: 'remove', path: ['dishes'], at: 1 },
    { op: 'unset', path: ['title'] },
  ]);
  expect(BASE).toEqual(before);
});
