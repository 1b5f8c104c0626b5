import { expect, test } from 'vitest';
import { faultOf, parse } from '../testing/parse.ts';

test('columns, aliases, casts', () => {
  expect(
    parse({ select: 'id, *,full:name::text,"odd name",created_at::double precision' }).select,
  ).toEqual([
    { kind: 'column', column: 'id', alias: undefined, cast: undefined },
    { kind: 'all' },
    { kind: 'column', column: 'name', alias: 'full', cast: 'text' },
    { kind: 'column', column: 'odd name', alias: undefined, cast: undefined },
    { kind: 'column', column: 'created_at', alias: undefined, cast: 'double precision' },
  ]);
});

test.each([
  ['data->key', 'PGRST127'],
  ['a:data->>key', 'PGRST127'],
  ['profiles(role)', 'PGRST200'],
  ['*,owner:profiles!inner(role)', 'PGRST200'],
  ['...profiles(role)', 'PGRST200'],
  ['count()', 'PGRST123'],
  ['id.max()', 'PGRST123'],
  ['"a;b":id', 'PGRST100'],
  ['id::', 'PGRST100'],
  ['id,', 'PGRST100'],
  ['id;drop', 'PGRST100'],
  ['', 'PGRST100'],
])('%s is refused with %s', (select, code) => {
  expect(faultOf({ select })).toMatchObject({ status: 400, code });
});
