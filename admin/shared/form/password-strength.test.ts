import { expect, test } from 'vitest';
import { describeStrength } from './new-password-field.tsx';

test.each([
  ['', /^$/],
  ['12345', /^Too short: .* 6 /],
  ['🍛🍜🍝🍞🍟', /^Too short/],
  ['kz7#pa', /^Fair: 12 or more/],
  ['elevenchars', /^Fair/],
  ['abcdabcd', /^Weak/],
  ['abcdeabcde', /^Fair/],
  ['twelve chars', /^Good length/],
  ['aaaaaaaaaaaaaaaa', /^Weak/],
])('%j', (password, words) => {
  expect(describeStrength(password)).toMatch(words);
});
