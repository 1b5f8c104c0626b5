import { expect, it } from 'vitest';
import { buildRobots, buildSitemap } from './sitemap.ts';

it('names each path on the public address', () => {
  const addresses = [
    ...buildSitemap('https://example.in', [{ path: '/' }, { path: '/about' }]).matchAll(
      /<loc>(.*?)<\/loc>/g,
    ),
  ].map(([, address]) => address);
  expect(addresses).toEqual(['https://example.in/', 'https://example.in/about']);
});

it('escapes what XML would read as markup', () => {
  expect(buildSitemap('https://example.in', [{ path: '/a&b' }])).toContain(
    'https://example.in/a&amp;b',
  );
});

it('says when a page last changed, where that is known', () => {
  const xml = buildSitemap('https://example.in', [
    { path: '/blog', lastModified: '2024-12-16' },
    { path: '/about' },
  ]);
  expect(xml).toContain('<loc>https://example.in/blog</loc><lastmod>2024-12-16</lastmod>');
  expect(xml.match(/<lastmod>/g)).toHaveLength(1);
});

it('keeps crawlers out of the given paths and names the sitemap', () => {
  const robots = buildRobots('https://example.in', ['/admin']);
  expect(robots).toContain('Disallow: /admin\n');
  expect(robots).toContain('Sitemap: https://example.in/sitemap.xml');
});
