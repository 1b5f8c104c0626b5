import { expect, test } from 'vitest';
import { narrowToHeader, parseRange } from './parse-range.ts';

test.each([
  ['10', '5', { limit: 10, offset: 5 }],
  ['0', undefined, { limit: 0, offset: 0 }],
  [undefined, '-3', { limit: undefined, offset: 0 }],
])('limit %s, offset %s', (limit, offset, expected) => {
  expect(parseRange(limit, offset)).toEqual(expected);
});

test.each([
  ['-1', undefined, 416],
  ['ten', undefined, 400],
  ['1.5', undefined, 400],
  ['1e3', undefined, 400],
  ['', undefined, 400],
  ['9'.repeat(16), undefined, 400],
  [undefined, '1 or 1=1', 400],
])('limit %s, offset %s is refused with %i', (limit, offset, status) => {
  expect(() => parseRange(limit, offset)).toThrow(expect.objectContaining({ status }));
});

test.each([
  ['0-24', { offset: 0, limit: undefined }, { offset: 0, limit: 25 }],
  ['10-', { offset: 0, limit: undefined }, { offset: 10, limit: undefined }],
  ['0-9', { offset: 5, limit: 10 }, { offset: 5, limit: 5 }],
  ['0-99', { offset: 0, limit: 10 }, { offset: 0, limit: 10 }],
  ['0-9', { offset: 0, limit: 0 }, { offset: 0, limit: 0 }],
  ['bytes=0-9', { offset: 1, limit: 2 }, { offset: 1, limit: 2 }],
  [null, { offset: 1, limit: 2 }, { offset: 1, limit: 2 }],
])('Range %s within %o', (header, range, expected) => {
  expect(narrowToHeader(range, header)).toEqual(expected);
});

test.each([
  ['9-0', { offset: 0, limit: undefined }],
  ['0-4', { offset: 5, limit: undefined }],
])('Range %s within %o cannot be met', (header, range) => {
  expect(() => narrowToHeader(range, header)).toThrow(
    expect.objectContaining({ status: 416, code: 'PGRST103' }),
  );
});
