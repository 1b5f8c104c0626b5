import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AppEnv } from '../context.ts';
import { readSite } from './read-site.ts';
import { serveSite } from './serve-site.ts';
import { FILES, LARGE_PICTURE, writeBuiltSite } from './testing/built-site.ts';

const built = writeBuiltSite();
let app: Hono<AppEnv>;
const get = async (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  app.request(`http://localhost${path}`, { headers, method });
const bytes = async (response: Response) => Buffer.from(await response.arrayBuffer());

beforeAll(async () => {
  const site = await readSite(built.folder, {
    baseHeaders: { 'x-content-type-options': 'nosniff' },
    pageHeaders: (html) => ({ 'content-security-policy': `length ${html.length}` }),
  });
  app = new Hono<AppEnv>().all('*', serveSite(site));
});
afterAll(() => built.remove());

describe('paths', () => {
  test.each([
    ['/', 'index.html'],
    ['/about', 'about.html'],
    ['/about?from=mail', 'about.html'],
    ['/blog', 'blog.html'],
    ['/blog/x', 'blog/x.html'],
    ['/blog/how%20to', 'blog/how to.html'],
    ['/club', 'club/index.html'],
    ['/assets/app.B1x2.js', 'assets/app.B1x2.js'],
  ])('%s is %s', async (path, file) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(await bytes(response)).toEqual(Buffer.from(FILES[file] ?? ''));
  });

  test.each([
    ['/about/', '/about'],
    ['/about/?a=1&b=%2F', '/about?a=1&b=%2F'],
    ['/about.html', '/about'],
    ['/index.html?x', '/?x'],
    ['/blog/x.html', '/blog/x'],
    ['/blog/', '/blog'],
    ['/club/index.html', '/club'],
  ])('%s redirects for good to %s', async (path, target) => {
    const response = await get(path);
    expect(response.status).toBe(308);
    expect(response.headers.get('location')).toBe(target);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test.each([
    '/nothing',
    '/404',
    '/404.html',
    '/templates/enquiry',
    '/templates/enquiry.html',
    '/_headers',
    '/.fingerprint',
    '/about.html.br',
    '/assets/app.B1x2.js.gz',
    '//evil.example/',
    '/..%2f..%2fpackage.json',
    '/%00',
  ])('%s is the 404 page', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('location')).toBeNull();
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('content-security-policy')).toMatch(/^length/);
    expect(response.headers.get('etag')).toBeNull();
    expect(await response.text()).toContain('Not here');
  });

  test('the 404 page stays one for a visitor who has it', async () => {
    expect((await get('/nothing', { 'if-none-match': '*' })).status).toBe(404);
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s to a page is refused', async (method) => {
    const response = await get('/about', {}, method);
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
    expect((await get('/about/', {}, method)).status).toBe(405);
    expect((await get('/nothing', {}, method)).status).toBe(404);
  });
});

