import { readColour } from '../../ui/theme/read-colour.ts';
import { THEME_COLOURS } from './head.ts';
import type { SiteFacts } from './site-facts.ts';

/** Web app manifest: name, colours and icons for a home screen. */
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
