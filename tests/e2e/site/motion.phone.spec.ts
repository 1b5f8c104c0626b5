import { brandPath } from '../../../contract/paths.ts';
import { ROUTES } from '../../../contract/routes.ts';
import { readHiddenText, readMovements, readSpokenText } from '../../support/browser/motion.ts';
import { loadBrands, loadFranchiseModels } from '../../support/content/read-content.ts';
import { expect, type Page, test } from '../../support/product/product.ts';

const [brand] = await loadBrands();
const hall = (await loadFranchiseModels()).find(({ route }) => route === 'multiBrand');
/** A claim that counts up while it comes into view: digits and what stands behind them. */
const counted = hall?.success?.claims.find(({ value }) => /^\d{3,}\D?$/.test(value));
const goal = Number.parseInt(counted?.value ?? '', 10);

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

const figure = (page: Page) =>
  page
    .getByRole('listitem')
    .filter({ hasText: counted?.label ?? '' })
    .locator('strong');

/** What is drawn over a figure while it counts: whether it is seen, and at which number it stands. */
const readOverlay = (page: Page) =>
  figure(page)
    .locator('[data-goal]')
    .evaluate((digits) => {
      const { visibility, content, whiteSpace } = getComputedStyle(digits, '::before');
      const count = getComputedStyle(digits, '::before').getPropertyValue('--count');
      return { visibility, content, whiteSpace, count, color: getComputedStyle(digits).color };
    });

/** Brings the figure wholly into view and stops its count, once it begins, before its end. */
async function stopHalfway(page: Page): Promise<void> {
  await figure(page).evaluate((strong) => {
    strong.addEventListener('animationstart', () => {
      for (const count of strong.getAnimations({ subtree: true })) {
        if (!(count.timeline instanceof DocumentTimeline)) continue;
        count.pause();
        count.currentTime = 500;
      }
    });
  });
  await figure(page).scrollIntoViewIfNeeded();
  const readStopped = () =>
    figure(page).evaluate(
      (strong) =>
        strong.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'paused')
          .length,
    );
  await expect.poll(readStopped).toBe(2);
}

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

const NO_COUNT = 'No claim of the food court is a number that counts up.';

test('assistive technology reads the final figure while it counts', async ({ page }) => {
  test.skip(!counted, NO_COUNT);
  await page.goto(ROUTES.multiBrand);
  await stopHalfway(page);
  const { visibility, whiteSpace, count } = await readOverlay(page);
  expect(visibility).toBe('visible');
  expect(whiteSpace, 'wider digits would break within the number').toBe('nowrap');
  expect(count, 'with fewer digits a hole would stand before the sign').toHaveLength(
    String(goal).length,
  );
  expect(Number(count)).toBeLessThan(goal);
  await expect(figure(page)).toHaveText(counted?.value ?? '');
  const item = `main li:has([data-goal="${goal}"])`;
  expect(await readSpokenText(page, item)).toEqual(
    [String(goal), counted?.value.replace(/\d/g, ''), counted?.label].filter(Boolean),
  );
});

test('a figure that came into view ends at its value', async ({ page }) => {
  test.skip(!counted, NO_COUNT);
  await page.goto(ROUTES.multiBrand);
  const box = await figure(page).boundingBox();
  await stopHalfway(page);
  await figure(page).evaluate((strong) => {
    for (const count of strong.getAnimations({ subtree: true }))
      if (count.timeline instanceof DocumentTimeline) count.finish();
  });
  expect(await readOverlay(page)).toMatchObject({ visibility: 'hidden' });
  expect((await readOverlay(page)).color).not.toContain(', 0)');
  await expect(figure(page)).toHaveText(counted?.value ?? '');
  const { width, height } = (await figure(page).boundingBox()) ?? {};
  expect({ width, height }).toEqual({ width: box?.width, height: box?.height });
});
