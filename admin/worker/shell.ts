import { DESK_CONTENT_FILE } from '../../contract/desk/desk-content.ts';
import { HELP_FILE } from '../../contract/desk/help.ts';
import { ROUTES } from '../../contract/routes.ts';
import { timeout } from './answers.ts';

/** One cache for each build of the desk, by a digest of its page, which names everything else. */
const PREFIX = 'lead-desk-';
/** What else a build leaves for the desk, under names that stay. */
export const CONTENT_FILES: readonly string[] = [DESK_CONTENT_FILE, HELP_FILE];
/** After so long a page that is kept is better than one that may yet come. */
const TIMEOUT_MS = 6000;
/** Files of a build as pages name them, and as its scripts name each other. */
const NAMED_FILE =
  /["'`(=](\.{0,2}\/?(?:assets\/(?:[\w-]+\/)*)?[\w.-]+\.(?:js|css|woff2))["'`)\s>]/g;

/**
 * The page of the desk: the server's, so that nobody gets an old build where there is a new one; what the
 * device keeps when the network is away or too slow.
 */
export async function answerPage(
  request: Request,
  later: (work: Promise<unknown>) => void,
): Promise<Response> {
  const arriving = fetch(request);
  arriving.then(
    (response) => response.ok && later(keepBuild(response.clone())),
    () => undefined,
  );
  const inTime = await Promise.race([arriving.catch(() => undefined), timeout(TIMEOUT_MS)]);
  // A gateway that answers for a server which does not.
  if (inTime && inTime.status < 502) return inTime;
  return (await keptFile(ROUTES.admin)) ?? arriving;
}

/** A file whose name holds a digest of its content: the same for ever. */
export const answerAsset = async (request: Request): Promise<Response> =>
  (await keptFile(new URL(request.url).pathname)) ?? fetch(request);

/** A file of the content: the server's, else the one that is kept. */
export async function answerContent(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await keptFile(new URL(request.url).pathname);
    if (kept) return kept;
    throw error;
  }
}

/** Keeps the build whose page this is, whole: the page last, so that one without its parts never opens. */
export async function keepBuild(page: Response): Promise<void> {
  const html = await page.clone().text();
  const name = PREFIX + (await digest(html));
  const cache = await caches.open(name);
  if (await cache.match(ROUTES.admin)) return;
  await keepFiles(cache, html);
  for (const file of CONTENT_FILES) await cache.add(file);
  await cache.put(ROUTES.admin, page);
  const others = (await caches.keys()).filter((one) => one.startsWith(PREFIX) && one !== name);
  // An open tab may still load parts of the build before.
  for (const old of others.slice(0, -1)) await caches.delete(old);
}

async function keepFiles(cache: Cache, html: string): Promise<void> {
  const known = new Set<string>();
  let found = filesNamedIn(html, ROUTES.admin);
  while (found.length > 0) {
    for (const path of found) known.add(path);
    const texts = await Promise.all(found.map((path) => keepFile(cache, path)));
    found = [...new Set(texts.flat())].filter((path) => !known.has(path));
  }
}

/** @returns the files that it names */
async function keepFile(cache: Cache, path: string): Promise<string[]> {
  const response = await fetch(path);
  // A text that only looks like a name is no file, and no reason to keep nothing.
  if (!response.ok) return [];
  await cache.put(path, response.clone());
  return path.endsWith('.js') ? filesNamedIn(await response.text(), path) : [];
}

function filesNamedIn(text: string, path: string): string[] {
  return [...text.matchAll(NAMED_FILE)]
    .map(([, name = '']) => (name.startsWith('assets/') ? `/${name}` : name))
    .map((name) => new URL(name, new URL(path, location.origin)).pathname)
    .filter((name) => name.startsWith('/assets/'));
}

/** From the latest build that is kept whole. */
async function keptFile(path: string): Promise<Response | undefined> {
  for (const name of (await caches.keys()).reverse()) {
    const kept = name.startsWith(PREFIX) && (await (await caches.open(name)).match(path));
    if (kept) return kept;
  }
  return undefined;
}

async function digest(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(bytes).slice(0, 8)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
