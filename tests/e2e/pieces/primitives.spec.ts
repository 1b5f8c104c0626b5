import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import { test as base, expect, type Page } from '@playwright/test';
import { dev } from 'astro';
import { brandFonts } from '../../../ui/fonts/astro-fonts.ts';
import { GALLERY_PATH, gallery } from '../../../ui/gallery/integration.ts';
import { findings } from '../../support/browser/axe.ts';

const locate = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/** Serves the gallery alone, without the site around it; `cache` is its own, since two servers must not write one. */
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
const test = base.extend<object, { galleryUrl: string }>({
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

for (const colorScheme of ['light', 'dark'] as const) {
  test(`every primitive is free of axe findings, ${colorScheme}`, async ({ page }) => {
    // Colours on their way from one theme to the other are nobody's choice.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await findings(page, 'primitives')).toEqual([]);
  });
}

test('a dark ground changes the colours of the buttons on it', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  const colour = (ground: string) =>
    page
      .locator(`[data-ground="${ground}"]`)
      .getByRole('button', { name: 'medium primary' })
      .evaluate((button) => getComputedStyle(button).backgroundColor);
  expect(await colour('sand')).toBe('rgb(179, 38, 30)');
  expect(await colour('night')).toBe('rgb(242, 161, 43)');
});

test('the rupee is set in the house faces', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  await page.evaluate(() => document.fonts.ready);
  const { root } = await session.send('DOM.getDocument');
  for (const selector of ['h1 + h2', 'td[data-align="end"]']) {
    const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    await expect
      .poll(async () => {
        const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
        return fonts.every((font) => font.isCustomFont);
      })
      .toBe(true);
  }
});

test.describe('Dialog', () => {
  const openDialog = async (page: Page) => {
    await page.getByRole('button', { name: 'Open dialog' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete all 128 leads?' });
    await expect(dialog).toBeVisible();
    return dialog;
  };

  test('takes focus to its safe button and gives it back on Escape', async ({ page }) => {
    const dialog = await openDialog(page);
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Open dialog' })).toBeFocused();
  });
});

test.describe('Tooltip', () => {
  test('describes its control and shows on focus', async ({ page }) => {
    const control = page.getByRole('button', { name: 'Download CSV' });
    await expect(control).toHaveAccessibleDescription('Saves all leads as a CSV file');
    await expect(page.getByRole('tooltip')).toBeHidden();
    await page.getByRole('button', { name: 'Open dialog' }).focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tooltip')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('tooltip')).toBeHidden();
  });

  test('closes on Escape while it is only hovered, and opens again', async ({ page }) => {
    const control = page.getByRole('button', { name: 'Download CSV' });
    await control.hover();
    await expect(page.getByRole('tooltip')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('tooltip')).toBeHidden();
    await page.mouse.move(0, 0);
    await control.hover();
    await expect(page.getByRole('tooltip')).toBeVisible();
  });
});
