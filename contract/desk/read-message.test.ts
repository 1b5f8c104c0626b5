import { expect, test } from 'vitest';
import { ENQUIRIES } from '../../admin/testing/enquiry-messages.ts';
import { KNOWN } from '../../admin/testing/known.ts';
import { UNRELATED } from '../../admin/testing/unrelated-messages.ts';
import { readMessage } from './read-message.ts';

const withFound = (message: string) => [message, readMessage(message, KNOWN)];

test('what an enquiry says of a lead is found', () => {
  expect(ENQUIRIES.map(([message]) => withFound(message))).toEqual(ENQUIRIES);
});

test('nothing is made of what says nothing of a lead', () => {
  expect(UNRELATED.map(withFound)).toEqual(UNRELATED.map((message) => [message, {}]));
});
