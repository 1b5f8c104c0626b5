import type { InlineHashes } from './inline-hashes.ts';

/** The deployment settings that the policy depends on. */
export interface PolicyOptions {
  /** Public origin; an https one upgrades insecure requests. */
  siteUrl: string;
  /** Origin of a hosted backend that the pages were built against. */
  supabaseUrl?: string;
}

/** The map on the contact page, loaded only after a click, and the frame in which the desk fetches a file. */
const FRAMES = "'self' https://www.google.com https://maps.google.com";

/** Directives without hashes, the same for every document of the site. */
function commonDirectives({ siteUrl, supabaseUrl }: PolicyOptions): string[] {
  const backend = supabaseUrl ? ` ${supabaseUrl}` : '';
  return [
    "img-src 'self' data: blob:",
    `connect-src 'self'${backend}`,
    `frame-src ${FRAMES}`,
    "object-src 'none'",
    "base-uri 'none'",
    `form-action 'self'${backend}`,
    "frame-ancestors 'none'",
    ...(siteUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ];
}

/** The Content-Security-Policy of a page with this inline code. */
export function pagePolicy({ scripts, styles }: InlineHashes, options: PolicyOptions): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    ...commonDirectives(options),
  ].join('; ');
}

/**
 * The general policy for static hosts: it applies to every path, and each page's own policy is sent
 * in addition. Browsers enforce both.
 */
export function hostPolicy(options: PolicyOptions): string {
  return commonDirectives(options).join('; ');
}

/** The policy of the desk's worker: it fetches what the desk asks for and loads nothing else. */
export const workerPolicy = ({ supabaseUrl }: PolicyOptions): string =>
  `default-src 'none'; connect-src 'self'${supabaseUrl ? ` ${supabaseUrl}` : ''}; frame-ancestors 'none'`;

export const POLICY_HEADER = 'content-security-policy';

/** Policy of answers that are not pages: data, files, errors and redirects never run or are framed. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";
