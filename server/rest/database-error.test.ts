import pg from 'pg';
import { expect, test } from 'vitest';
import { toRestError } from './database-error.ts';
import { RestError } from './rest-error.ts';

function databaseError(code: string): pg.DatabaseError {
  const error = new pg.DatabaseError('what happened', 0, 'error');
  return Object.assign(error, { code, detail: 'more', hint: 'try this' });
}

test('passes on code, message, details and hint', () => {
  expect(toRestError(databaseError('23505'), 'authenticated')).toMatchObject({
    status: 409,
    code: '23505',
    message: 'what happened',
    details: 'more',
    hint: 'try this',
  });
});

test.each([
  ['22P02', 400],
  ['23502', 400],
  ['23503', 409],
  ['23514', 400],
  ['25006', 405],
  ['25P02', 500],
  ['40001', 503],
  ['40P01', 503],
  ['42703', 400],
  ['42P01', 404],
  ['42883', 404],
  ['53300', 503],
  ['57014', 504],
  ['57P01', 503],
  ['P0001', 400],
  ['PT401', 401],
  ['PT40X', 400],
  ['P0002', 500],
  ['XX000', 500],
])('%s is %i', (code, status) => {
  expect(toRestError(databaseError(code), 'authenticated')).toMatchObject({ status, code });
});

test('missing rights are 401 for anonymous callers and 403 for others', () => {
  expect(toRestError(databaseError('42501'), 'anon')).toMatchObject({
    status: 401,
    headers: { 'WWW-Authenticate': 'Bearer' },
  });
  expect(toRestError(databaseError('42501'), 'authenticated')).toMatchObject({ status: 403 });
});

test.each([
  Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }),
  Object.assign(new Error('no socket'), { code: 'ENOENT' }),
  Object.assign(new Error('The database takes no writes'), { code: '25006' }),
  new Error('Connection terminated unexpectedly'),
  new Error('timeout exceeded when trying to connect'),
])('%s: the database is unreachable', (error) => {
  expect(toRestError(error, 'anon')).toMatchObject({
    status: 503,
    code: 'PGRST000',
    headers: { 'Retry-After': '2' },
  });
});

test('any other error is returned unchanged', () => {
  const refusal = new RestError(406, 'PGRST116', 'not one');
  const defect = new TypeError('x is undefined');
  expect(toRestError(refusal, 'anon')).toBe(refusal);
  expect(toRestError(defect, 'anon')).toBe(defect);
  expect(toRestError('a text', 'anon')).toBe('a text');
});
