import { expect, test } from 'vitest';
import { negotiate } from './request/media-type.ts';
import { parsePreferences } from './request/preferences.ts';
import {
  appliedHeader,
  describeRange,
  requireAtMost,
  requireSingular,
  statusOf,
} from './row-answer.ts';

test.each([
  [0, 25, 100, '0-24/100', 206],
  [0, 25, undefined, '0-24/*', 200],
  [75, 25, 100, '75-99/100', 206],
  [0, 3, 3, '0-2/3', 200],
  [3, 1, undefined, '3-3/*', 200],
  [0, 0, 0, '*/0', 200],
  [4, 0, 4, '*/4', 206],
  [0, 0, undefined, '*/*', 200],
])('from %i, %i rows of %s', (first, rows, total, range, status) => {
  expect([describeRange(first, rows, total), statusOf(rows, total)]).toEqual([range, status]);
});

test('one object is one row, a list may have any number', () => {
  const object = negotiate('application/vnd.pgrst.object+json');
  expect(() => requireSingular(object, 1)).not.toThrow();
  for (const rows of [0, 1, 2]) expect(() => requireSingular(negotiate(null), rows)).not.toThrow();
  for (const rows of [0, 2]) {
    expect(() => requireSingular(object, rows)).toThrow(
      expect.objectContaining({
        status: 406,
        code: 'PGRST116',
        details: `The result contains ${rows} rows`,
      }),
    );
  }
});

test('as many rows as allowed may be affected, and no more', () => {
  const allowed = parsePreferences('handling=strict, max-affected=2', 'delete');
  expect(() => requireAtMost(allowed, 2)).not.toThrow();
  expect(() => requireAtMost(allowed, 3)).toThrow(
    expect.objectContaining({ status: 400, code: 'PGRST124', details: 'The query affects 3 rows' }),
  );
  expect(() => requireAtMost(parsePreferences(null, 'delete'), 1_000)).not.toThrow();
});

test('a header names what was applied, and is absent where nothing was asked for', () => {
  expect(appliedHeader(parsePreferences('count=exact', 'read'))).toEqual({
    'Preference-Applied': 'count=exact',
  });
  expect(appliedHeader(parsePreferences(null, 'read'))).toEqual({});
});
