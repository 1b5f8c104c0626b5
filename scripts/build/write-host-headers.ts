import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  hostPolicy,
  POLICY_HEADER,
  type PolicyOptions,
} from '../../server/policy/content-security-policy.ts';
import { readInlineHashes } from '../../server/policy/inline-hashes.ts';
import { siteRules } from '../../server/policy/site-rules.ts';
import { readSite } from '../../server/static/read-site.ts';
import { cacheControlOf } from '../../server/static/site.ts';

export async function writeHostHeaders(folder: string, options: PolicyOptions): Promise<void> {
  const rules = siteRules(options, await readInlineHashes(folder));
  const { files } = await readSite(folder, rules, (path) => path.endsWith('.html'));
  const pages = [...files].flatMap(([path, { identity }]): PathHeaders[] => {
    const policy = identity.headers[POLICY_HEADER];
    return policy ? [{ path, headers: { [POLICY_HEADER]: policy } }] : [];
  });
  const everywhere = { ...rules.baseHeaders, [POLICY_HEADER]: hostPolicy(options) };
  const text = hostHeaders([
    { path: '/*', headers: everywhere },
    { path: '/assets/*', headers: { 'cache-control': cacheControlOf('/assets/') } },
    ...pages,
  ]);
  await writeFile(join(folder, '_headers'), text);
}

interface PathHeaders {
  path: string;
  headers: Readonly<Record<string, string>>;
}

/** A `_headers` file as Netlify and Cloudflare Pages read it, most general rule first. */
export function hostHeaders(rules: readonly PathHeaders[]): string {
  const blocks = rules.map(({ path, headers }) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
  );
  return `${blocks.join('\n\n')}\n`;
}
