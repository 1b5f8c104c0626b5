import pg from 'pg';
import { expect, test } from 'vitest';
import { toRestError } from './database-error.ts';
import { RestError } from './rest-error.ts';

function databaseError(code: string): pg.DatabaseError {
  const error = new pg.DatabaseError('what happened', 0, 'error');
  return Object.assign(error, { code, detail: 'more', hint: 'try this' });
}

test('passes on code, message, details and hint', () => {
  expect(toRestError(databaseError('23505'))).toMatchObject({
    status: 409,
    code: '23505',
    message: 'what happened',
    details: 'more',
    hint: 'try this',
  });
});

test.each([
  ['08006', 503],
  ['09000', 500],
  ['0L000', 403],
  ['0P000', 403],
  ['21000', 500],
  ['22P02', 400],
  ['23502', 400],
  ['23503', 409],
  ['23505', 409],
  ['23514', 400],
  ['25006', 405],
  ['25P02', 500],
  ['28P01', 403],
  ['2D000', 500],
  ['38000', 500],
  ['39000', 500],
  ['3B001', 500],
  ['40001', 503],
  ['40P01', 503],
  ['42501', 403],
  ['42703', 400],
  ['42P01', 404],
  ['42P17', 500],
  ['42883', 404],
  ['53300', 503],
  ['54001', 500],
  ['55P03', 500],
  ['57014', 504],
  ['57P01', 503],
  ['57P02', 503],
  ['57P03', 503],
  ['57P05', 500],
  ['58030', 500],
  ['F0000', 500],
  ['HV000', 500],
  ['P0001', 400],
  ['PT401', 401],
  ['PT40X', 400],
  ['P0002', 500],
  ['XX000', 500],
])('%s is %i', (code, status) => {
  expect(toRestError(databaseError(code))).toMatchObject({ status, code });
});

test.each([
  Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }),
  Object.assign(new Error('no socket'), { code: 'ENOENT' }),
  Object.assign(new Error('The database takes no writes'), { code: '25006' }),
  new Error('Connection terminated unexpectedly'),
  new Error('timeout exceeded when trying to connect'),
])('%s: the database is unreachable', (error) => {
  expect(toRestError(error)).toMatchObject({
    status: 503,
    code: 'PGRST000',
    headers: { 'Retry-After': '2' },
  });
});

test('without detail and hint both are null, and only what may succeed later says when', () => {
  const refused = new pg.DatabaseError('no', 0, 'error');
  const { details, hint, headers } = toRestError(
    Object.assign(refused, { code: '23505' }),
  ) as RestError;
  expect({ details, hint, headers }).toEqual({ details: null, hint: null, headers: {} });
  expect(toRestError(databaseError('40001'))).toMatchObject({
    headers: { 'Retry-After': '2' },
  });
});

test('any other error is returned unchanged', () => {
  const refusal = new RestError(406, 'PGRST116', 'not one');
  const defect = new TypeError('x is undefined');
  expect(toRestError(refusal)).toBe(refusal);
  expect(toRestError(defect)).toBe(defect);
  expect(toRestError('a text')).toBe('a text');
  expect(toRestError(undefined)).toBeUndefined();
});
