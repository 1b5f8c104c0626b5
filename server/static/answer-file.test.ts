import { describe, expect, test } from 'vitest';
import { LARGE_PICTURE } from '../testing/built-site.ts';
import { bytesOf, openSiteClient } from '../testing/site-client.ts';
import { chooseEncoding, parseByteRange } from './answer-file.ts';
import type { Encoding } from './site.ts';

const site = await openSiteClient();

describe('revalidation', () => {
  test('each encoding has its own ETag and revalidates', async () => {
    const tags = new Set<string>();
    for (const encoding of ['identity', 'gzip', 'zstd', 'br']) {
      const accept = { 'accept-encoding': encoding };
      const tag = (await site.get('/about', accept)).headers.get('etag') ?? '';
      tags.add(tag);
      for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
        const response = await site.get('/about', { ...accept, 'if-none-match': known });
        expect(response.status).toBe(304);
        expect(response.headers.get('etag')).toBe(tag);
        expect(response.headers.get('cache-control')).toBe('no-cache');
        expect(response.headers.get('content-length')).toBeNull();
      }
      expect((await site.get('/about', { ...accept, 'if-none-match': '"other"' })).status).toBe(
        200,
      );
    }
    expect(tags.size).toBe(4);
  });
});

describe('ranges', () => {
  test('a piece of a large file', async () => {
    const response = await site.get('/assets/photo.C3.avif', { range: 'bytes=1000-1999' });
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe('bytes 1000-1999/200000');
    expect(response.headers.get('content-length')).toBe('1000');
    expect(await bytesOf(response)).toEqual(LARGE_PICTURE.subarray(1000, 2000));
  });

  test('a piece of a small file', async () => {
    const response = await site.get('/assets/icon.D4.png', { range: 'bytes=-7' });
    expect(response.status).toBe(206);
    expect(await response.text()).toBe('picture');
  });

  test('a range outside the file', async () => {
    const response = await site.get('/assets/photo.C3.avif', { range: 'bytes=200000-' });
    expect(response.status).toBe(416);
    expect(response.headers.get('content-range')).toBe('bytes */200000');
  });

  test('only of the version that the client has', async () => {
    const headers = { range: 'bytes=0-9', 'if-range': '"other"' };
    expect((await site.get('/assets/photo.C3.avif', headers)).status).toBe(200);
    const tag = (await site.get('/assets/photo.C3.avif')).headers.get('etag') ?? '';
    const same = await site.get('/assets/photo.C3.avif', { ...headers, 'if-range': tag });
    expect(same.status).toBe(206);
  });

  test('never of compressed text', async () => {
    const response = await site.get('/about', { range: 'bytes=0-9', 'accept-encoding': 'br' });
    expect(response.status).toBe(200);
    expect(response.headers.get('accept-ranges')).toBeNull();
  });
});

test.each([
  ['bytes=0-0', { first: 0, last: 0 }],
  ['bytes=0-', { first: 0, last: 99 }],
  ['bytes=10-19', { first: 10, last: 19 }],
  ['bytes=90-200', { first: 90, last: 99 }],
  ['bytes=-10', { first: 90, last: 99 }],
  ['bytes=-1', { first: 99, last: 99 }],
  ['bytes=-1000', { first: 0, last: 99 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=20-10', undefined],
  ['bytes=-', undefined],
  ['bytes=0-1,4-5', undefined],
  ['bytes=a-b', undefined],
  ['items=0-1', undefined],
  ['', undefined],
])('%j of 100 bytes', (header, expected) => {
  expect(parseByteRange(header, 100)).toEqual(expected);
});

test.each([
  [0, 'unsatisfiable'],
  [1, { first: 0, last: 0 }],
])('the last bytes of %i', (size, expected) => {
  expect(parseByteRange('bytes=-5', size)).toEqual(expected);
});

const as = (encoding: Encoding) => ({ encoding });
const choose = (header: string | undefined) =>
  chooseEncoding(header, as('identity'), [as('br'), as('zstd'), as('gzip')]).encoding;

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, zstd', 'zstd'],
  ['GZIP', 'gzip'],
  ['deflate', 'identity'],
  ['br; q=0.8 , gzip', 'br'],
  ['br;q=0, zstd; q=0.000, gzip', 'gzip'],
  [',,;q=1,', 'identity'],
  ['gzip;level=9', 'gzip'],
])('%j gets %s', (header, expected) => {
  expect(choose(header)).toBe(expected);
});
