import { expect, test } from 'vitest';
import { describePlace } from './record-change.ts';

const place = (userAgent: string) => describePlace({ userAgent, isNetworkKnown: true });
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [
    'Mozilla/5.0 (Linux; Android 14; SM-A145F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
    'Chrome on an Android device',
  ],
  [
    'Mozilla/5.0 (Linux; Android 14; SM-A145F) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36',
    'Samsung Internet on an Android device',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari on an iPhone or iPad',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0',
    'Firefox on a Windows computer',
  ],
  [`${MAC} Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0`, 'Edge on a Mac'],
  [`${MAC} Chrome/130.0.0.0 Safari/537.36 OPR/115.0.0.0`, 'Opera on a Mac'],
  ['curl/8.5.0', 'an unknown program on an unknown device'],
  ['', 'an unknown program on an unknown device'],
])('%s', (userAgent, words) => {
  expect(place(userAgent)).toBe(`${words}, in a network from which this account was used before`);
});

test('words of the program itself do not get into the mail', () => {
  const lure = 'Chrome/1 Call +91 98765 00000 https://evil.example <b>now</b> (Windows)';
  expect(place(lure)).toMatch(/^Chrome on a Windows computer, in a network/);
});

test('a network of the last day is named as such', () => {
  expect(describePlace({ userAgent: '', isNetworkKnown: false })).toContain(
    'first used within the last 24 hours',
  );
});
