import { ROUTES } from '../../../contract/routes.ts';
import { expect, type Page, test } from '../../support/product/product.ts';

const SCREEN = { width: 390, height: 844 };
/** Opens home with every animation held at its start. @returns what releases them */
async function openAtRest(page: Page): Promise<() => Promise<unknown>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Animation.enable');
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 0 });
  await page.goto(ROUTES.home, { waitUntil: 'networkidle' });
  return () => devtools.send('Animation.setPlaybackRate', { playbackRate: 1 });
}

/** How many pictures of the stalls and outlets have loaded. */
const comePictures = (page: Page) =>
  page
    .locator('[data-late] img')
    .evaluateAll(
      (images) => images.filter((image) => (image as HTMLImageElement).naturalWidth > 0).length,
    );

test('the form of the contact page is on the first screen', async ({ page }) => {
  await page.setViewportSize(SCREEN);
  await page.goto(ROUTES.contact);
  const name = page.getByRole('textbox', { name: 'Full Name' });
  const box = await name.boundingBox();
  expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThan(0.75 * SCREEN.height);
});

test('figures are set in the second voice, the rupee sign with them, on one line', async ({
  page,
}) => {
  await page.setViewportSize(SCREEN);
  await page.goto(ROUTES.franchise, { waitUntil: 'networkidle' });
  const figures = page.getByRole('main').locator('dd').filter({ hasText: 'Lakhs' });
  const lines = await figures.evaluateAll((found) =>
    found.map((one) => {
      const text = document.createRange();
      text.selectNodeContents(one);
      return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size;
    }),
  );
  expect(lines.length).toBeGreaterThan(2);
  expect(new Set(lines)).toEqual(new Set([1]));

  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeId } = await devtools.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: 'main [class*="total"] dd',
  });
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
  expect(fonts).toEqual([expect.objectContaining({ isCustomFont: true })]);
  expect(fonts[0]?.familyName).toMatch(/^Anek/);
});

test('what lies below the opening loads after it, without being asked for', async ({ page }) => {
  const letGo = await openAtRest(page);
  await expect(page.getByRole('main').locator('img').first()).toHaveJSProperty('complete', true);
  expect(await comePictures(page)).toBe(0);
  await letGo();
  await expect.poll(() => comePictures(page)).toBeGreaterThan(0);
});

test('nothing waits for a visitor who asked for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openAtRest(page);
  expect(await comePictures(page)).toBeGreaterThan(0);
});

test('a wide screen waits for nothing, since no phone network is behind it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAtRest(page);
  expect(await comePictures(page)).toBeGreaterThan(0);
});

for (const path of [ROUTES.contact, ROUTES.payback, ROUTES.cities]) {
  test(`${path} asks for its programs once it is painted, and for no letters but ours`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.locator('[data-tool][data-is-alive]')).toBeAttached();
    const { painted, scripts, letters } = await page.evaluate(() => {
      const files = performance
        .getEntriesByType('resource')
        .map(({ name, startTime }) => ({ name, startTime }));
      return {
        painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
        scripts: files.filter(
          ({ name }) => /\.js$/.test(name) && !/\/(page\.astro|common)/.test(name),
        ),
        letters: files.filter(({ name }) => name.endsWith('.woff2')),
      };
    });
    expect(scripts.length).toBeGreaterThan(2);
    for (const { startTime } of scripts) expect(startTime).toBeGreaterThanOrEqual(painted);
    expect(letters).toHaveLength(3);
  });
}
