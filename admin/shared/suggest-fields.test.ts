import { expect, test } from 'vitest';
import { describeRupees } from '../../contract/desk/rupees.ts';
import { ENQUIRIES } from '../testing/enquiry-messages.ts';
import { KNOWN } from '../testing/known.ts';
import { UNRELATED } from '../testing/unrelated-messages.ts';
import { suggestFields } from './suggest-fields.ts';

test.each(ENQUIRIES)('%s', (message, found) => {
  expect(suggestFields(message, KNOWN)).toEqual(found);
});

test.each(UNRELATED)('nothing is made of "%s"', (message) => {
  expect(suggestFields(message, KNOWN)).toEqual({});
});

test('a language in which nobody greets is not suggested', () => {
  expect(suggestFields('ਫਰੈਂਚਾਈਜ਼ ਬਾਰੇ ਦੱਸੋ ਜੀ', { ...KNOWN, greetings: [] })).toEqual({});
});

test.each([
  [75_000, '₹75,000'],
  [1_200_000, '₹12 lakh'],
  [1_250_000, '₹12.5 lakh'],
  [15_000_000, '₹1.5 crore'],
])('%i rupees are %s', (rupees, words) => expect(describeRupees(rupees)).toBe(words));
