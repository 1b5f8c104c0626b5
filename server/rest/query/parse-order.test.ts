import { expect, test } from 'vitest';
import { faultOf, parse } from '../testing/parse.ts';

test('direction and nulls', () => {
  expect(parse({ order: 'a,b.desc, c.asc.nullslast,d.nullsfirst' }).order).toEqual([
    { column: 'a', isDescending: false, nulls: undefined },
    { column: 'b', isDescending: true, nulls: undefined },
    { column: 'c', isDescending: false, nulls: 'last' },
    { column: 'd', isDescending: false, nulls: 'first' },
  ]);
});

test.each(['', 'a.up', 'a.descc', 'a.nullsfirst.desc', 'a.asc.nulls', 'a desc;', 'a,,b'])(
  '%s is refused',
  (order) => {
    expect(faultOf({ order })).toMatchObject({ status: 400, code: 'PGRST100' });
  },
);

test('an order by a related table is refused', () => {
  expect(faultOf({ order: 'profiles(role)' })).toMatchObject({ code: 'PGRST108' });
});
