import pg from 'pg';
import { expect, test } from 'vitest';
import { isAway } from './is-away.ts';

const withCode = (code: unknown, message = 'what happened') =>
  Object.assign(new Error(message), { code });
const ofDatabase = (code: string) =>
  Object.assign(new pg.DatabaseError('what happened', 0, 'error'), { code });

test.each([...['08006', '28P01', '3D000', '40001', '53300', '57014', '57P03', '58030', '25006']])(
  'PostgreSQL’s %s says that it is away',
  (code) => {
    expect(isAway(ofDatabase(code))).toBe(true);
  },
);

test.each(['22P02', '23505', '42P01', '25001', 'P0001', 'XX000', '080061'])(
  'PostgreSQL’s %s is about the statement',
  (code) => {
    expect(isAway(ofDatabase(code))).toBe(false);
  },
);

test.each([
  withCode('ECONNREFUSED'),
  withCode('ENOENT'),
  withCode('EHOSTUNREACH'),
  withCode(undefined, 'Connection terminated unexpectedly'),
  new Error('timeout exceeded when trying to connect'),
  new Error('Query read timeout'),
  new Error('Client has encountered a connection error and is not queryable'),
  new Error('Cannot use a pool after calling end on the pool'),
  new AggregateError([new Error('x'), withCode('ECONNREFUSED')]),
])('%s: the server does not answer', (error) => {
  expect(isAway(error)).toBe(true);
});

test.each([
  withCode('EACCES', 'connection terminated'),
  new TypeError('x is undefined'),
  new AggregateError([new TypeError('x is undefined')]),
  'connection terminated',
  undefined,
])('%s is another fault', (error) => {
  expect(isAway(error)).toBe(false);
});
