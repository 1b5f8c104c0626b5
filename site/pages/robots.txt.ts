import type { APIRoute } from 'astro';
import { ROUTES } from '../../contract/routes.ts';
import { loadSiteFacts } from '../seo/load-site-facts.ts';
import { buildRobots } from '../seo/sitemap/sitemap.ts';

export const GET: APIRoute = async ({ site }) => {
  const { url } = await loadSiteFacts(site);
  return new Response(buildRobots(url, [ROUTES.admin, ROUTES.auth, ROUTES.receipt]));
};
