import { brandPath } from '../../../contract/paths.ts';
import { ROUTES } from '../../../contract/routes.ts';
import { loadBrands } from '../../support/content/read-content.ts';
import { expect, type Page, test } from '../../support/product/product.ts';

const brands = await loadBrands();

const { slug: SLUG = '', name: NAME = '' } = brands[1] ?? {};
const DISH = `dish-${SLUG}`;
const GROUND = `stall-${SLUG}`;

/** Names of the parts that the browser moves between two documents, as it began to. */
declare global {
  interface Window {
    movedParts?: Promise<string[]>;
  }
}

/** Remembers in every document what moved on arrival. */
async function watchArrivals(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) => {
      const read = () =>
        document
          .getAnimations()
          .map(({ effect }) => (effect as KeyframeEffect | null)?.pseudoElement ?? '');
      window.movedParts = viewTransition ? viewTransition.ready.then(read) : Promise.resolve([]);
    });
  });
}

const movedParts = (page: Page) => page.evaluate(() => window.movedParts);

test('the dish moves from its card to its page, and the ground opens with it', async ({ page }) => {
  await watchArrivals(page);
  const card = page.getByRole('main').getByRole('link', { name: NAME, exact: true });
  const parts = [DISH, GROUND].flatMap((name) => [
    `::view-transition-old(${name})`,
    `::view-transition-new(${name})`,
  ]);
  // A browser that is busy may skip the movement; one that never moves the dish fails.
  await expect(async () => {
    await page.goto(ROUTES.brands);
    await card.scrollIntoViewIfNeeded();
    await card.click();
    await expect(page).toHaveURL(brandPath(SLUG));
    await page.waitForFunction(() => window.movedParts !== undefined);
    expect(await movedParts(page)).toEqual(expect.arrayContaining(parts));
  }).toPass({ timeout: 40_000 });
});

test('nothing moves for a visitor who asked for less motion', async ({ page }) => {
  await watchArrivals(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(ROUTES.brands);
  await page.getByRole('main').getByRole('link', { name: NAME, exact: true }).click();
  await expect(page).toHaveURL(brandPath(SLUG));
  await expect.poll(() => movedParts(page)).toEqual([]);
});
