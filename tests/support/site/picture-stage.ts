import { brandPath } from '../../../contract/paths.ts';
import { expect, type Page } from '../product/product.ts';

/** The brand whose gallery the tests open. */
export const BRAND = { path: brandPath('yctfc-momos'), label: 'Pictures from YCTFC Momos' };

/** Links of the small pictures. */
export const thumbs = (page: Page) =>
  page.getByRole('region', { name: BRAND.label }).getByRole('link');
/** The dialog in which they stand large. */
export const stage = (page: Page) => page.getByRole('dialog', { name: BRAND.label });

/** Opens the gallery at a picture, counted from 0. */
export async function openAt(page: Page, place: number): Promise<void> {
  await page.goto(BRAND.path);
  await thumbs(page).nth(place).click();
  await expect(stage(page)).toBeVisible();
}

/** Expects the large picture of this place in the window, with its position in words. */
export async function expectShown(page: Page, place: number): Promise<void> {
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
