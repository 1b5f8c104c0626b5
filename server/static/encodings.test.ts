import { expect, test } from 'vitest';
import { chooseEncoding, type Encoding } from './encodings.ts';

const as = (encoding: Encoding) => ({ encoding });
const choose = (header: string | undefined) =>
  chooseEncoding(header, as('identity'), [as('br'), as('zstd'), as('gzip')]).encoding;

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, zstd', 'zstd'],
  ['gzip', 'gzip'],
  ['GZIP', 'gzip'],
  ['deflate', 'identity'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['br; q=0.8 , gzip; q=0.8', 'br'],
  ['br;q=1, gzip', 'br'],
  ['br;q=0, zstd;q=0, gzip', 'gzip'],
  ['*', 'br'],
  ['*;q=0.1, gzip;q=0.5', 'gzip'],
  ['br;q=0, *', 'zstd'],
  ['identity', 'identity'],
  ['identity;q=0.5, gzip;q=0.1', 'identity'],
  ['gzip;q=0.001', 'gzip'],
  ['identity;q=0', 'identity'],
  ['br;q=nonsense', 'identity'],
  ['br;q=nonsense, gzip;q=0.1', 'gzip'],
  ['identity;q=nonsense, br;q=0.1', 'br'],
  ['gzip;q=0.5, *;q=0.5', 'br'],
  [',,;q=1,', 'identity'],
  ['gzip;level=9', 'gzip'],
])('%j gets %s', (header, expected) => {
  expect(choose(header)).toBe(expected);
});
