import { DESK_WORKER } from '../../contract/routes.ts';

const YEAR_SECONDS = 31_536_000;
const HOUR_SECONDS = 3_600;

/**
 * How long browsers and caches may keep a file of the built site.
 *
 * - `/assets/…`: for ever, since the build puts a digest of the content into each name.
 * - pages, and the desk's worker: never without asking; the answer is mostly 304.
 * - everything else (icons, manifest, sitemap): an hour.
 * @param path of the file within the built site, with its ending
 */
export function cacheControlOf(path: string): string {
  if (path.startsWith('/assets/')) return `public, max-age=${YEAR_SECONDS}, immutable`;
  return path.endsWith('.html') || path === DESK_WORKER
    ? 'no-cache'
    : `public, max-age=${HOUR_SECONDS}`;
}
