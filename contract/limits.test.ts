import { expect, it } from 'vitest';
import { LIMITS } from './limits.ts';

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
  expect(longest.length).toBeLessThan(LIMITS.enquiryBody);
  expect(LIMITS.enquiryBody).toBeLessThan(2 * longest.length);
});

it('lets nobody spend our processor on a password', () => {
  expect(LIMITS.passwordMax).toBeGreaterThanOrEqual(64);
  expect(LIMITS.passwordMax).toBeLessThanOrEqual(1024);
});
