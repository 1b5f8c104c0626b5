import { expect, it, vi } from 'vitest';
import { UUID } from '../../../contract/submission.ts';
import {
  conflictId,
  deriveSubmissionId,
  type EnquiryEntry,
  enquiryText,
  storeEntry,
  type WholeEnquiry,
} from './enquiry-store.ts';
import { enquiry, SECRETS } from './testing/home.ts';

const ID = 'f47ac10b-58cc-4372-a567-0e02b2c3d479';
const NETWORK = '203.0.113.7';
const NOON = new Date('2026-11-21T12:00:00+05:30');
const id = deriveSubmissionId(enquiry, NETWORK, NOON);

it('derives a UUID of version 8 that is the same on one Indian day, also after an update of the server', () => {
  expect(id).toMatch(UUID);
  expect(id).toBe('98e6e057-da95-8d83-a7ed-58472832eed4');
  expect(deriveSubmissionId({ ...enquiry }, NETWORK, new Date('2026-11-21T23:59:59+05:30'))).toBe(
    id,
  );
  expect(conflictId(enquiry, ID)).toBe('06821795-87c2-8ed1-877e-74a533577c5d');
});

it('derives another on the next day, from another network and with any word changed', () => {
  const others = [
    deriveSubmissionId(enquiry, NETWORK, new Date('2026-11-22T00:00:00+05:30')),
    deriveSubmissionId(enquiry, '203.0.113.8', NOON),
    ...[...Object.keys(enquiry), 'phone_typed'].map((field) =>
      deriveSubmissionId({ ...enquiry, [field]: 'changed' }, NETWORK, NOON),
    ),
    // Text that moves from one field to another makes a different enquiry.
    deriveSubmissionId({ ...enquiry, name: 'a', email: 'bc' }, NETWORK, NOON),
    deriveSubmissionId({ ...enquiry, name: 'ab', email: 'c' }, NETWORK, NOON),
  ];
  expect(new Set([id, ...others]).size).toBe(others.length + 1);
});

it('signs no field that was left open: it is stored as none', () => {
  const words = { name: 'A', email: 'a@b.in', phone: null, message: 'B' };
  expect(enquiryText({ ...words, subject: '' })).toBe(
    '[["name","A"],["email","a@b.in"],["message","B"]]',
  );
});

const SENDER = {
  secrets: SECRETS,
  leadsTo: 'leads@yctfc.example',
  siteUrl: 'https://yctfc.example',
  deskUrl: 'https://desk.yctfc.example',
};
const entry = (purpose: 'calls' | 'news'): EnquiryEntry => ({
  id: ID,
  enquiry,
  journey: {
    received_at: NOON.toISOString(),
    reasons: [],
    proof_releases: false,
    attribution: {},
    interest: {},
    consents: [{ purpose, text: '', version: '1', language: 'en' }],
  },
});

it('writes the mails when it stores, and promises a call only to those who agreed to one', async () => {
  for (const [purpose, promise] of [
    ['calls', 'by email or by phone'],
    ['news', 'by email.'],
  ] as const) {
    const submit = vi.fn(async (_whole: WholeEnquiry) => ({ is_new: true }));
    expect(await storeEntry(entry(purpose), { submit, assess: vi.fn() }, SENDER)).toBe(ID);
    const [{ mails, journey } = { mails: [], journey: {} }] = submit.mock.calls[0] ?? [];
    expect(mails).toMatchObject([
      { kind: 'team', recipient: 'leads@yctfc.example', reply_to: enquiry.email },
      { kind: 'acknowledgement', recipient: enquiry.email, reply_to: 'leads@yctfc.example' },
    ]);
    expect(mails[1]?.body_text).toContain(promise);
    expect(journey.signature).toMatch(/^[\w-]{22}$/);
  }
});

it('stores an entry of a spool of 1.0.0 as it is', async () => {
  const submit = vi.fn(async () => ({ is_new: false }));
  const whole: WholeEnquiry = { lead: { ...enquiry, id: ID }, mails: [], journey: {} };
  expect(await storeEntry(whole, { submit, assess: vi.fn() }, SENDER)).toBe(ID);
  expect(submit).toHaveBeenCalledExactlyOnceWith(whole);
});
