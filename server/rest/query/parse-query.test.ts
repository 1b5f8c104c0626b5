import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RestError } from '../rest-error.ts';
import { anySearch, validSearch } from '../testing/arbitrary-query.ts';
import { errorOf } from '../testing/parse.ts';
import { MAX_CONDITIONS, MAX_QUERY_LENGTH, parseQuery } from './parse-query.ts';
import { MAX_ITEMS } from './scanner.ts';

test('an empty query string asks for every column of every row', () => {
  expect(parseQuery('')).toEqual({
    select: [{ kind: 'all' }],
    conditions: [],
    order: [],
    range: { offset: 0, limit: undefined },
  });
});

test.each([
  ['and', 'logic trees (and=)'],
  ['or', 'logic trees (or=)'],
  ['not.and', 'logic trees (not.and=)'],
  ['not.or', 'logic trees (not.or=)'],
  ['columns', 'writing to tables (columns=)'],
  ['on_conflict', 'writing to tables (on_conflict=)'],
])('%s= is not offered', (name, details) => {
  expect(errorOf({ [name]: '(id.eq.1)' })).toMatchObject({ code: 'PGRST127', details });
});

describe('limits', () => {
  test('a parameter other than a filter may be given once', () => {
    expect(() => parseQuery('limit=1&limit=2')).toThrow('limit may be given once');
  });

  test('conditions', () => {
    const list = (length: number) => Array(length).fill('a=eq.1').join('&');
    expect(parseQuery(list(MAX_CONDITIONS)).conditions).toHaveLength(MAX_CONDITIONS);
    expect(() => parseQuery(list(MAX_CONDITIONS + 1))).toThrow(/^Too many conditions/);
  });

  test('items and length', () => {
    const order = Array(MAX_ITEMS + 1)
      .fill('a')
      .join();
    expect(errorOf({ order }).status).toBe(400);
    expect(errorOf({ a: `eq.${'x'.repeat(MAX_QUERY_LENGTH)}` }).status).toBe(414);
  });
});

describe('whatever is sent', () => {
  test('throws nothing but RestError', () => {
    fc.assert(
      fc.property(anySearch, (search) => {
        try {
          parseQuery(search);
        } catch (error) {
          expect(error).toBeInstanceOf(RestError);
        }
      }),
      { numRuns: 3_000 },
    );
  });

  test('what follows the grammar is accepted', () => {
    fc.assert(fc.property(validSearch, (search) => void parseQuery(search)));
  });
});
