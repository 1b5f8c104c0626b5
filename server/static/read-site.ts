import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { CONTACT_TEMPLATE } from '../../contract/contact-template.ts';
import { DESK_WORKER, ROUTES } from '../../contract/routes.ts';
import type { Env } from '../env.ts';
import { POLICY_HEADER, pagePolicy } from '../policy/content-security-policy.ts';
import { NO_HASHES, readInlineHashes } from '../policy/inline-hashes.ts';
import { siteRules } from '../policy/site-rules.ts';
import { StartupError } from '../process/startup-error.ts';
import {
  cacheControlOf,
  contentTypeOf,
  ENCODINGS,
  type Encoding,
  type Headers,
  type Representation,
  type SiteFile,
  type SiteRules,
  type StaticSite,
} from './site.ts';

export async function openSite(
  folder: string | undefined,
  env: Pick<Env, 'siteUrl' | 'supabaseUrl'>,
): Promise<StaticSite> {
  const hashesOf = folder ? await readInlineHashes(folder) : () => NO_HASHES;
  // Values that the server fills in are escaped text, so the hashes of the template hold for what is sent.
  const templatePolicy = (template = '') =>
    pagePolicy(template, hashesOf(CONTACT_TEMPLATE), env, ROUTES.contact);
  const rules = { ...siteRules(env, hashesOf), templatePolicy };
  return folder ? readSite(folder, rules) : emptySite(rules.baseHeaders, templatePolicy());
}

function emptySite(baseHeaders: Headers, templatePolicy: string): StaticSite {
  const body = Buffer.from('Page not found\n');
  const headers = {
    ...baseHeaders,
    'content-type': 'text/plain; charset=utf-8',
    'content-length': String(body.length),
  };
  return {
    files: new Map(),
    notFound: {
      identity: { encoding: 'identity', body, etag: '"none"', headers },
      compressed: [],
    },
    baseHeaders,
    template: undefined,
    templatePolicy,
  };
}

const SIBLING = new RegExp(
  `\\.(${Object.values(ENCODINGS)
    .map((ending) => ending.slice(1))
    .join('|')})$`,
);
/** Not served: the template that the server fills in, and files for static hosts. */
const NOT_SERVED = /^\/templates\/|\/[._][^/]*$|\/\.(?!well-known\/)[^/]+\//;

export async function readSite(
  folder: string,
  rules: SiteRules,
  isWanted: (path: string) => boolean = () => true,
): Promise<StaticSite> {
  const files = new Map<string, SiteFile>();
  for (const location of await listFiles(folder).catch((): string[] => [])) {
    const path = `/${relative(folder, location).split(sep).join('/')}`;
    if (SIBLING.test(path) || NOT_SERVED.test(path) || !isWanted(path)) continue;
    files.set(urlPath(path), await readSiteFile(location, path, rules));
  }
  const notFound = files.get('/404');
  if (!notFound) throw new StartupError(`There is no built site in ${folder}; run: npm run build`);
  files.delete('/404');
  const template = await readFile(join(folder, CONTACT_TEMPLATE), 'utf8').catch(() => undefined);
  const templatePolicy = rules.templatePolicy?.(template) ?? '';
  return { files, notFound, baseHeaders: rules.baseHeaders, template, templatePolicy };
}

/** All files below a folder, in the order of their places. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

const urlPath = (path: string) => path.replace(/(\/index)?\.html$/, '') || '/';

async function readSiteFile(location: string, path: string, rules: SiteRules): Promise<SiteFile> {
  const body = await readFile(location);
  const { type, isCompressible } = contentTypeOf(path);
  const digest = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  const headers = {
    ...rules.baseHeaders,
    ...(path.endsWith('.html') && rules.pageHeaders(body.toString(), path.slice(1), urlPath(path))),
    ...(path === DESK_WORKER && rules.workerHeaders),
    ...(type.startsWith('image/') && { [POLICY_HEADER]: PICTURE_POLICY }),
    ...(path.endsWith('.pdf') && { [POLICY_HEADER]: PDF_POLICY }),
    'content-type': type,
    'cache-control': cacheControlOf(path),
    ...(isCompressible && { vary: 'Accept-Encoding' }),
  };
  const identity = represent('identity', body, digest, headers);
  const compressed = isCompressible
    ? await readSiblings(location, body.length, digest, headers)
    : [];
  return { identity, compressed };
}

/** A picture opened directly is a document: an SVG one of our origin, which may draw but not run
 * scripts; of any other the browser makes one with styles of its own. */
const PICTURE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'";

/** Browsers show a PDF with a viewer of their own, which loads fonts and pictures of the document. */
const PDF_POLICY = "script-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

async function readSiblings(location: string, size: number, digest: string, headers: Headers) {
  const found: Representation[] = [];
  for (const [encoding, ending] of Object.entries(ENCODINGS)) {
    const body = await readFile(location + ending).catch(() => undefined);
    if (body && body.length < size)
      found.push(represent(encoding as Encoding, body, digest, headers));
  }
  return found.sort((one, other) => one.body.length - other.body.length);
}

function represent(encoding: Encoding, body: Buffer, digest: string, headers: Headers) {
  const etag = encoding === 'identity' ? `"${digest}"` : `"${digest}-${encoding}"`;
  return {
    encoding,
    body,
    etag,
    headers: {
      ...headers,
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      etag,
      'content-length': String(body.length),
    },
  };
}
