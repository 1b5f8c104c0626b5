import { afterAll, describe, expect, test } from 'vitest';
import { LARGE_PICTURE } from '../testing/built-site.ts';
import { bytesOf, openSiteClient } from '../testing/site-client.ts';
import { answerFile } from './answer-file.ts';
import type { StreamedFile } from './site.ts';

const site = await openSiteClient();
afterAll(() => site.remove());

describe('HEAD', () => {
  const file: StreamedFile = {
    kind: 'streamed',
    descriptor: -1,
    size: 10,
    etag: '"tag"',
    headers: { 'content-length': '10' },
  };
  const asked = { acceptEncoding: undefined, ifNoneMatch: undefined, ifRange: undefined };

  test.each([undefined, 'bytes=0-4'])('opens no file, whatever range is asked: %s', (range) => {
    expect(answerFile(file, { ...asked, method: 'HEAD', range })).toEqual({
      status: 200,
      headers: file.headers,
      body: null,
    });
  });
});

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

  test('also for files read from disk', async () => {
    const tag = (await site.get('/assets/photo.C3.avif')).headers.get('etag') ?? '';
    expect((await site.get('/assets/photo.C3.avif', { 'if-none-match': tag })).status).toBe(304);
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
