import type { APIRoute } from 'astro';
import { loadSiteFacts } from '../seo/load-site-facts.ts';
import { loadSitemapEntries } from '../seo/sitemap/load-public-paths.ts';
import { buildSitemap } from '../seo/sitemap/sitemap.ts';

export const GET: APIRoute = async ({ site }) => {
  const { url } = await loadSiteFacts(site);
  return new Response(buildSitemap(url, await loadSitemapEntries()), {
    headers: { 'content-type': 'application/xml' },
  });
};
