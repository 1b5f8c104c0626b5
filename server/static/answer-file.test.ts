import { expect, test } from 'vitest';
import { openSiteClient } from '../testing/site-client.ts';
import { chooseEncoding } from './answer-file.ts';
import type { Encoding } from './site.ts';

const site = await openSiteClient();

test('each encoding has its own ETag and revalidates', async () => {
  const tags = new Set<string>();
  for (const encoding of ['identity', 'gzip', 'br']) {
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
    expect((await site.get('/about', { ...accept, 'if-none-match': '"other"' })).status).toBe(200);
  }
  expect(tags.size).toBe(3);
});

const as = (encoding: Encoding) => ({ encoding });
const choose = (header: string | undefined) =>
  chooseEncoding(header, as('identity'), [as('br'), as('gzip')]).encoding;

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP', 'gzip'],
  ['deflate', 'identity'],
  ['br; q=0.8 , gzip', 'br'],
  ['br;q=0, zstd; q=0.000, gzip', 'gzip'],
  [',,;q=1,', 'identity'],
  ['gzip;level=9', 'gzip'],
])('%j gets %s', (header, expected) => {
  expect(choose(header)).toBe(expected);
});
