import { expect, test } from 'vitest';
import { isPublicAddress } from './public-address.ts';

test.each([
  'https://yctfc.com',
  'https://yctfc.example',
  'http://www.yctfc.co.in:8080',
  'https://local.yctfc.com',
  'https://93.184.215.14',
  'https://[2606:4700::1111]',
])('%s is public', (origin) => {
  expect(isPublicAddress(origin)).toBe(true);
});

test.each([
  ...['http://localhost:3000', 'http://shop.localhost', 'http://kitchen:3000'],
  ...['https://yctfc.test', 'http://macbook.local', 'http://site.internal.'],
  ...['http://127.0.0.1:4000', 'http://192.168.1.20', 'http://10.0.0.4', 'http://169.254.1.1'],
  ...['http://0.0.0.0:3000', 'http://[::1]:3000', 'http://[fd00::1]'],
  ...['http://[::ffff:192.168.0.4]'],
])('%s is not', (origin) => {
  expect(isPublicAddress(origin)).toBe(false);
});
