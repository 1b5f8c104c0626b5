import { expect, test } from 'vitest';
import { describeChanges } from './describe-changes.ts';

const dish = (name: string, price: number, more: object = {}) => ({
  name,
  price,
  mark: 'veg',
  ...more,
});
const menu = (...dishes: object[]) => ({ categories: [{ name: 'Chaat counter', dishes }] });
const [chai, samosa] = [dish('Kulhad chai', 40), dish('Samosa chaat', 80)];
const dearer = dish('Kulhad chai', 45);
const hotline = (phone: string) => ({ hotline: { phone } });
const hero = (src: string) => ({ hero: { src, alt: 'A hall' } });
const sample = (value: unknown) => ({ value, sample: true });
const LONG = 'We cook what the street cooks, and we cook it in front of you every single day until';

const wordsOf = (before: unknown, after: unknown): string[] =>
  describeChanges('a.yaml', { values: before, body: null }, { values: after, body: null }).map(
    ({ words }) => words,
  );

test.each<[string, unknown, unknown, string[]]>([
  ['nothing', menu(chai), menu({ ...chai }), []],
  ['a price', menu(chai), menu(dearer), ['Kulhad chai, price: 40 → 45']],
  [
    'a field below another',
    hotline('+911'),
    hotline('+912'),
    ['Phone of the hotline: +911 → +912'],
  ],
  [
    'the end of a long text',
    { lead: `${LONG} ten.` },
    { lead: `${LONG} midnight.` },
    ['Lead: “…single day until ten.” → “…single day until midnight.”'],
  ],
  ['a new entry', menu(chai), menu(chai, samosa), ['Chaat counter, dishes: “Samosa chaat” added']],
  ['one less', menu(chai, samosa), menu(samosa), ['Chaat counter, dishes: “Kulhad chai” removed']],
  [
    'another order and a price',
    menu(chai, samosa),
    menu(dish('Samosa chaat', 85), chai),
    ['Samosa chaat, price: 80 → 85', 'Chaat counter, dishes: order changed'],
  ],
  [
    'a new name',
    menu(chai, samosa),
    menu(dish('Masala chai', 40), samosa),
    ['Masala chai, name: “Kulhad chai” → “Masala chai”'],
  ],
  ['dishes of one name', menu(chai, chai), menu(chai, dearer), ['Kulhad chai, price: 40 → 45']],
  ['a word', { towns: ['Moga', 'Patti'] }, { towns: ['Moga', 'Jind'] }, ['Towns 2: Patti → Jind']],
  [
    'a new field',
    menu(chai),
    menu({ ...chai, note: 'a lot' }),
    ['Kulhad chai, note: “a lot” added'],
  ],
  ['a field less', { until: '2026-12-24' }, {}, ['Until: 2026-12-24 removed']],
  [
    'a fact confirmed',
    { hours: sample('10 to 10') },
    { hours: '10 to 10' },
    ['Hours: “10 to 10” (to be confirmed) → “10 to 10”'],
  ],
  ['a fact in doubt', { fee: 100 }, { fee: sample(100) }, ['Fee: 100 → 100 (to be confirmed)']],
  ['a sample', { fee: sample(100) }, { fee: sample(120) }, ['Fee: 100 → 120']],
  ['a picture', hero('a.jpg'), hero('b.jpg'), ['Hero: another picture']],
  ['only spaces', { lead: 'a\nb' }, { lead: 'a b' }, ['Lead: line breaks and spaces changed']],
  ['a list of a file', [], [{ id: 'a', name: 'Combo' }], ['All entries: Combo added']],
])('%s is told', (_what, before, after, words) => {
  expect(wordsOf(before, after)).toEqual(words);
});

test('a field is named by its path, and one of an entry that moved by none', () => {
  const state = (values: unknown) => ({ values, body: null });
  const pathsOf = (before: unknown, after: unknown) =>
    describeChanges('a.yaml', state(before), state(after)).map(({ path }) => path?.join('.'));
  expect(pathsOf(menu(chai, samosa), menu(samosa, dearer))).toEqual([
    undefined,
    'categories.0.dishes',
  ]);
  expect(pathsOf({ items: sample([chai]) }, { items: sample([dearer]) })).toEqual([
    'items.value.0.price',
  ]);
});

test('of the text below the fields the first place that differs is told', () => {
  const state = (body: string) => ({ values: {}, body });
  const changes = describeChanges(
    'a.md',
    state(`${LONG} ten.\n\nTwo.`),
    state(`${LONG} six.\n\nTwo.`),
  );
  const words = 'Text: “…single day until ten. Two.” → “…single day until six. Two.”';
  expect(changes).toEqual([{ path: null, words }]);
});

test('files that came and went', () => {
  const state = { values: { title: 'Six waters' }, body: 'Words.' };
  expect(describeChanges('articles/x.md', null, state)).toEqual([
    { path: null, words: 'New: Six waters' },
  ]);
  expect(describeChanges('a.yaml', { values: [], body: null }, null)).toEqual([
    { path: null, words: 'Removed: a.yaml' },
  ]);
  expect(describeChanges('a.yaml', null, null)).toEqual([]);
});
