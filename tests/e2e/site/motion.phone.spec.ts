import { brandPath } from '../../../contract/paths.ts';
import { ROUTES } from '../../../contract/routes.ts';
import { readHiddenText, readMovements } from '../../support/browser/motion.ts';
import { loadBrands } from '../../support/content/read-content.ts';
import { expect, test } from '../../support/product/product.ts';

const [brand] = await loadBrands();
const MOVING = [
  ROUTES.home,
  ROUTES.menu,
  ROUTES.about,
  ROUTES.franchise,
  ROUTES.singleBrand,
  ROUTES.multiBrand,
  ROUTES.cloudKitchen,
  ROUTES.education,
  ROUTES.clubs,
  brandPath(brand?.slug ?? ''),
];

test('a visitor who asked for less motion sees every page whole and at rest', async ({ page }) => {
  test.setTimeout(180_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of MOVING) {
    await page.goto(path);
    expect(await readHiddenText(page), path).toEqual([]);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
    expect(await readMovements(page), path).toEqual([]);
    expect(await readHiddenText(page), path).toEqual([]);
  }
});

test('a slip swings as it comes into view and hangs still once it is in it', async ({ page }) => {
  await page.goto(ROUTES.multiBrand);
  const slip = page.getByRole('main').getByRole('article').first();
  const scrollSlipTo = (share: number) =>
    slip.evaluate((element, part) => {
      const { top } = element.getBoundingClientRect();
      window.scrollBy({ top: top - innerHeight * part, behavior: 'instant' });
    }, share);
  const progress = () =>
    slip.evaluate((element) => element.getAnimations()[0]?.effect?.getComputedTiming().progress);
  await scrollSlipTo(0.6);
  await expect.poll(progress).toBeGreaterThan(0);
  await scrollSlipTo(0.05);
  await expect.poll(progress).toBe(null);
});
