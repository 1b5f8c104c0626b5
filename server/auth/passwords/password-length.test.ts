import { describe, expect, test } from 'vitest';
import { requirePasswordLength } from './password-length.ts';

describe('length', () => {
  test.each(['123456', '🍛🍜🍝🍞🍟🍠', 'x'.repeat(128)])('%j is good', (password) => {
    expect(() => requirePasswordLength(password)).not.toThrow();
  });

  test.each(['', '12345', '🍛🍜🍝🍞🍟'])('%j is too short', (password) => {
    expect(() => requirePasswordLength(password)).toThrow(
      expect.objectContaining({ status: 422, code: 'weak_password' }),
    );
  });

  test('more than 128 characters are too many', () => {
    expect(() => requirePasswordLength('x'.repeat(129))).toThrow(
      expect.objectContaining({ status: 400, code: 'validation_failed' }),
    );
  });
});
