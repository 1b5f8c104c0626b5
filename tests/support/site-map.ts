import { type APIRequestContext, expect } from '@playwright/test';
import { ALIASES, ROUTES } from '../../contract/routes.ts';

/** Pages that exist but are not offered to search engines. */
export const UNLISTED_PATHS = [
  ...Object.keys(ALIASES),
  ROUTES.auth,
  ROUTES.authConfirm,
  ROUTES.authReset,
  ROUTES.contactSent,
  ROUTES.contactNotSent,
];

/** Every path of the running product's sitemap, in its order. */
export async function listedPaths(request: APIRequestContext): Promise<string[]> {
  const response = await request.get('/sitemap.xml');
  expect(response.status()).toBe(200);
  const addresses = [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)];
  return addresses.map(([, address = '']) => new URL(address).pathname);
}
