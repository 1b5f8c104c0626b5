import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { satteri } from '@astrojs/markdown-satteri';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { Features } from 'lightningcss';
import { versionsOf } from './site/build-cache/build-cache.ts';
import { CODE_AS_WORDS, PLAIN_MARKDOWN } from './site/prose/finish-prose.ts';
import { BROWSER_TARGET } from './ui/browser-target.ts';
import { brandFonts } from './ui/fonts/astro-fonts.ts';
import { olderBrowsers } from './ui/theme/older-browsers.ts';

process.env.ASTRO_TELEMETRY_DISABLED = '1';

/** Paths that the backend answers; `astro dev` proxies them to DEV_BACKEND_URL. */
const BACKEND_PATHS = ['/auth/v1', '/rest/v1', '/functions/v1', '/desk', '/healthz'];

const backend = process.env.DEV_BACKEND_URL;

/**
 * Lowest AVIF effort: four times as fast as the encoder's default, files 5 % larger, SSIM still 0.98.
 * Few browsers fetch the WebP, so it gets little effort too.
 */
const ENCODER = { avif: { effort: 1 }, webp: { effort: 2 } };
/** Astro keeps pictures by their names alone, so other settings need another folder. */
const PICTURES = createHash('sha256')
  .update(JSON.stringify([ENCODER, versionsOf('astro', 'sharp')]))
  .digest('base64url')
  .slice(0, 8);

/** A page's program is named after the page: `page` of all pages, `search`, `contact`. */
const nameProgram = ({ name }: { name: string }): string =>
  `assets/${name.split('.astro')[0]}.[hash].js`;

/** What Astro overwrites as a plain setting. */
const firmSettings = {
  name: 'yctfc-firm-settings',
  configEnvironment: (name: string) => ({
    // Tests and what they share need packages that a start does not install.
    ...(name === 'client' && { optimizeDeps: { entries: ['!**/*.test.tsx', '!**/testing/**'] } }),
    build: {
      // Lists of each late part's scripts would outweigh what they save: the worker keeps all parts on the device.
      ...(name === 'client' && { modulePreload: { resolveDependencies: () => [] } }),
      rolldownOptions: {
        // It warns of slow plugins whenever the machine is busy, which says nothing about the site.
        checks: { bundlerTimings: false },
        ...(name === 'client' && { output: { entryFileNames: nameProgram } }),
      },
    },
  }),
};

/** A class says whose it is, in fewer bytes than a digest: no two sheets have one name. */
const nameClass = (name: string, file: string): string =>
  `${basename(file, '.module.css')}_${name}`;

export default defineConfig({
  site: process.env.SITE_URL ?? 'http://localhost:3000',
  srcDir: './site',
  cacheDir: `./.cache/astro/${PICTURES}`,
  trailingSlash: 'never',
  // Share pictures are drawn off the main thread: several pages at a time keep every core busy.
  build: { format: 'file', inlineStylesheets: 'always', assets: 'assets', concurrency: 4 },
  image: {
    service: { entrypoint: './site/build-cache/cached-encoder.ts', config: ENCODER },
  },
  markdown: { processor: satteri(PLAIN_MARKDOWN), ...CODE_AS_WORDS },
  fonts: brandFonts,
  integrations: [react()],
  devToolbar: { enabled: false },
  vite: {
    // Packages belong to whoever installed them; a build may run as somebody else.
    cacheDir: './.cache/vite',
    plugins: [firmSettings],
    css: {
      postcss: { plugins: [olderBrowsers] },
      modules: { generateScopedName: nameClass },
      // It would fix each colour on `:root`, and dark grounds inside a light page would come out light.
      lightningcss: { exclude: Features.LightDark },
    },
    resolve: {
      alias: {
        '@supabase/realtime-js': fileURLToPath(
          new URL('./admin/shared/backend/absent-clients.ts', import.meta.url),
        ),
        '@supabase/storage-js': fileURLToPath(
          new URL('./admin/shared/backend/absent-clients.ts', import.meta.url),
        ),
        // Its build for browsers decodes by `innerHTML`, which the desk's policy refuses.
        'decode-named-character-reference': fileURLToPath(
          new URL('./node_modules/decode-named-character-reference/index.js', import.meta.url),
        ),
      },
    },
    // Run as a classic script: a module's shortened names would mix up in its sloppy mode.
    worker: { format: 'iife' },
    server: {
      proxy: backend ? Object.fromEntries(BACKEND_PATHS.map((path) => [path, backend])) : {},
    },
    build: {
      target: BROWSER_TARGET,
      rolldownOptions: {
        output: {
          // One chunk for React and one for the lead desk's queries: fewer requests, fewer bytes.
          codeSplitting: {
            groups: [
              { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
              { name: 'query', test: /node_modules[\\/]@tanstack[\\/](react-)?query/ },
              // What the program of public pages shares with islands and the desk: one request instead of ten.
              {
                name: 'common',
                test: /contract[\\/](limits|paths|routes|subjects|submission-fields|desk[\\/](desk-paths|indian-clock))\.ts$|outbox[\\/]outbox\.ts|fold-words|class-names|preload-helper/,
              },
            ],
          },
        },
      },
    },
  },
});
