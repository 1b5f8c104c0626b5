import { type APIRequestContext, expect } from '@playwright/test';
import { ALIASES, ROUTES } from '../../../contract/routes.ts';

/** Pages that exist but are not offered to search engines. */
export const UNLISTED_PATHS = [
  ...Object.keys(ALIASES),
  ROUTES.auth,
  ROUTES.authConfirm,
  ROUTES.authReset,
  ROUTES.contactSent,
  ROUTES.contactNotSent,
  ROUTES.receipt,
];

/** The paths that a sitemap lists, in its order. */
export const readSitemap = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);

/** Every path of the running product's sitemap, in its order. */
export async function listedPaths(request: APIRequestContext): Promise<string[]> {
  const response = await request.get('/sitemap.xml');
  expect(response.status()).toBe(200);
  return readSitemap(await response.text());
}
