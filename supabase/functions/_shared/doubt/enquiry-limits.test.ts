import { expect, it } from 'vitest';
import { enquiry } from '../../send-contact-email/testing/home.ts';
import { digest, keyedDigest } from '../digest.ts';
import { bucketsOf, ENQUIRY_LIMITS } from './enquiry-limits.ts';

const DAY = 86_400;
const KEY = 'a key of the tests';
const keyed = (text: string) => keyedDigest(KEY, text);

it('counts an enquiry by network, address, number, message and in total, with limits that people do not reach', () => {
  expect(bucketsOf(enquiry, '203.0.113.7', KEY)).toEqual([
    { bucket: `enquiry-network:${keyed('203.0.113.7')}`, allowed: 30, window_seconds: 600 },
    { bucket: `enquiry-address:${keyed(enquiry.email)}`, allowed: 5, window_seconds: DAY },
    { bucket: `enquiry-phone:${keyed(enquiry.phone)}`, allowed: 5, window_seconds: DAY },
    { bucket: `enquiry-words:${keyed('space in phase 8')}`, allowed: 3, window_seconds: DAY },
    { bucket: `enquiry-all:${keyed('all')}`, allowed: 120, window_seconds: 60 },
  ]);
});

it('ignores case and white space', () => {
  const same = { ...enquiry, email: 'HARPREET@Example.in', message: 'SPACE in\n Phase  8' };
  expect(bucketsOf(same, '203.0.113.7', KEY)).toEqual(bucketsOf(enquiry, '203.0.113.7', KEY));
});

it('counts an enquiry over IPv6 by its /64, /56 and /48, with growing limits', () => {
  const wide = bucketsOf(enquiry, '2001:db8:7:12ab::/64', KEY).filter(({ bucket }) =>
    bucket.startsWith('enquiry-network'),
  );
  expect(wide).toEqual([
    {
      bucket: `enquiry-network:${keyed('2001:db8:7:12ab::/64')}`,
      allowed: 30,
      window_seconds: 600,
    },
    {
      bucket: `enquiry-network-56:${keyed('2001:db8:7:1200::/56')}`,
      allowed: 60,
      window_seconds: 600,
    },
    { bucket: `enquiry-network-48:${keyed('2001:db8:7::/48')}`, allowed: 120, window_seconds: 600 },
  ]);
});

it('keeps wide networks last, so that the places of the others never shift', () => {
  const v4 = bucketsOf(enquiry, '203.0.113.7', KEY).map(({ bucket }) => bucket.split(':')[0]);
  expect(v4).toEqual(ENQUIRY_LIMITS.slice(0, -2).map(({ name }) => `enquiry-${name}`));
});

it('gives no number back to someone who tries every digest that needs no key', () => {
  const number = enquiry.phone;
  const stored = bucketsOf(enquiry, '203.0.113.7', KEY).map(({ bucket }) => bucket);
  const guesses = ['', 'enquiry-phone:', 'phone:', 'rate limit:'].map((before) =>
    digest(before + number),
  );
  expect(stored.filter((bucket) => guesses.some((guess) => bucket.includes(guess)))).toEqual([]);
  expect(bucketsOf(enquiry, '203.0.113.7', 'another key').map(({ bucket }) => bucket)).not.toEqual(
    expect.arrayContaining([stored[2]]),
  );
});
