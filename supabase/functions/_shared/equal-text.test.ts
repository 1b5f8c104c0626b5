import { expect, it } from 'vitest';
import { isEqualText } from './equal-text.ts';

it.each([
  ['secret', 'secret', true],
  ['', '', true],
  ['secret', 'secrex', false],
  ['secret', 'secret ', false],
  ['secret', '', false],
  ['हाँ', 'ना', false],
])('%j and %j: %s', (left, right, isEqual) => {
  expect(isEqualText(left, right)).toBe(isEqual);
});
