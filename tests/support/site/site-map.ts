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

const NO_PAGE = '/no-such-dish';

/** One page of each kind: these addresses, and the first one below each of these folders. */
const KINDS = [
  ...[ROUTES.home, ROUTES.brands, ROUTES.menu, ROUTES.franchise, ROUTES.contact, ROUTES.about],
  ...[ROUTES.blog, ROUTES.finder, ROUTES.payback, ROUTES.search, ROUTES.ourNumbers, ROUTES.privacy],
  ...[ROUTES.auth, ROUTES.receipt, ROUTES.contactSent, NO_PAGE],
];
const FOLDERS = [ROUTES.brands, ROUTES.blog, ROUTES.franchise];

/** The paths that a sitemap lists, in its order. */
export const readSitemap = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);

/** Every path of the running product's sitemap, in its order. */
export async function listedPaths(request: APIRequestContext): Promise<string[]> {
  const response = await request.get('/sitemap.xml');
  expect(response.status()).toBe(200);
  return readSitemap(await response.text());
}

/** The pages that a slow test opens: one of each kind, and every page in the lab. */
export async function walkedPaths(request: APIRequestContext): Promise<string[]> {
  const listed = await listedPaths(request);
  if (process.env.EVERY_PAGE) return [...listed, ...UNLISTED_PATHS, NO_PAGE];
  return [
    ...KINDS,
    ...FOLDERS.map((folder) => listed.find((path) => path.startsWith(`${folder}/`)) ?? ''),
  ];
}
