import type { SiteRules } from '../static/read-site.ts';
import { type PolicyOptions, pagePolicy } from './content-security-policy.ts';
import { inlineHashes } from './inline-hashes.ts';
import { securityHeaders } from './security-headers.ts';

/** Builds the header rules of the built site, shared by the server and the static hosts' file. */
export function siteRules(options: PolicyOptions): SiteRules {
  return {
    baseHeaders: securityHeaders(options.siteUrl),
    pageHeaders: (html) => ({
      'content-security-policy': pagePolicy(inlineHashes(html), options),
    }),
  };
}
