import type { APIRoute } from 'astro';
import { loadSiteFacts } from '../../seo/load-site-facts.ts';
import { buildSecurityText } from '../../seo/served-files.ts';

export const GET: APIRoute = async ({ site }) =>
  new Response(buildSecurityText(await loadSiteFacts(site), Date.now()));
