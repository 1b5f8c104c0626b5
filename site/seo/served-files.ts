import { readColour } from '../../ui/theme/read-colour.ts';
import { THEME_COLOURS } from './head.ts';
import type { SiteFacts } from './load-site-facts.ts';

export function buildManifest(site: SiteFacts) {
  return {
    name: site.name,
    short_name: site.name,
    description: site.description,
    lang: 'en-IN',
    start_url: '/',
    display: 'browser',
    background_color: readColour('page'),
    theme_color: THEME_COLOURS.light,
    icons: [
      { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
      { src: '/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  };
}

const DAY_MS = 86_400_000;
/** RFC 9116 §2.5.5: less than a year ahead; each build counts anew. */
const VALID_DAYS = 330;

/** `/.well-known/security.txt` (RFC 9116): where to report a weakness of the site. */
export function buildSecurityText(
  { url, email }: Pick<SiteFacts, 'url' | 'email'>,
  now: number,
): string {
  const expires = new Date((Math.floor(now / DAY_MS) + VALID_DAYS) * DAY_MS);
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en, hi',
    `Canonical: ${url}/.well-known/security.txt`,
    '',
  ].join('\n');
}
