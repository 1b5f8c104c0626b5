import { ROUTES } from '../../contract/routes.ts';
import type { Env } from '../env.ts';
import { pagePolicy } from '../policy/content-security-policy.ts';
import {
  type HashesOf,
  type InlineHashes,
  NO_HASHES,
  readInlineHashes,
} from '../policy/inline-hashes.ts';
import { siteRules } from '../policy/site-rules.ts';
import { readSite } from './read-site.ts';
import type { Headers, StaticSite } from './site.ts';

/**
 * Reads the built site.
 * @param folder the build's output; undefined when something else serves the pages
 * @throws StartupError when the folder holds no built site
 */
export async function openSite(
  folder: string | undefined,
  env: Pick<Env, 'siteUrl' | 'supabaseUrl'>,
): Promise<StaticSite> {
  const hashesOf = folder ? await readInlineHashes(folder) : () => NO_HASHES;
  // Values that the server fills in are escaped text, so the hashes of the templates hold for what is sent.
  const templatePolicy = (templates: ReadonlyMap<string, string>) =>
    pagePolicy(
      [...templates.values()].join('\n'),
      joinHashes([...templates.keys()], hashesOf),
      env,
      ROUTES.contact,
    );
  const rules = { ...siteRules(env, hashesOf), templatePolicy };
  return folder ? readSite(folder, rules) : emptySite(rules.baseHeaders, templatePolicy(new Map()));
}

function joinHashes(paths: readonly string[], hashesOf: HashesOf): InlineHashes {
  const all = paths.map(hashesOf);
  return {
    scripts: [...new Set(all.flatMap(({ scripts }) => scripts))],
    styles: [...new Set(all.flatMap(({ styles }) => styles))],
  };
}

/** A site without pages, for a server that is only the backend. */
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
      kind: 'held',
      identity: { encoding: 'identity', body, etag: '"none"', headers },
      compressed: [],
      hasRanges: false,
    },
    baseHeaders,
    templates: new Map(),
    templatePolicy,
  };
}
