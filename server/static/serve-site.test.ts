import { closeSync, openSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { FILES, LARGE_PICTURE } from '../testing/built-site.ts';
import { bytesOf, openSiteClient } from '../testing/site-client.ts';

const site = await openSiteClient();
afterAll(() => site.remove());

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
  const response = await site.get(path);
  expect(response.status).toBe(200);
  expect(await bytesOf(response)).toEqual(Buffer.from(FILES[file] ?? ''));
});

test.each([
  ['/about/', '/about'],
  ['/about/?a=1&b=%2F', '/about?a=1&b=%2F'],
  ['/about.html', '/about'],
  ['/index.html?x', '/?x'],
  ['/blog/x.html', '/blog/x'],
  ['/blog/', '/blog'],
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
  const part = await stale.get('/assets/photo.C3.avif', { range: 'bytes=100-199' });
  expect(await bytesOf(part)).toEqual(LARGE_PICTURE.subarray(100, 200));
  expect((await stale.get('/about')).status).toBe(200);
});

test('readers who leave in the middle of a picture take it from nobody', async () => {
  for (const headers of [{}, { range: 'bytes=1000-' }]) {
    const left = (await site.get('/assets/photo.C3.avif', headers)).body?.getReader();
    await left?.read();
    await left?.cancel();
  }
  // Would get the number of a file that had been closed.
  const another = openSync(fileURLToPath(import.meta.url), 'r');
  const picture = await site.get('/assets/photo.C3.avif');
  expect(await bytesOf(picture)).toEqual(LARGE_PICTURE);
  closeSync(another);
});
