import { fillGaps } from '../../../contract/fill-gaps.ts';
import { brandPath } from '../../../contract/paths.ts';
import { findings } from '../../support/browser/axe.ts';
import { loadBrands, loadPage } from '../../support/content/read-content.ts';
import { expect, type Page, test } from '../../support/product/product.ts';

const { gallery } = (await loadPage('brands')).brandPage;
const long = (await loadBrands()).find((brand) => brand.gallery.length === 9);

/** The brand whose gallery of nine pictures the tests open. */
const BRAND = {
  path: brandPath(long?.slug ?? ''),
  label: fillGaps(gallery, { name: long?.name ?? '' }),
};

/** Links of the small pictures. */
const thumbs = (page: Page) => page.getByRole('region', { name: BRAND.label }).getByRole('link');
/** The dialog in which they stand large. */
const stage = (page: Page) => page.getByRole('dialog', { name: BRAND.label });

/** Opens the gallery at a picture, counted from 0. */
async function openAt(page: Page, place: number): Promise<void> {
  await page.goto(BRAND.path);
  await thumbs(page).nth(place).click();
  await expect(stage(page)).toBeVisible();
}

/** Expects the large picture of this place in the window, with its position in words. */
async function expectShown(page: Page, place: number): Promise<void> {
  await expect(stage(page).getByRole('status')).toContainText(`${place + 1} of 9`);
  const picture = stage(page).getByRole('img').nth(place);
  await expect(picture).toBeInViewport({ ratio: 0.99 });
  const small = thumbs(page).nth(place).getByRole('img');
  const alt = (await small.getAttribute('alt')) ?? '';
  await expect(picture).toHaveAttribute('alt', alt);
  await expect(stage(page).getByRole('status')).toContainText(alt);
  const large = await thumbs(page).nth(place).getAttribute('data-avif');
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain(large);
}

/** Drags the strip to the left by a finger. */
async function swipeLeft(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', x: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y: 400 }] });
  await touch('touchStart', 320);
  for (let x = 300; x > 40; x -= 20) await touch('touchMove', x);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('mouse: opens, steps both ways and around, closes beside the picture', async ({ page }) => {
  await openAt(page, 0);
  await expectShown(page, 0);
  await stage(page).getByRole('button', { name: 'Next picture' }).click();
  await expectShown(page, 1);
  await stage(page).getByRole('button', { name: 'Previous picture' }).click();
  await expectShown(page, 0);
  await stage(page).getByRole('button', { name: 'Previous picture' }).click();
  await expectShown(page, 8);
  await stage(page).getByRole('img').nth(8).click();
  await expect(stage(page)).toBeVisible();
  await page.mouse.click(8, 420);
  await expect(stage(page)).toBeHidden();
});

test('keyboard: focus moves in, keys lead, focus returns to what was last shown', async ({
  page,
}) => {
  await page.goto(BRAND.path);
  await thumbs(page).nth(2).focus();
  await page.keyboard.press('Enter');
  await expect(stage(page).getByRole('button', { name: 'Close' })).toBeFocused();
  await expectShown(page, 2);
  for (const [key, place] of [
    ['ArrowRight', 3],
    ['End', 8],
    ['ArrowRight', 0],
    ['ArrowLeft', 8],
    ['Home', 0],
    ['ArrowRight', 1],
  ] as const) {
    await page.keyboard.press(key);
    await expectShown(page, place);
  }
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expectShown(page, 3);
  await page.keyboard.press('Escape');
  await expect(stage(page)).toBeHidden();
  await expect(thumbs(page).nth(3)).toBeFocused();
});

test('large pictures are fetched once a visitor opens one', async ({ page }) => {
  await page.goto(BRAND.path);
  await expect(page.locator('dialog img')).toHaveCount(0);
  await thumbs(page).nth(4).click();
  await expectShown(page, 4);
});

test('the page behind stays where it is', async ({ page }) => {
  await openAt(page, 0);
  const before = await page.evaluate(() => window.scrollY);
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, 600);
  await stage(page).getByRole('button', { name: 'Next picture' }).click();
  await expectShown(page, 1);
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
});

for (const theme of ['light', 'dark'] as const) {
  test(`no accessibility finding in the open stage, ${theme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await openAt(page, 1);
    await expectShown(page, 1);
    expect(await findings(page, 'open gallery')).toEqual([]);
  });
}

test('text at 200 % keeps every control within reach', async ({ page }) => {
  await page.goto(BRAND.path);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await thumbs(page).first().click();
  for (const name of ['Close', 'Previous picture', 'Next picture']) {
    const button = stage(page).getByRole('button', { name });
    await button.scrollIntoViewIfNeeded();
    await expect(button).toBeInViewport({ ratio: 1 });
  }
});

test.describe('without JavaScript', () => {
  // A bare picture is no page that takes part in transitions, of which Chromium complains.
  test.use({ javaScriptEnabled: false, expectedErrors: [/ViewTransition opt-in/] });

  test('each picture leads to itself in large', async ({ page, request }) => {
    await page.goto(BRAND.path);
    await expect(thumbs(page)).toHaveCount(9);
    for (const link of await thumbs(page).all()) {
      const answer = await request.get((await link.getAttribute('href')) ?? '');
      expect(answer.headers()['content-type']).toBe('image/webp');
    }
    await thumbs(page).first().click();
    await expect(page).toHaveURL(/\.webp$/);
  });
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('touch: a swipe leads to the next picture', async ({ page }) => {
    await openAt(page, 0);
    await expectShown(page, 0);
    await swipeLeft(page);
    await expectShown(page, 1);
  });
});
