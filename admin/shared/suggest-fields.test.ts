import { expect, test } from 'vitest';
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
