import type { SiteRules } from '../static/read-site.ts';
import {
  DATA_POLICY,
  POLICY_HEADER,
  type PolicyOptions,
  pagePolicy,
  workerPolicy,
} from './content-security-policy.ts';
import type { HashesOf } from './inline-hashes.ts';
import { securityHeaders } from './security-headers.ts';

/**
 * Builds the header rules of the built site, shared by the server and the static hosts' file.
 * @param hashesOf the code of its pages
 */
export function siteRules(options: PolicyOptions, hashesOf: HashesOf): SiteRules {
  return {
    baseHeaders: { ...securityHeaders(options.siteUrl), [POLICY_HEADER]: DATA_POLICY },
    pageHeaders: (html, path, address) => ({
      [POLICY_HEADER]: pagePolicy(html, hashesOf(path), options, address),
    }),
    workerHeaders: { [POLICY_HEADER]: workerPolicy(options) },
  };
}
