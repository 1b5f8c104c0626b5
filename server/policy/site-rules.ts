import type { SiteRules } from '../static/site.ts';
import {
  DATA_POLICY,
  POLICY_HEADER,
  type PolicyOptions,
  pagePolicy,
  workerPolicy,
} from './content-security-policy.ts';
import type { HashesOf } from './inline-hashes.ts';

/** Not every sensor there is: the list travels in each page's first flight. */
const UNUSED_FEATURES = ['camera', 'geolocation', 'microphone', 'payment'];

/** A year in seconds, the minimum that browser vendors recommend. */
const HSTS_SECONDS = 31_536_000;

/** HSTS for this host and not for subdomains, which we know nothing about. */
export function securityHeaders(siteUrl: string): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    ...(siteUrl.startsWith('https:') && {
      'strict-transport-security': `max-age=${HSTS_SECONDS}`,
    }),
  };
}

/** Shared by the server and the static hosts' file. */
export function siteRules(options: PolicyOptions, hashesOf: HashesOf): SiteRules {
  return {
    baseHeaders: { ...securityHeaders(options.siteUrl), [POLICY_HEADER]: DATA_POLICY },
    pageHeaders: (html, path, address) => ({
      [POLICY_HEADER]: pagePolicy(html, hashesOf(path), options, address),
    }),
    workerHeaders: { [POLICY_HEADER]: workerPolicy(options) },
  };
}
