import { join } from 'node:path';
import type { Env } from '../env.ts';
import { pagePolicy } from '../policy/content-security-policy.ts';
import { siteRules } from '../policy/site-rules.ts';
import { templateHashes } from '../policy/template-hashes.ts';
import { readSite } from './read-site.ts';
import type { Headers, StaticSite } from './site.ts';

/** The site in memory, and the policy of pages that are filled in for one visitor. */
export interface ServedSite {
  site: StaticSite;
  templatePolicy: string;
}

/**
 * Reads the built site.
 * @param folder the build's output; undefined where something else serves the pages
 * @throws StartupError when the folder holds no built site
 */
export async function openSite(
  folder: string | undefined,
  env: Pick<Env, 'siteUrl' | 'supabaseUrl'>,
): Promise<ServedSite> {
  const rules = siteRules(env);
  const hashes = await templateHashes(folder ? join(folder, 'templates') : undefined);
  return {
    site: folder ? await readSite(folder, rules) : emptySite(rules.baseHeaders),
    templatePolicy: pagePolicy(hashes, env),
  };
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
