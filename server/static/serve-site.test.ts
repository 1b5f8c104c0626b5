import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { FILES } from '../testing/built-site.ts';
import { bytesOf, openSiteClient } from '../testing/site-client.ts';

const site = await openSiteClient();

test.each([
  ['/', 'index.html'],
  ['/about', 'about.html'],
  ['/about?from=mail', 'about.html'],
  ['/blog/how%20to', 'blog/how to.html'],
  ['/club', 'club/index.html'],
  ['/assets/app.B1x2.js', 'assets/app.B1x2.js'],
])('%s is %s', async (path, file) => {
  const response = await site.get(path);
  expect(response.status).toBe(200);
  expect(await bytesOf(response)).toEqual(Buffer.from(FILES[file] ?? ''));
});

test.each([
  ['/about/', '/about'],
  ['/about/?a=1&b=%2F', '/about?a=1&b=%2F'],
  ['/index.html?x', '/?x'],
  ['/club/index.html', '/club'],
])('%s redirects permanently to %s', async (path, target) => {
  const response = await site.get(path);
  expect(response.status).toBe(308);
  expect(response.headers.get('location')).toBe(target);
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
});

test.each([
  '/nothing',
  '/404',
  '/404.html',
  '/templates/contact.html',
  '/_headers',
  '/.fingerprint',
  '/about.html.br',
  '//evil.example/',
])('%s is the 404 page', async (path) => {
  const response = await site.get(path);
  expect(response.status).toBe(404);
  expect(response.headers.get('location')).toBeNull();
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('content-security-policy')).toMatch(/^length/);
  expect(response.headers.get('etag')).toBeNull();
  expect(await response.text()).toContain('Not here');
});

test('the 404 page keeps its status when revalidated', async () => {
  expect((await site.get('/nothing', { 'if-none-match': '*' })).status).toBe(404);
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s to a page is refused', async (method) => {
  const response = await site.get('/about', {}, method);
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe('GET, HEAD');
  expect((await site.get('/about/', {}, method)).status).toBe(405);
  expect((await site.get('/nothing', {}, method)).status).toBe(404);
});

test('a build whose folder is gone is served as a whole', async () => {
  const stale = await openSiteClient();
  stale.remove();
  const picture = await stale.get('/assets/photo.C3.avif');
  expect(await bytesOf(picture)).toEqual(FILES['assets/photo.C3.avif']);
  expect((await stale.get('/about')).status).toBe(200);
});

test.each([
  ['/about', 'text/html; charset=utf-8', 'no-cache'],
  ['/assets/app.B1x2.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
  ['/assets/photo.C3.avif', 'image/avif', 'public, max-age=31536000, immutable'],
  ['/assets/text.E5.woff2', 'font/woff2', 'public, max-age=31536000, immutable'],
  ['/site.webmanifest', 'application/manifest+json', 'public, max-age=3600'],
  ['/sitemap.xml', 'application/xml; charset=utf-8', 'public, max-age=3600'],
  ['/menu.pdf', 'application/pdf', 'public, max-age=3600'],
])('%s has type %s and %s', async (path, type, cacheControl) => {
  const { headers } = await site.get(path);
  expect(headers.get('content-type')).toBe(type);
  expect(headers.get('cache-control')).toBe(cacheControl);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

test('a page has its own policy, an SVG may not run scripts', async () => {
  const home = String(FILES['index.html']).length;
  expect((await site.get('/')).headers.get('content-security-policy')).toBe(`length ${home}`);
  const drawing = await site.get('/favicon.svg');
  expect(drawing.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
});

test('HEAD has the headers of GET and no body', async () => {
  for (const path of ['/about', '/assets/photo.C3.avif', '/nothing']) {
    const head = await site.get(path, { 'accept-encoding': 'br' }, 'HEAD');
    const full = await site.get(path, { 'accept-encoding': 'br' });
    expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(full.headers));
    expect(head.status).toBe(full.status);
    expect((await bytesOf(head)).length).toBe(0);
    expect((await bytesOf(full)).length).toBe(Number(full.headers.get('content-length')));
  }
});

describe('compression', () => {
  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('%s', async (encoding, decompress) => {
    const response = await site.get('/about', { 'accept-encoding': encoding });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    const body = await bytesOf(response);
    expect(body.length).toBe(Number(response.headers.get('content-length')));
    expect(decompress(body).toString()).toBe(FILES['about.html']);
  });

  test('binary files are sent uncompressed', async () => {
    const { headers } = await site.get('/assets/icon.D4.png', { 'accept-encoding': 'br, gzip' });
    expect(headers.get('content-encoding')).toBeNull();
    expect(headers.get('vary')).toBeNull();
  });
});
