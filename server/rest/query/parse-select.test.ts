import { expect, test } from 'vitest';
import { errorOf, parse } from '../testing/parse.ts';

test('columns and aliases', () => {
  const item = (column: string, name: string) => ({
    kind: 'field',
    field: { column, path: [] },
    name,
  });
  expect(parse({ select: 'id, *,full:name,"odd name"' }).select).toEqual([
    item('id', 'id'),
    { kind: 'all' },
    item('name', 'full'),
    item('odd name', 'odd name'),
  ]);
});

test('an empty text selects nothing', () => {
  expect(parse({ select: '' }).select).toEqual([]);
});

test.each([
  ['data->key', 'key'],
  ['data->a->>b', 'b'],
  ['data->a->>0', 'a'],
  ['data->0', 'data'],
  ['other:data->key', 'other'],
  ['data->>utm-source', 'utm-source'],
  ['src:data->>"utm source"', 'src'],
])('%s is named %s', (select, name) => {
  expect(parse({ select }).select).toMatchObject([{ kind: 'field', name }]);
});

test.each([
  ['profiles(role)', 'embedding of related tables'],
  ['*,owner:profiles!inner(role)', 'embedding of related tables'],
  ['...profiles(role)', 'embedding of related tables'],
  ['count()', 'aggregate functions'],
  ['id.max()', 'aggregate functions'],
  ['id::text', 'casts (column::type)'],
  ['data->>key::int', 'casts (column::type)'],
  ['"a;b":id', 'the name "a;b" in the answer'],
  ['data->>"utm source"', 'the name "utm source" in the answer'],
  [`${'a'.repeat(64)}:id`, `the name "${'a'.repeat(64)}" in the answer`],
])('%s is not offered: %s', (select, details) => {
  expect(errorOf({ select })).toMatchObject({ status: 400, code: 'PGRST127', details });
});

test.each(['id,', ',id', 'id;drop', ':id', 'a:', 'data->', '*id'])('%s is refused', (select) => {
  expect(errorOf({ select })).toMatchObject({ status: 400, code: 'PGRST100' });
});
