import { expect, test } from 'vitest';
import { parseSubmission, referenceOf } from './submission.ts';

const ID = '3f7a91c2-d9cb-469f-a165-70867728950e';

test('a reference is the first eight digits of the id, in two groups', () => {
  expect(referenceOf(ID)).toBe('YC-3F7A-91C2');
});

test('an id counts the same in capitals', () => {
  expect(parseSubmission({ submissionId: ID.toUpperCase() }).submissionId).toBe(ID);
});

test.each([
  ['submissionId', 'mine'],
  ['submissionId', `${ID}0`],
  ['formToken', 7],
  ['formToken', 'x'.repeat(401)],
  ['notice', 'x'.repeat(401)],
  ['homepage', 7],
])('a malformed %s counts as missing and costs no lead', (field, value) => {
  expect(parseSubmission({ [field]: value })).toEqual({ consents: [] });
});

test.each(['formToken', 'notice'])('a %s has at most 400 characters', (field) => {
  const longest = 'x'.repeat(400);
  expect(parseSubmission({ [field]: longest })).toEqual({ [field]: longest, consents: [] });
});

test('an empty honeypot is told from one that was not sent', () => {
  expect(parseSubmission({ homepage: '' }).homepage).toBe('');
  expect(parseSubmission({}).homepage).toBeUndefined();
});

test('purposes that nobody asks about give no consent', () => {
  expect(parseSubmission({ consents: ['calls', 'news'] }).consents).toEqual(['calls', 'news']);
  expect(parseSubmission({ consents: ['calls', 'everything'] }).consents).toEqual([]);
});
