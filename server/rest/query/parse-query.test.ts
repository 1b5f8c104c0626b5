import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RestFault } from '../fault.ts';
import { MAX_CONDITIONS, MAX_DEPTH, MAX_ITEMS, MAX_QUERY_LENGTH } from '../limits.ts';
import { anySearch, validSearch } from '../testing/arbitrary-query.ts';
import { faultOf, parse } from '../testing/parse.ts';
import { parseQuery } from './parse-query.ts';

test('an empty query string asks for every column of every row', () => {
  expect(parseQuery('', 'leads')).toEqual({
    select: [{ kind: 'all' }],
    conditions: [],
    order: [],
    range: { offset: 0, limit: undefined },
    columns: undefined,
  });
});

describe('limits', () => {
  test('a parameter that steers may be given once', () => {
    expect(() => parseQuery('limit=1&limit=2', 'leads')).toThrow('limit may be given once');
  });

  test('depth', () => {
    const nested = (levels: number) => `${'(and'.repeat(levels - 1)}(a.eq.1${')'.repeat(levels)}`;
    expect(parse({ or: nested(MAX_DEPTH) }).conditions).toHaveLength(1);
    expect(faultOf({ or: nested(MAX_DEPTH + 1) }).message).toMatch(/^Too many levels/);
    expect(faultOf({ or: nested(500) }).message).toMatch(/^Too many levels/);
  });

  test('conditions', () => {
    const list = (length: number) => `(${Array(length).fill('a.eq.1').join()})`;
    expect(parse({ or: list(MAX_CONDITIONS) }).conditions).toHaveLength(1);
    expect(faultOf({ or: list(MAX_CONDITIONS + 1) }).message).toMatch(/^Too many conditions/);
  });

  test('items and length', () => {
    expect(
      faultOf({
        order: Array(MAX_ITEMS + 1)
          .fill('a')
          .join(),
      }).status,
    ).toBe(400);
    expect(faultOf({ a: `eq.${'x'.repeat(MAX_QUERY_LENGTH)}` }).status).toBe(414);
  });
});

describe('whatever is sent', () => {
  test('only a RestFault is thrown', () => {
    fc.assert(
      fc.property(anySearch, (search) => {
        try {
          parseQuery(search, 'leads');
        } catch (error) {
          expect(error).toBeInstanceOf(RestFault);
        }
      }),
      { numRuns: 3_000 },
    );
  });

  test('what follows the grammar is accepted', () => {
    fc.assert(fc.property(validSearch, (search) => void parseQuery(search, 'parcels')));
  });
});
