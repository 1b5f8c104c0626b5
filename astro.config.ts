import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { chartsSheet } from './admin/features/week/charts-sheet.ts';
import { inlinePrograms } from './site/browser/inline-programs.ts';
import { versionsOf } from './site/build-cache/build-cache.ts';
import { cssClassName } from './ui/css-class-name.ts';
import { CSS_TARGET } from './ui/css-target.ts';
import { brandFonts } from './ui/fonts/astro-fonts.ts';
import { gallery } from './ui/gallery/integration.ts';
import { lightIcons } from './ui/icon/light-icons.ts';
import { lateSheets } from './ui/late-sheets.ts';

process.env.ASTRO_TELEMETRY_DISABLED = '1';

/** Paths that the backend answers; `astro dev` proxies them to DEV_BACKEND_URL. */
const BACKEND_PATHS = ['/auth/v1', '/rest/v1', '/functions/v1', '/healthz'];

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

/**
 * Lists of the scripts that each late part needs would weigh more in the desk's first script than they save:
 * its worker keeps all parts on the device. Astro overwrites the plain setting.
 */
const noLists = {
  name: 'yctfc-no-lists-of-parts',
  configEnvironment: (name: string) =>
    name === 'client' ? { build: { modulePreload: { resolveDependencies: () => [] } } } : null,
};

export default defineConfig({
  site: process.env.SITE_URL ?? 'http://localhost:3000',
  srcDir: './site',
  cacheDir: `./.cache/astro/${PICTURES}`,
  trailingSlash: 'never',
  // Share pictures are drawn off the main thread, so rendering several pages at a time keeps every core
  // busy.
  build: { format: 'file', inlineStylesheets: 'always', assets: 'assets', concurrency: 4 },
  image: {
    service: { entrypoint: './site/build-cache/cached-encoder.ts', config: ENCODER },
  },
  fonts: brandFonts,
  integrations: [react(), gallery()],
  devToolbar: { enabled: false },
  vite: {
    plugins: [chartsSheet(), inlinePrograms(), lightIcons(), lateSheets(), noLists],
    css: { modules: { generateScopedName: cssClassName } },
    resolve: {
      alias: {
        '@supabase/realtime-js': fileURLToPath(
          new URL('./admin/shared/backend/absent-realtime.ts', import.meta.url),
        ),
        '@supabase/storage-js': fileURLToPath(
          new URL('./admin/shared/backend/absent-storage.ts', import.meta.url),
        ),
      },
    },
    server: {
      proxy: backend ? Object.fromEntries(BACKEND_PATHS.map((path) => [path, backend])) : {},
    },
    build: {
      cssTarget: CSS_TARGET,
      rolldownOptions: {
        output: {
          // One chunk for React and one for the lead desk's queries: fewer requests, fewer bytes.
          codeSplitting: {
            groups: [
              { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
              { name: 'query', test: /node_modules[\\/]@tanstack[\\/](react-)?query/ },
              // A file whose name begins with an underscore, as these modules' do, is not served.
              { name: 'sheets', test: /node_modules[\\/]hucre[\\/]dist[\\/]_/ },
              // With what public pages need too: as a dependency of the group below, it would bring the desk's client.
              {
                name: 'enquiry',
                test: /(contract[\\/](enquiry|tidy-text)|ui[\\/]class-names)\.ts$/,
              },
              // What the desk always loads and its views share.
              {
                name: 'desk-parts',
                test: /admin[\\/]shared[\\/](time|lead)[\\/](format-time|indian-day|contact-barriers|lead-count)\.ts$/,
              },
            ],
          },
        },
      },
    },
  },
});
