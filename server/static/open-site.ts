import { join } from 'node:path';
import type { Env } from '../env.ts';
import { pagePolicy } from '../policy/content-security-policy.ts';
import { siteRules } from '../policy/site-rules.ts';
import { templateHashes } from '../policy/template-hashes.ts';
import { emptySite } from './empty-site.ts';
import { readSite } from './read-site.ts';
import type { StaticSite } from './site.ts';

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
