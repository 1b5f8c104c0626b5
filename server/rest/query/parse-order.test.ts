import { expect, test } from 'vitest';
import { errorOf, parse } from '../testing/parse.ts';

const field = (column: string) => ({ column, path: [] });

test('direction and nulls', () => {
  expect(parse({ order: 'a,b.desc, c.asc.nullslast,d.nullsfirst' }).order).toEqual([
    { field: field('a'), isDescending: false, nulls: undefined },
    { field: field('b'), isDescending: true, nulls: undefined },
    { field: field('c'), isDescending: false, nulls: 'last' },
    { field: field('d'), isDescending: false, nulls: 'first' },
  ]);
});

test('spaces and tabs around an item', () => {
  expect(parse({ order: '\ta.desc , "b"\t,c' }).order.map((term) => term.field.column)).toEqual([
    'a',
    'b',
    'c',
  ]);
});

test('JSON paths', () => {
  expect(parse({ order: 'data->>utm.desc,data->0.nullslast' }).order).toEqual([
    {
      field: { column: 'data', path: [{ key: 'utm', isText: true }] },
      isDescending: true,
      nulls: undefined,
    },
    {
      field: { column: 'data', path: [{ key: 0, isText: false }] },
      isDescending: false,
      nulls: 'last',
    },
  ]);
});

test.each(['', 'a.up', 'a.descc', 'a.nullsfirst.desc', 'a.asc.nulls', 'a desc;', 'a,,b'])(
  '%s is refused',
  (order) => {
    expect(errorOf({ order })).toMatchObject({ status: 400, code: 'PGRST100' });
  },
);

test('a wrong direction is answered with the right ones', () => {
  expect(errorOf({ order: 'a.up' }).details).toBe(
    'unexpected "." expecting "asc", "desc", "nullsfirst" or "nullslast"',
  );
});

test('an order by a related table is refused', () => {
  expect(errorOf({ order: 'profiles(role)' })).toMatchObject({
    code: 'PGRST127',
    details: 'order by related tables',
  });
});
