import * as v from 'valibot';
import { describe, expect, it, test } from 'vitest';
import { parseAttribution } from './attribution.ts';
import { ENQUIRY_FIELDS } from './enquiry-fields.ts';
import { writeEnquiryText } from './enquiry-text.ts';
import { LIMITS } from './limits.ts';
import { CORRECTABLE, receiptRequestSchema } from './receipt.ts';
import { referenceOf } from './reference.ts';
import { isSubject, SUBJECTS } from './subjects.ts';
import { parseSubmission } from './submission.ts';

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

describe('attribution', () => {
  it('keeps addresses of two hundred characters and marks of one hundred, and no longer ones', () => {
    const kept = { first: { landing: 'x'.repeat(200), utm_source: 'x'.repeat(100) } };
    expect(parseAttribution(kept)).toEqual(kept);
    expect(parseAttribution({ page: 'x'.repeat(201) })).toEqual({});
    expect(parseAttribution({ first: { utm_source: 'x'.repeat(101) } })).toEqual({});
  });

  it.each([null, 'text', 7, { page: 7 }, { first: 'ad' }])('takes nothing out of %j', (input) => {
    expect(parseAttribution(input)).toEqual({});
  });
});

describe('requests of the receipt', () => {
  const isTaken = (request: object) => v.is(receiptRequestSchema, request);

  it('reads no token that is far longer than real ones', () => {
    expect(isTaken({ action: 'see', token: 'x'.repeat(200) })).toBe(true);
    expect(isTaken({ action: 'see', token: 'x'.repeat(201) })).toBe(false);
  });

  it('lets visitors correct everything but the subject', () => {
    expect(CORRECTABLE).toEqual(ENQUIRY_FIELDS.filter((field) => field !== 'subject'));
    expect(CORRECTABLE).toEqual(expect.arrayContaining(['name', 'email', 'phone', 'message']));
  });

  it.each([
    ['an unknown wish', { action: 'forget' }],
    ['a consent to nothing', { action: 'consent', isGranted: true }],
    ['a consent that is neither given nor taken back', { action: 'consent', purpose: 'news' }],
  ])('refuses %s', (_what, wish) => {
    expect(isTaken({ token: 'x', ...wish })).toBe(false);
  });
});

describe('fields', () => {
  it('knows its subjects from any other text', () => {
    expect([...SUBJECTS, '', 'Franchise', 'toString'].filter(isSubject)).toEqual([...SUBJECTS]);
  });

  it('cuts a text for a link only where it is longer than programs accept', () => {
    const cut = (length: number) => writeEnquiryText({ message: 'x'.repeat(length - 2) });
    expect(cut(1500)).toBe(`${'x'.repeat(1498)}\n\n`);
    expect(cut(1501)).toBe(`${'x'.repeat(1499)}…`);
  });
});

describe('limits', () => {
  it('takes the longest enquiry in Devanagari as a plain form, and no flood', () => {
    const { name, email, phoneInput, message } = LIMITS;
    const longest = new URLSearchParams({
      name: 'ह'.repeat(name),
      email: 'e'.repeat(email),
      phone: '९'.repeat(phoneInput),
      message: 'ह'.repeat(message),
    }).toString();
    expect(longest.length).toBeLessThan(LIMITS.requestBytes);
    expect(LIMITS.requestBytes).toBeLessThan(2 * longest.length);
  });
});
