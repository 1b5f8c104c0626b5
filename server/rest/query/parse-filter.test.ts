import { expect, test } from 'vitest';
import { conditionOf, errorOf } from '../testing/parse.ts';
import { parseQuery } from './parse-query.ts';

test.each([
  ['eq.Asha', { kind: 'compare', comparison: 'eq', value: 'Asha', isNegated: false }],
  ['neq.', { kind: 'compare', comparison: 'neq', value: '', isNegated: false }],
  ['gte.2026-01-01T00:00:00Z', { comparison: 'gte', value: '2026-01-01T00:00:00Z' }],
  ['gt.1', { comparison: 'gt' }],
  ['lt.1', { comparison: 'lt' }],
  ['lte.1', { comparison: 'lte' }],
  ['like.*a,b)*', { comparison: 'like', value: '*a,b)*' }],
  ['ilike.%x%', { comparison: 'ilike', value: '%x%' }],
  ['cs.{a,b}', { comparison: 'cs', value: '{a,b}' }],
  ['cd.{"a,b"}', { comparison: 'cd', value: '{"a,b"}' }],
  ['not.ov.{a}', { comparison: 'ov', value: '{a}', isNegated: true }],
  ['cs.{"n":[1]}', { comparison: 'cs', value: '{"n":[1]}' }],
  ['eq."quoted"', { value: '"quoted"' }],
  ['not.eq.not.eq.x', { comparison: 'eq', value: 'not.eq.x', isNegated: true }],
  ['is.null', { kind: 'is', state: 'null', isNegated: false }],
  ['is.NULL', { kind: 'is', state: 'null' }],
  ['is.not_null', { kind: 'is', state: 'not_null' }],
  ['not.is.true', { kind: 'is', state: 'true', isNegated: true }],
  ['in.(a,b)', { kind: 'in', values: ['a', 'b'], isNegated: false }],
  ['in.("a,b","c\\"d","e\\\\f")', { kind: 'in', values: ['a,b', 'c"d', 'e\\f'] }],
  ['in.("a"b,c)', { kind: 'in', values: ['"a"b', 'c'] }],
  ['in.()', { kind: 'in', values: [] }],
  ['in.("")', { kind: 'in', values: [''] }],
  ['not.in.(1)', { kind: 'in', isNegated: true }],
])('%s', (value, expected) => {
  expect(conditionOf('name', value)).toMatchObject({
    field: { column: 'name', path: [] },
    ...expected,
  });
});

test.each(['5', 'noop.5', 'EQ.5', 'eq', 'is.nil', 'in.1,2', 'in.(1,2', 'in.(1)x', 'not.5', ''])(
  '%s is refused',
  (value) => {
    expect(errorOf({ name: value })).toMatchObject({ status: 400, code: 'PGRST100' });
  },
);

test.each([
  ['match.^A', 'match'],
  ['not.imatch.x', 'imatch'],
  ['isdistinct.5', 'isdistinct'],
  ['fts.cat', 'fts'],
  ['wfts(english).fat cats', 'wfts(english)'],
  ['sl.(1,2)', 'sl'],
  ['adj.(1,2)', 'adj'],
  ['like(all).{a*,b*}', 'like(all)'],
  ['eq(any).{1,2}', 'eq(any)'],
])('%s is refused with the name of its operator', (value, operator) => {
  expect(errorOf({ name: value })).toMatchObject({
    code: 'PGRST127',
    details: `the operator ${operator}`,
    hint: 'Offered: eq, neq, gt, gte, lt, lte, like, ilike, cs, cd, ov, in, is.',
  });
});

test('the error names the input and the position', () => {
  expect(errorOf({ name: 'in.(1,2' })).toMatchObject({
    message: '"failed to parse filter (in.(1,2)" (line 1, column 8)',
    details: 'unexpected end of input expecting "," or ")"',
  });
  expect(errorOf({ name: 'in.(1)🍛' })).toMatchObject({
    message: '"failed to parse filter (in.(1)🍛)" (line 1, column 7)',
    details: 'unexpected "🍛" expecting end of input',
  });
});

test('the same column may be filtered twice', () => {
  expect(parseQuery('a=gte.1&a=lt.5').conditions).toHaveLength(2);
});

test('a quoted name may hold anything', () => {
  expect(conditionOf('"a.b->\\"c"', 'eq.1')?.field).toEqual({ column: 'a.b->"c', path: [] });
});

test('a column of another table is refused', () => {
  expect(errorOf({ 'profiles.role': 'eq.admin' })).toMatchObject({
    code: 'PGRST127',
    details: 'parameters of related tables',
  });
});
