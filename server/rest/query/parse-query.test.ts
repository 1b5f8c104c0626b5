import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RestError } from '../rest-error.ts';
import { anySearch, validSearch } from '../testing/arbitrary-query.ts';
import { errorOf, parse } from '../testing/parse.ts';
import { parseQuery } from './parse-query.ts';

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
    expect(() => parseQuery('limit=1&limit=2')).toThrow(
      expect.objectContaining({ status: 400, message: 'The parameter limit may be given once' }),
    );
  });

  test('conditions', () => {
    const list = (length: number) => Array(length).fill('a=eq.1').join('&');
    expect(parseQuery(list(100)).conditions).toHaveLength(100);
    expect(() => parseQuery(list(101))).toThrow(/^Too many conditions/);
  });

  test('items of a list', () => {
    const list = (length: number) => Array(length).fill('a').join();
    expect(parse({ order: list(100), select: list(100) }).order).toHaveLength(100);
    for (const name of ['order', 'select']) {
      expect(errorOf({ [name]: list(101) })).toMatchObject({
        status: 400,
        details: 'At most 100 are allowed.',
      });
    }
  });

  test('length of the query string', () => {
    const search = (length: number) => 'a=eq.'.padEnd(length, 'x');
    expect(parseQuery(search(15_000)).conditions).toHaveLength(1);
    expect(() => parseQuery(search(15_001))).toThrow(
      expect.objectContaining({ status: 414, details: 'At most 15000 characters are allowed.' }),
    );
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
