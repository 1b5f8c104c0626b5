import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Env } from '../env.ts';
import { pagePolicy } from '../policy/content-security-policy.ts';
import { type InlineHashes, inlineHashes } from '../policy/inline-hashes.ts';
import { siteRules } from '../policy/site-rules.ts';
import { readSite } from './read-site.ts';
import type { Headers, StaticSite } from './site.ts';

/** The site in memory, and the policy of pages that the server fills in. */
export interface ServedSite {
  site: StaticSite;
  templatePolicy: string;
}

/**
 * Reads the built site.
 * @param folder the build's output; undefined when something else serves the pages
 * @throws StartupError when the folder holds no built site
 */
export async function openSite(
  folder: string | undefined,
  env: Pick<Env, 'siteUrl' | 'supabaseUrl'>,
): Promise<ServedSite> {
  const rules = siteRules(env);
  const hashes = await templateHashes(folder);
  return {
    site: folder ? await readSite(folder, rules) : emptySite(rules.baseHeaders),
    templatePolicy: pagePolicy(hashes, env),
  };
}

/**
 * Inline code of the pages that the server fills in itself: their values are escaped text, so the
 * hashes of the templates hold for what is sent.
 * @param folder the build's output; without one there is no inline code
 */
async function templateHashes(folder: string | undefined): Promise<InlineHashes> {
  if (folder === undefined) return inlineHashes('');
  const templates = join(folder, 'templates');
  const names = await readdir(templates).catch((): string[] => []);
  const pages = await Promise.all(
    names
      .filter((name) => name.endsWith('.html'))
      .map((name) => readFile(join(templates, name), 'utf8')),
  );
  return inlineHashes(pages.join('\n'));
}

/** A site without pages, for a server that is only the backend. */
function emptySite(baseHeaders: Headers): StaticSite {
  const body = Buffer.from('Page not found\n');
  const headers = {
    ...baseHeaders,
    'content-type': 'text/plain; charset=utf-8',
    'content-length': String(body.length),
  };
  return {
    files: new Map(),
    notFound: {
      kind: 'held',
      identity: { encoding: 'identity', body, etag: '"none"', headers },
      compressed: [],
      hasRanges: false,
    },
    baseHeaders,
  };
}
