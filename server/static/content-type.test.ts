import { expect, test } from 'vitest';
import { contentTypeOf } from './content-type.ts';

test.each([
  ['about.html', 'text/html; charset=utf-8', true],
  ['a.JS', 'text/javascript; charset=utf-8', true],
  ['site.webmanifest', 'application/manifest+json', true],
  ['logo.svg', 'image/svg+xml', true],
  ['sitemap.xml', 'application/xml', true],
  ['photo.avif', 'image/avif', false],
  ['text.woff2', 'font/woff2', false],
  ['menu.pdf', 'application/pdf', false],
  ['program.exe', 'application/octet-stream', false],
  ['LICENSE', 'application/octet-stream', false],
])('%s is %s', (file, type, isCompressible) => {
  expect(contentTypeOf(file)).toEqual({ type, isCompressible });
});
