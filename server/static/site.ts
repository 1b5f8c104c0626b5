import { getMimeType } from 'hono/utils/mime';
import { DESK_WORKER } from '../../contract/routes.ts';

export type Headers = Readonly<Record<string, string>>;

export interface Representation {
  encoding: Encoding;
  body: Buffer;
  /** Strong and different for each encoding, with its quotes. */
  etag: string;
  headers: Headers;
}

export interface SiteFile {
  identity: Representation;
  compressed: readonly Representation[];
}

export interface StaticSite {
  /** Decoded URL path, without `.html`, to its file. Nothing else can be reached. */
  files: ReadonlyMap<string, SiteFile>;
  notFound: SiteFile;
  baseHeaders: Headers;
  /** The contact page, with slots for what the server fills in. */
  template: string | undefined;
  templatePolicy: string;
}

export type Found = { file: SiteFile } | { redirect: string } | undefined;

/** Only keys of the index can result, so dots, NULs, double slashes and other hosts find nothing,
 * however encoded. */
export function findFile(site: StaticSite, path: string): Found {
  const decoded = decodePath(path);
  if (decoded === undefined) return undefined;
  const file = site.files.get(decoded);
  if (file) return { file };
  const plain = plainPath(decoded);
  return plain !== decoded && site.files.has(plain) ? { redirect: encodeURI(plain) } : undefined;
}

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

/** Unknown extensions are served as a download, never guessed from the content. */
export function contentTypeOf(file: string): { type: string; isCompressible: boolean } {
  const type = getMimeType(file) ?? 'application/octet-stream';
  return { type, isCompressible: /^text\/|json|xml|javascript|x-icon/.test(type) };
}

const YEAR_SECONDS = 31_536_000;
const HOUR_SECONDS = 3_600;

/** Assets for ever, by the digest in each name; pages and the desk's worker never unasked. */
export function cacheControlOf(path: string): string {
  if (path.startsWith('/assets/')) return `public, max-age=${YEAR_SECONDS}, immutable`;
  return path.endsWith('.html') || path === DESK_WORKER
    ? 'no-cache'
    : `public, max-age=${HOUR_SECONDS}`;
}

/** Content codings that the build writes beside a text file, with the extension of each. */
export const ENCODINGS = { br: '.br', gzip: '.gz' } as const;

export type Encoding = keyof typeof ENCODINGS | 'identity';

export interface SiteRules {
  baseHeaders: Headers;
  pageHeaders(html: string, path: string, address: string): Headers;
  workerHeaders?: Headers;
  templatePolicy?(template: string | undefined): string;
}
