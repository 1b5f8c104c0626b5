import { expect, it } from 'vitest';
import { UUID } from '../../../../contract/submission.ts';
import { enquiry } from '../testing/home.ts';
import { deriveApartId, deriveSubmissionId } from './derive-submission-id.ts';

const NETWORK = '203.0.113.7';
const NOON = new Date('2026-11-21T12:00:00+05:30');
const id = deriveSubmissionId(enquiry, NETWORK, NOON);

it('is a UUID of version 8', () => {
  expect(id).toMatch(UUID);
  expect(id).toMatch(/^.{14}8.{4}[89ab]/);
});

it('is the same for a double tap and for the back button on one Indian day', () => {
  expect(deriveSubmissionId({ ...enquiry }, NETWORK, new Date('2026-11-21T23:59:59+05:30'))).toBe(
    id,
  );
});

it('differs on the next day, from another network and with any word changed', () => {
  const others = [
    deriveSubmissionId(enquiry, NETWORK, new Date('2026-11-22T00:00:00+05:30')),
    deriveSubmissionId(enquiry, '203.0.113.8', NOON),
    ...Object.keys(enquiry).map((field) =>
      deriveSubmissionId({ ...enquiry, [field]: 'changed' }, NETWORK, NOON),
    ),
    // Text that moves from one field to another makes a different enquiry.
    deriveSubmissionId({ ...enquiry, name: 'a', email: 'bc' }, NETWORK, NOON),
    deriveSubmissionId({ ...enquiry, name: 'ab', email: 'c' }, NETWORK, NOON),
  ];
  expect(new Set([id, ...others]).size).toBe(others.length + 1);
});

it('stays what it is when the server is updated between two taps', () => {
  expect(id).toBe('98e6e057-da95-8d83-a7ed-58472832eed4');
  expect(deriveSubmissionId({ ...enquiry, phone_typed: '98765 4321O' }, NETWORK, NOON)).toBe(
    'a569cefa-0387-8ac0-b375-11f4e5f4351f',
  );
  expect(deriveApartId(enquiry, 'f47ac10b-58cc-4372-a567-0e02b2c3d479')).toBe(
    '06821795-87c2-8ed1-877e-74a533577c5d',
  );
});
