import type { InlineHashes } from './inline-hashes.ts';

/** What the policy must know about where the product runs. */
export interface PolicyOptions {
  /** Public origin; an https one upgrades insecure requests. */
  siteUrl: string;
  /** Origin of a hosted backend that the pages were built against. */
  supabaseUrl?: string;
}

/** The map on the contact page, loaded only after a click. */
const MAP_FRAMES = 'https://www.google.com https://maps.google.com';

/** Directives that need no hashes: they hold for every document of the site. */
function commonDirectives({ siteUrl, supabaseUrl }: PolicyOptions): string[] {
  const backend = supabaseUrl ? ` ${supabaseUrl}` : '';
  return [
    "img-src 'self' data: blob:",
    `connect-src 'self'${backend}`,
    `frame-src ${MAP_FRAMES}`,
    "object-src 'none'",
    "base-uri 'none'",
    `form-action 'self'${backend}`,
    "frame-ancestors 'none'",
    ...(siteUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ];
}

/** Complete Content-Security-Policy of a page with this inline code. */
export function pagePolicy({ scripts, styles }: InlineHashes, options: PolicyOptions): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    ...commonDirectives(options),
  ].join('; ');
}

/**
 * Policy for static hosts, which can match paths but not content: it holds for every path, and the
 * page's own policy, sent beside it, narrows it. Browsers enforce both.
 */
export function hostPolicy(options: PolicyOptions): string {
  return commonDirectives(options).join('; ');
}

/** Policy of answers that are no documents: JSON must never run or be framed. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";
