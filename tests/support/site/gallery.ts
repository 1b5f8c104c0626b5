import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import { test as base, expect } from '@playwright/test';
import { dev } from 'astro';
import { brandFonts } from '../../../ui/fonts/astro-fonts.ts';
import { GALLERY_PATH, gallery } from '../../../ui/gallery/integration.ts';

const locate = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/**
 * Serves the gallery of primitives alone, on a free port, without the site around it.
 *
 * @param cache name of the server's own cache, since two servers must not write one
 */
async function serveGallery(cache: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const server = await dev({
    root: locate('ui/gallery'),
    configFile: false,
    logLevel: 'error',
    cacheDir: locate(`.cache/gallery/${cache}/astro`),
    server: { port: 0 },
    integrations: [react(), gallery()],
    fonts: brandFonts,
    devToolbar: { enabled: false },
    vite: {
      cacheDir: locate(`.cache/gallery/${cache}/vite`),
      server: { fs: { allow: [locate('.')] } },
    },
  });
  return {
    url: `http://localhost:${server.address.port}${GALLERY_PATH}`,
    stop: () => server.stop(),
  };
}

/** Playwright's test with `page` on the gallery, ready to be operated. */
export const test = base.extend<object, { galleryUrl: string }>({
  galleryUrl: [
    async ({ playwright: _playwright }, use, worker) => {
      const server = await serveGallery(String(worker.parallelIndex));
      await use(server.url);
      await server.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  page: async ({ page, galleryUrl }, use) => {
    await page.goto(galleryUrl, { waitUntil: 'networkidle' });
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
    await use(page);
  },
});

export { expect };
