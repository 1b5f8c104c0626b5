import { expect, it } from 'vitest';
import { buildRobots, buildSitemap } from './sitemap.ts';

it('names each page, and when it last changed, where that is known', () => {
  const pages = [{ path: '/blog', lastModified: '2024-12-16' }, { path: '/a&b' }];
  const xml = buildSitemap('https://example.in', pages);
  expect(xml).toContain('<loc>https://example.in/blog</loc><lastmod>2024-12-16</lastmod>');
  expect(xml).toContain('<loc>https://example.in/a&amp;b</loc></url>');
});

it('keeps crawlers out of the given paths and names the sitemap', () => {
  const robots = buildRobots('https://example.in', ['/admin']);
  expect(robots).toContain('Disallow: /admin\n');
  expect(robots).toContain('Sitemap: https://example.in/sitemap.xml');
});
