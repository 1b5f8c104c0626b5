import type { SiteRules } from '../static/read-site.ts';
import { type PolicyOptions, pagePolicy } from './content-security-policy.ts';
import { inlineHashes } from './inline-hashes.ts';
import { securityHeaders } from './security-headers.ts';

/** Headers of the built site: the same for the server and for the static hosts' file. */
export function siteRules(options: PolicyOptions): SiteRules {
  return {
    baseHeaders: securityHeaders(options.siteUrl),
    pageHeaders: (html) => ({
      'content-security-policy': pagePolicy(inlineHashes(html), options),
    }),
  };
}
