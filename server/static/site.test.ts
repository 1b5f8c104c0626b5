import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contentTypeOf, findFile, type SiteFile, type StaticSite } from './site.ts';

const file = {
  identity: { encoding: 'identity', body: Buffer.from('x'), etag: '"x"', headers: {} },
  compressed: [],
} satisfies SiteFile;
const paths = ['/', '/about', '/blog', '/blog/x', '/blog/how to', '/assets/a.js'];
const site: StaticSite = {
  files: new Map(paths.map((path) => [path, file])),
  notFound: file,
  baseHeaders: {},
  template: undefined,
  templatePolicy: '',
};

test.each(['/', '/about', '/blog/x', '/blog/how%20to', '/%61bout', '/assets/a.js', '/blog%2Fx'])(
  '%s is a file',
  (path) => {
    expect(findFile(site, path)).toEqual({ file });
  },
);

test.each([
  ['/about/', '/about'],
  ['/about///', '/about'],
  ['/about.html', '/about'],
  ['/about.html/', '/about'],
  ['/about/index.html', '/about'],
  ['/index.html', '/'],
  ['/index', '/'],
  ['/blog/x.html', '/blog/x'],
  ['/blog/how%20to/', '/blog/how%20to'],
  ['//', '/'],
])('%s redirects to %s', (path, target) => {
  expect(findFile(site, path)).toEqual({ redirect: target });
});

test.each([
  '',
  '/nothing',
  '/nothing/',
  '/About',
  '//about',
  '//evil.example',
  '//evil.example/',
  '//evil.example/about/',
  '/\\evil.example/',
  '/%5cevil.example/',
  '/%2f%2fevil.example/',
  '/../etc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/..%2f..%2fetc%2fpasswd',
  '/about/../../server/main.ts',
  '/about%00',
  '/about%00.html',
  '/about\0',
  '/%',
  '/%zz',
  '/%c0%ae%c0%ae/',
  '/%252e%252e/about',
  '/assets/a.js.html.html',
  '/about.html.html',
  '/constructor',
  '/__proto__',
  '*',
  'about',
])('%j is not found', (path) => {
  expect(findFile(site, path)).toBeUndefined();
});

test('any input gives a known path or nothing', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '/',
      '//',
      '.',
      '..',
      '%2e',
      '%2f',
      '\\',
      '%5c',
      '%00',
      '.html',
      'index',
      '@',
      ':',
    ),
    fc.constantFrom('about', 'blog', 'x', 'evil.example', 'http:'),
    fc.string({ maxLength: 3 }),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const found = findFile(site, pieces.join(''));
      if (found && 'redirect' in found) {
        expect(paths).toContain(decodeURI(found.redirect));
        expect(new URL(found.redirect, 'https://yctfc.example').origin).toBe(
          'https://yctfc.example',
        );
      }
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ['about.html', 'text/html; charset=utf-8', true],
  ['a.JS', 'text/javascript; charset=utf-8', true],
  ['site.webmanifest', 'application/manifest+json', true],
  ['logo.svg', 'image/svg+xml; charset=utf-8', true],
  ['sitemap.xml', 'application/xml; charset=utf-8', true],
  ['photo.avif', 'image/avif', false],
  ['text.woff2', 'font/woff2', false],
  ['menu.pdf', 'application/pdf', false],
  ['program.exe', 'application/octet-stream', false],
  ['LICENSE', 'application/octet-stream', false],
])('%s is %s', (file, type, isCompressible) => {
  expect(contentTypeOf(file)).toEqual({ type, isCompressible });
});
