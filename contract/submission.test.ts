import * as v from 'valibot';
import { describe, expect, it, test } from 'vitest';
import { parseAttribution } from './attribution.ts';
import { ENQUIRY_FIELDS, ENQUIRY_FORM, FURTHER_FIELDS } from './enquiry-fields.ts';
import { writeEnquiryText } from './enquiry-text.ts';
import { LIMITS } from './limits.ts';
import { CORRECTABLE, receiptRequestSchema } from './receipt.ts';
import { newId, referenceOf } from './reference.ts';
import { isSubject, SUBJECTS } from './subjects.ts';
import { parseSubmission } from './submission.ts';

const ID = '3f7a91c2-d9cb-469f-a165-70867728950e';

test('a reference is the first eight digits of the id, in two groups', () => {
  expect(referenceOf(ID)).toBe('YC-3F7A-91C2');
});

test('ids are UUIDs of version 4, each another', () => {
  const ids = Array.from({ length: 100 }, newId);
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(new Set(ids).size).toBe(100);
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
  const SPECIFIED = ['name', 'email', 'phone', 'subject', 'message'];

  it('counts as further what the specification does not name', () => {
    expect(FURTHER_FIELDS).toEqual(ENQUIRY_FIELDS.filter((field) => !SPECIFIED.includes(field)));
  });

  it('asks for everything that the specification names but the subject', () => {
    const optional = SPECIFIED.filter((field) => ENQUIRY_FORM[field as 'name'].isOptional);
    expect(optional).toEqual(['subject']);
  });

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
  it.each([
    ['replyHours', 24, 'specification §9'],
    ['passwordMin', 6, 'specification §9'],
    ['email', 254, 'RFC 5321 §4.5.3.1.3'],
    ['passwordRecommended', 12, 'what the password field says'],
    ['accessTokenSeconds', 3600, 'what hosted Supabase has'],
    ['refreshReuseSeconds', 10, 'what hosted Supabase has'],
  ] as const)('%s is %i: %s', (name, value, _why) => {
    expect(LIMITS[name]).toBe(value);
  });

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

  it('lets nobody spend our processor on a password', () => {
    expect(LIMITS.passwordMax).toBeGreaterThanOrEqual(64);
    expect(LIMITS.passwordMax).toBeLessThanOrEqual(1024);
  });
});
