import { expect, test } from 'vitest';
import { describeRupees } from './describe-rupees.ts';
import { suggestFields } from './suggest-fields.ts';
import { ENQUIRIES } from './testing/enquiry-messages.ts';
import { KNOWN } from './testing/known.ts';
import { UNRELATED } from './testing/unrelated-messages.ts';

const withFound = (message: string) => [message, suggestFields(message, KNOWN)];

test('what an enquiry says of a lead is found', () => {
  expect(ENQUIRIES.map(([message]) => withFound(message))).toEqual(ENQUIRIES);
});

test('nothing is made of what says nothing of a lead', () => {
  expect(UNRELATED.map(withFound)).toEqual(UNRELATED.map((message) => [message, {}]));
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
