import { isDeskPage } from '../../contract/desk/desk-paths.ts';
import { PRERENDER_RULES } from '../../contract/prerender-rules.ts';
import { ROUTES } from '../../contract/routes.ts';
import { type InlineHashes, sourceOf } from './inline-hashes.ts';

export interface PolicyOptions {
  siteUrl: string;
  supabaseUrl?: string;
}

/** Where a map comes from, once a visitor has asked for it. */
const MAPS = ['https://www.google.com', 'https://maps.google.com'];
/** Beside maps, the frame in which the desk fetches a file. */
const FRAMES = `frame-src 'self' ${MAPS.join(' ')}`;

const connections = ({ supabaseUrl = '' }: PolicyOptions): string =>
  `connect-src 'self' ${supabaseUrl}`.trimEnd();

/** Our own scripts, and the rules that one of them adds. */
const SCRIPTS = `script-src 'self' ${sourceOf(PRERENDER_RULES)}`;

/** Each is opened in one module: admin/worker/worker-url.ts, admin/features/content/article-form.tsx. */
const DESK_TYPES = 'yctfc-worker yctfc-markdown';

/** At the desk and where people sign in, no text becomes markup or the address of a script. */
function trustedTypes(path: string): string[] {
  if (!isDeskPage(path)) return [];
  const types = path === ROUTES.admin ? DESK_TYPES : "'none'";
  return ["require-trusted-types-for 'script'", `trusted-types ${types}`];
}

/** Directives without hashes, the same for every document of the site. */
function commonDirectives({ siteUrl, supabaseUrl }: PolicyOptions): string[] {
  const backend = supabaseUrl ? ` ${supabaseUrl}` : '';
  return [
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'none'",
    `form-action 'self'${backend}`,
    "frame-ancestors 'none'",
    ...(siteUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ];
}

/** It travels in the page's first flight, so it says only what differs from `default-src`. */
export function pagePolicy(
  html: string,
  { scripts, styles }: InlineHashes,
  options: PolicyOptions,
  address: string,
): string {
  return [
    "default-src 'self'",
    [SCRIPTS, ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    ...(options.supabaseUrl ? [connections(options)] : []),
    ...(MAPS.some((origin) => html.includes(origin)) ? [FRAMES] : []),
    ...commonDirectives(options),
    ...trustedTypes(address),
  ].join('; ');
}

export function hostPolicy(options: PolicyOptions): string {
  return [FRAMES, connections(options), ...commonDirectives(options)].join('; ');
}

export const workerPolicy = (options: PolicyOptions): string =>
  `default-src 'none'; ${connections(options)}; frame-ancestors 'none'`;

export const POLICY_HEADER = 'content-security-policy';

/** Policy of answers that are not pages: data, files, errors and redirects never run or are framed. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";
