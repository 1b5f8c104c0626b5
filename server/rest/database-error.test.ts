import pg from 'pg';
import { expect, test } from 'vitest';
import { RestError } from './rest-error.ts';
import { toRestError } from './routes.ts';

function databaseError(code: string): pg.DatabaseError {
  const error = new pg.DatabaseError('what happened', 0, 'error');
  return Object.assign(error, { code, detail: 'more', hint: 'try this' });
}

test('passes on code, message, details and hint', () => {
  expect(toRestError(databaseError('23505'))).toMatchObject({
    status: 409,
    code: '23505',
    message: 'what happened',
    extras: { details: 'more', hint: 'try this' },
  });
});

test.each([
  [400, '22P02 23502 23514 42703 54001 55P03 P0001 PT40X'],
  [401, 'PT401'],
  [403, '28P01 42501'],
  [404, '42P01 42883'],
  [405, '25006'],
  [409, '23503 23505'],
  [500, '21000 42P17 58030 P0002 XX000'],
  [503, '08006 40001 40P01 53300 57P01 57P02 57P03'],
  [504, '57014'],
])('%i is the answer to %s', (status, codes) => {
  for (const code of codes.split(' '))
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
    extras: { headers: { 'Retry-After': '2' } },
  });
});

test('without detail and hint both are null, and only what may succeed later says when', () => {
  const refused = new pg.DatabaseError('no', 0, 'error');
  const { extras } = toRestError(Object.assign(refused, { code: '23505' })) as RestError;
  expect(extras).toEqual({ details: null, hint: null, headers: {} });
  expect(toRestError(databaseError('40001'))).toMatchObject({
    extras: { headers: { 'Retry-After': '2' } },
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
