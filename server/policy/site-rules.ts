import type { SiteRules } from '../static/read-site.ts';
import {
  DATA_POLICY,
  POLICY_HEADER,
  type PolicyOptions,
  pagePolicy,
  workerPolicy,
} from './content-security-policy.ts';
import { securityHeaders } from './security-headers.ts';

/** Builds the header rules of the built site, shared by the server and the static hosts' file. */
export function siteRules(options: PolicyOptions): SiteRules {
  return {
    baseHeaders: { ...securityHeaders(options.siteUrl), [POLICY_HEADER]: DATA_POLICY },
    pageHeaders: (html, path) => ({
      [POLICY_HEADER]: pagePolicy(html, options, path),
    }),
    workerHeaders: { [POLICY_HEADER]: workerPolicy(options) },
  };
}
