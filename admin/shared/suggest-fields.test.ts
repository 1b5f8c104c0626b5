import { expect, test } from 'vitest';
import { ENQUIRIES } from '../testing/enquiry-messages.ts';
import { KNOWN } from '../testing/known.ts';
import { UNRELATED } from '../testing/unrelated-messages.ts';
import { suggestFields } from './suggest-fields.ts';

const withFound = (message: string) => [message, suggestFields(message, KNOWN)];

test('what an enquiry says of a lead is found', () => {
  expect(ENQUIRIES.map(([message]) => withFound(message))).toEqual(ENQUIRIES);
});

test('nothing is made of what says nothing of a lead', () => {
  expect(UNRELATED.map(withFound)).toEqual(UNRELATED.map((message) => [message, {}]));
});
