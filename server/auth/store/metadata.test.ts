import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { mergeMetadata, metadataSchema } from './users.ts';

test.each([
  [4096, true],
  [4097, false],
])('metadata of %i characters of JSON may be stored: %s', (length, isStorable) => {
  const metadata = { a: 'x'.repeat(length - JSON.stringify({ a: '' }).length) };
  expect(v.is(metadataSchema, metadata)).toBe(isStorable);
});

test.each([
  ['nothing', null, false],
  ['a list', [1, 2], false],
  ['a text', 'text', false],
  ['an empty object', {}, true],
  ['NUL in a value', { a: '\u0000' }, false],
  ['half a surrogate pair in a key', { '\ud800': 1 }, false],
  ['an escaped backslash before u0000', { a: '\\u0000' }, true],
  ['lists as deep as the stack', { a: JSON.parse('['.repeat(1e5) + ']'.repeat(1e5)) }, false],
])('%s may be stored: %s', (_what, metadata, isStorable) => {
  expect(v.is(metadataSchema, metadata)).toBe(isStorable);
});

describe('mergeMetadata', () => {
  test('merges changes into the current values; null removes a key', () => {
    expect(mergeMetadata({ a: 1, b: 2, c: { d: null } }, { a: null, b: 3 })).toEqual({
      b: 3,
      c: { d: null },
    });
  });

  test('treats __proto__ as an ordinary key', () => {
    const merged = mergeMetadata({}, JSON.parse('{"__proto__": {"role": "admin"}}'));
    expect(Object.getPrototypeOf(merged)).toBe(Object.prototype);
    expect('role' in merged).toBe(false);
  });

  test('refuses a result that is too long', () => {
    expect(() => mergeMetadata({ a: 'x'.repeat(3000) }, { b: 'x'.repeat(3000) })).toThrow();
  });
});
