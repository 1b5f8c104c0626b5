import { ROUTES } from '../../../contract/routes.ts';
import { expect, type Page, test } from '../../support/product/product.ts';

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
