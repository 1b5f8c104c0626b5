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
    background_color: '#fff8ee',
    theme_color: '#4a0f1c',
    icons: [
      { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
      { src: '/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  };
}
