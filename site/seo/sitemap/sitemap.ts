import { escapeHtml } from '../../../contract/escape-html.ts';
import { absolute } from '../head.ts';

export interface SitemapEntry {
  path: string;
  /** Day or month of its last change, `2024-12-16` or `2025-01`; left out where it is unknown. */
  lastModified?: string | undefined;
}

export function buildSitemap(siteUrl: string, entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({ path, lastModified }) => {
    const day = lastModified ? `<lastmod>${lastModified}</lastmod>` : '';
    return `  <url><loc>${escapeHtml(absolute(siteUrl, path))}</loc>${day}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

/** robots.txt: everything may be crawled except `hidden`; names the sitemap. */
export function buildRobots(siteUrl: string, hidden: readonly string[]): string {
  return [
    'User-agent: *',
    ...hidden.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${absolute(siteUrl, '/sitemap.xml')}`,
    '',
  ].join('\n');
}
