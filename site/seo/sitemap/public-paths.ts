import { brandPath } from '../../../contract/paths.ts';
import { ALIASES, articlePath, mediaPath, ROUTES } from '../../../contract/routes.ts';

export interface PageSlugs {
  brands: readonly string[];
  articles: readonly string[];
  media: readonly string[];
}

/** Pages that work but that no search engine should offer. */
const UNLISTED: ReadonlySet<string> = new Set([
  ROUTES.contactSent,
  ROUTES.contactNotSent,
  ROUTES.receipt,
  ROUTES.auth,
  ROUTES.authConfirm,
  ROUTES.authReset,
  ROUTES.admin,
]);

/** The main address of a page: itself, or the route that an alias stands for. */
export const canonicalPath = (path: string): string => ALIASES[path] ?? path;

export const isListed = (path: string): boolean => !UNLISTED.has(path) && path !== '/404';

export function listPublicPaths({ brands, articles, media }: PageSlugs): string[] {
  return [
    ...Object.values(ROUTES).filter(isListed),
    ...brands.map(brandPath),
    ...articles.map(articlePath),
    ...media.map(mediaPath),
  ];
}
