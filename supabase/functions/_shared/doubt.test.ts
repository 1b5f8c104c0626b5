import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { enquiry } from '../send-contact-email/testing/home.ts';
import { bucketsOf, ENQUIRY_LIMITS, readContent } from './doubt.ts';
import { keyedDigest } from './rate-limit.ts';

const weightOf = (changes: Partial<typeof enquiry>) =>
  readContent({ ...enquiry, ...changes }).reduce((sum, { weight }) => sum + weight, 0);

it.each([
  {},
  { name: 'हरप्रीत कौर', message: 'फ़ेज़ 8 में जगह है' },
  { name: 'ਹਰਪ੍ਰੀਤ', message: 'ਜਗ੍ਹਾ' },
  { name: 'Krzysztof Brzęczyszczykiewicz' },
  { name: 'McDonald O’Brien-Singh' },
  { name: 'RAJESH KUMAR' },
  { message: 'See my shop: https://shop.example and www.maps.example/abc' },
  { message: 'Is <b>this</b> & "that" possible?' },
  { name: 'Asha', message: 'Вход' },
])('finds nothing suspicious about %j', (changes) => {
  expect(weightOf(changes)).toBe(0);
});

it.each([
  [{ name: 'https://win.example' }, 3],
  [{ name: 'cheap-pills.top' }, 3],
  [{ message: 'look <a class=x href="https://a.example">here</a>' }, 3],
  [{ message: '[url=https://a.example]here[/url]' }, 3],
  [{ message: 'https://a.example https://b.example https://c.example' }, 2],
  [{ name: 'xQzTrWvPlKm' }, 2],
  [{ name: 'bcdfghjkl' }, 2],
  [{ message: 'bcdfghjkl' }, 2],
  [{ name: 'Asha', message: 'Входы' }, 2],
  [{ name: 'Backlinks by Ravi' }, 4],
  [{ name: 'https://backlinks.example' }, 3],
  [{ message: 'We sell backlinks' }, 4],
])('detects a bot by %j', (changes, weight) => {
  expect(weightOf(changes)).toBe(weight);
});

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

it('counts an enquiry over IPv6 by its /64, /56 and /48, with growing limits', () => {
  const wide = bucketsOf(enquiry, '2001:db8:7:12ab::/64', KEY).filter(({ bucket }) =>
    bucket.startsWith('enquiry-network'),
  );
  const expected = [
    ['', '2001:db8:7:12ab::/64', 30],
    ['-56', '2001:db8:7:1200::/56', 60],
    ['-48', '2001:db8:7::/48', 120],
  ] as const;
  expect(wide).toEqual(
    expected.map(([width, network, allowed]) => ({
      bucket: `enquiry-network${width}:${keyed(network)}`,
      allowed,
      window_seconds: 600,
    })),
  );
});

it('keeps wide networks last, so that the places of the others never shift', () => {
  const v4 = bucketsOf(enquiry, '203.0.113.7', KEY).map(({ bucket }) => bucket.split(':')[0]);
  expect(v4).toEqual(ENQUIRY_LIMITS.slice(0, -2).map(({ name }) => `enquiry-${name}`));
});

it('gives no number back to someone who tries every digest that needs no key', () => {
  const number = enquiry.phone;
  const stored = bucketsOf(enquiry, '203.0.113.7', KEY).map(({ bucket }) => bucket);
  const guesses = ['', 'enquiry-phone:', 'phone:', 'rate limit:'].map((before) =>
    createHash('sha256')
      .update(before + number)
      .digest('hex'),
  );
  expect(stored.filter((bucket) => guesses.some((guess) => bucket.includes(guess)))).toEqual([]);
  expect(bucketsOf(enquiry, '203.0.113.7', 'another key').map(({ bucket }) => bucket)).not.toEqual(
    expect.arrayContaining([stored[2]]),
  );
});
