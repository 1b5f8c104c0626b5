import { expect, test } from 'vitest';
import { type JsonSchema, nameOfItem, readableKey, readNode, startValue } from './form-scope.ts';

const kindOf = (schema: JsonSchema, value?: unknown) =>
  readNode({ schema, value, name: 'priceRange' }).kind;
const text = { type: 'string' };
const sample = {
  type: 'object',
  properties: { value: text, sample: { type: 'boolean', const: true } },
  required: ['value', 'sample'],
};

const branch = (key: string) => ({
  type: 'object',
  properties: { [key]: text },
  required: [key],
});

test.each<[string, JsonSchema, unknown, string]>([
  ['a text', { type: 'string', maxLength: 40 }, 'x', 'text'],
  ['a text with room', { type: 'string', maxLength: 220 }, 'x', 'long'],
  ['a day', { type: 'string', format: 'date' }, '2026-01-01', 'date'],
  ['a colour', { type: 'string', pattern: '^#[0-9a-f]{6}$' }, '#ffffff', 'colour'],
  ['one of some', { enum: ['veg', 'egg'] }, 'veg', 'choice'],
  ['yes or no', { type: 'boolean' }, true, 'switch'],
  ['a list', { type: 'array', items: text }, [], 'list'],
  ['a picture', { type: 'object', properties: { src: text, alt: text } }, {}, 'picture'],
  ['a confirmed fact', { anyOf: [text, sample] }, 'x', 'fact'],
  ['text or nothing', { anyOf: [text, { type: 'null' }] }, null, 'text'],
  ['a branch by its fields', { anyOf: [branch('a'), branch('b')] }, { b: 'x' }, 'group'],
  ['names with values', { type: 'object', additionalProperties: text }, { a: 'b' }, 'group'],
  ['a row of different things', { type: 'array', prefixItems: [text, text] }, ['a'], 'group'],
  ['a list of anything', { type: 'array' }, ['a'], 'unknown'],
  ['anything', {}, { a: 1 }, 'unknown'],
])('%s', (_, schema, value, kind) => {
  expect(kindOf(schema, value)).toBe(kind);
});

test('keys become words', () => {
  expect(['priceRange', 'seo', 'top-sellers', 0].map(readableKey)).toEqual([
    'Price range',
    'SEO',
    'Top sellers',
    '1',
  ]);
  expect(nameOfItem({ name: { value: 'Nidhi', sample: true } }, 0)).toBe('Nidhi');
  expect(nameOfItem({}, 1)).toBe('Number 2');
});

const dish: JsonSchema = {
  type: 'object',
  properties: {
    name: text,
    price: { type: 'integer' },
    note: text,
    since: { anyOf: [text, sample] },
  },
  required: ['name', 'price', 'since'],
};

test('a choice has the names of its values', () => {
  const read = (schema: JsonSchema) => readNode({ schema, value: '', name: 'x' });
  expect(read({ type: 'string', enum: ['a', 'b'], enumNames: ['First'] })).toMatchObject({
    options: ['a', 'b'],
    names: ['First'],
  });
});

test('a new item has what it must have', () => {
  const row: JsonSchema = { type: 'array', prefixItems: [text, { type: 'boolean' }] };
  expect(startValue(row)).toEqual(['', false]);
  expect(startValue(dish)).toEqual({ name: '', price: '', since: '' });
});
