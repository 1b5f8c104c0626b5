import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { mergeMetadata, metadataSchema } from './metadata.ts';

test.each([
  [4096, true],
  [4097, false],
])('metadata of %i characters of JSON may be stored: %s', (length, isStorable) => {
  const metadata = { a: 'x'.repeat(length - JSON.stringify({ a: '' }).length) };
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
