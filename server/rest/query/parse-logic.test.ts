import { expect, test } from 'vitest';
import { conditionOf, faultOf } from '../testing/parse.ts';

test('nests and negates', () => {
  expect(
    conditionOf('not.or', '( a.eq.1 ,not.and(b.is.null,c.not.in.(1,"2,3")),or(d.gt.4))'),
  ).toEqual({
    kind: 'or',
    isNegated: true,
    conditions: [
      { kind: 'compare', column: 'a', comparison: 'eq', value: '1 ', isNegated: false },
      {
        kind: 'and',
        isNegated: true,
        conditions: [
          { kind: 'is', column: 'b', state: 'null', isNegated: false },
          { kind: 'in', column: 'c', values: ['1', '2,3'], isNegated: true },
        ],
      },
      {
        kind: 'or',
        isNegated: false,
        conditions: [
          { kind: 'compare', column: 'd', comparison: 'gt', value: '4', isNegated: false },
        ],
      },
    ],
  });
});

test('a quoted value may hold commas and parentheses', () => {
  expect(conditionOf('and', '(a.eq."x,y)",b.eq.{1,2})')).toMatchObject({
    conditions: [{ value: 'x,y)' }, { value: '{1,2}' }],
  });
});

test('a column may be called order or android', () => {
  expect(conditionOf('or', '(order.eq.1,android.eq.2)')).toMatchObject({
    conditions: [{ column: 'order' }, { column: 'android' }],
  });
});

test.each(['()', '(a.eq.1', 'a.eq.1', '(a.eq.1)b', '(a)', '(xor(a.eq.1))', '(and)', ''])(
  '%s is refused',
  (value) => {
    expect(faultOf({ or: value })).toMatchObject({ status: 400, code: 'PGRST100' });
  },
);
