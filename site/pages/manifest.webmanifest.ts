import type { APIRoute } from 'astro';
import { loadSiteFacts } from '../seo/load-site-facts.ts';
import { buildManifest } from '../seo/served-files.ts';

export const GET: APIRoute = async ({ site }) =>
  new Response(JSON.stringify(buildManifest(await loadSiteFacts(site))), {
    headers: { 'content-type': 'application/manifest+json' },
  });