describe('headers', () => {
  test.each([
    ['/about', 'text/html; charset=utf-8', 'no-cache'],
    [
      '/assets/app.B1x2.js',
      'text/javascript; charset=utf-8',
      'public, max-age=31536000, immutable',
    ],
    ['/assets/photo.C3.avif', 'image/avif', 'public, max-age=31536000, immutable'],
    ['/assets/text.E5.woff2', 'font/woff2', 'public, max-age=31536000, immutable'],
    ['/site.webmanifest', 'application/manifest+json', 'public, max-age=3600'],
    ['/sitemap.xml', 'application/xml', 'public, max-age=3600'],
    ['/menu.pdf', 'application/pdf', 'public, max-age=3600'],
  ])('%s has type %s and %s', async (path, type, cacheControl) => {
    const { headers } = await get(path);
    expect(headers.get('content-type')).toBe(type);
    expect(headers.get('cache-control')).toBe(cacheControl);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('a page brings its own policy, a drawing may not run', async () => {
    const home = String(FILES['index.html']).length;
    expect((await get('/')).headers.get('content-security-policy')).toBe(`length ${home}`);
    const drawing = await get('/favicon.svg');
    expect(drawing.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
  });

  test('HEAD has the headers of GET and no body', async () => {
    for (const path of ['/about', '/assets/photo.C3.avif', '/nothing']) {
      const head = await get(path, { 'accept-encoding': 'br' }, 'HEAD');
      const full = await get(path, { 'accept-encoding': 'br' });
      expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(full.headers));
      expect(head.status).toBe(full.status);
      expect((await bytes(head)).length).toBe(0);
      expect((await bytes(full)).length).toBe(Number(full.headers.get('content-length')));
    }
  });
});

describe('compression', () => {
  test.each([
    ['br', brotliDecompressSync],
    ['zstd', zstdDecompressSync],
    ['gzip', gunzipSync],
  ])('%s', async (encoding, decompress) => {
    const response = await get('/about', { 'accept-encoding': encoding });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    const body = await bytes(response);
    expect(body.length).toBe(Number(response.headers.get('content-length')));
    expect(decompress(body).toString()).toBe(FILES['about.html']);
  });

  test('binary files are sent as they are', async () => {
    const { headers } = await get('/assets/icon.D4.png', { 'accept-encoding': 'br, gzip' });
    expect(headers.get('content-encoding')).toBeNull();
    expect(headers.get('vary')).toBeNull();
  });
});

describe('revalidation', () => {
  test('each encoding has its own tag, and knows it again', async () => {
    const tags = new Set<string>();
    for (const encoding of ['identity', 'gzip', 'zstd', 'br']) {
      const accept = { 'accept-encoding': encoding };
      const tag = (await get('/about', accept)).headers.get('etag') ?? '';
      tags.add(tag);
      for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
        const response = await get('/about', { ...accept, 'if-none-match': known });
        expect(response.status).toBe(304);
        expect(response.headers.get('etag')).toBe(tag);
        expect(response.headers.get('cache-control')).toBe('no-cache');
        expect(response.headers.get('content-length')).toBeNull();
      }
      expect((await get('/about', { ...accept, 'if-none-match': '"other"' })).status).toBe(200);
    }
    expect(tags.size).toBe(4);
  });

  test('also for files that are read from disk', async () => {
    const tag = (await get('/assets/photo.C3.avif')).headers.get('etag') ?? '';
    expect((await get('/assets/photo.C3.avif', { 'if-none-match': tag })).status).toBe(304);
  });
});

describe('ranges', () => {
  test('a piece of a large file', async () => {
    const response = await get('/assets/photo.C3.avif', { range: 'bytes=1000-1999' });
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe('bytes 1000-1999/200000');
    expect(response.headers.get('content-length')).toBe('1000');
    expect(await bytes(response)).toEqual(LARGE_PICTURE.subarray(1000, 2000));
  });

  test('a piece of a small file', async () => {
    const response = await get('/assets/icon.D4.png', { range: 'bytes=-7' });
    expect(response.status).toBe(206);
    expect(await response.text()).toBe('picture');
  });

  test('outside the file', async () => {
    const response = await get('/assets/photo.C3.avif', { range: 'bytes=200000-' });
    expect(response.status).toBe(416);
    expect(response.headers.get('content-range')).toBe('bytes */200000');
  });

  test('only of the version that the client has', async () => {
    const headers = { range: 'bytes=0-9', 'if-range': '"other"' };
    expect((await get('/assets/photo.C3.avif', headers)).status).toBe(200);
    const tag = (await get('/assets/photo.C3.avif')).headers.get('etag') ?? '';
    const same = await get('/assets/photo.C3.avif', { ...headers, 'if-range': tag });
    expect(same.status).toBe(206);
  });

  test('never of compressed text', async () => {
    const response = await get('/about', { range: 'bytes=0-9', 'accept-encoding': 'br' });
    expect(response.status).toBe(200);
    expect(response.headers.get('accept-ranges')).toBeNull();
  });
});

test('a file that a new build removed is a 404', async () => {
  const other = writeBuiltSite();
  const site = await readSite(other.folder, { baseHeaders: {}, pageHeaders: () => ({}) });
  other.remove();
  const stale = new Hono<AppEnv>().all('*', serveSite(site));
  expect((await stale.request('/assets/photo.C3.avif')).status).toBe(404);
  expect((await stale.request('/about')).status).toBe(200);
});

test('without a built site the start says what to do', async () => {
  const rules = { baseHeaders: {}, pageHeaders: () => ({}) };
  await expect(readSite('/nonexistent', rules)).rejects.toThrow(/no built site.*npm run build/);
});
