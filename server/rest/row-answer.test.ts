import { expect, test } from 'vitest';
import { describeRange, statusOf } from './row-answer.ts';

test.each([
  [0, 25, 100, '0-24/100', 206],
  [0, 25, undefined, '0-24/*', 200],
  [75, 25, 100, '75-99/100', 206],
  [0, 3, 3, '0-2/3', 200],
  [0, 0, 0, '*/0', 200],
  [4, 0, 4, '*/4', 206],
  [0, 0, undefined, '*/*', 200],
])('from %i, %i rows of %s', (first, rows, total, range, status) => {
  expect([describeRange(first, rows, total), statusOf(rows, total)]).toEqual([range, status]);
});
