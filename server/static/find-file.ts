import type { SiteFile, StaticSite } from './site.ts';

export type Found = { file: SiteFile } | { redirect: string } | undefined;

/**
 * Finds the file of a request path. Only keys of the site's index can result, so dots, NULs,
 * backslashes, double slashes and other hosts find nothing, however they are encoded.
 * @param path of the URL, percent-encoded, without the query
 * @returns the file; the encoded path to redirect to when only its spelling differs (trailing
 *   slash, `.html`, `index`); undefined when there is none
 */
export function findFile(site: StaticSite, path: string): Found {
  const decoded = decodePath(path);
  if (decoded === undefined) return undefined;
  const file = site.files.get(decoded);
  if (file) return { file };
  const plain = plainPath(decoded);
  return plain !== decoded && site.files.has(plain) ? { redirect: encodeURI(plain) } : undefined;
}

/** @returns undefined for what is no UTF-8 */
export function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

function plainPath(path: string): string {
  const bare = path
    .replace(/(?<=.)\/+$/, '')
    .replace(/\.html$/, '')
    .replace(/(?<=\/)index$/, '');
  return bare.replace(/(?<=.)\/$/, '');
}
