import { brandPath } from '../../../contract/paths.ts';
import { fillGaps } from '../../../site/format/fill-gaps.ts';
import { loadBrands, loadPage } from '../content/read-content.ts';
import { expect, type Page } from '../product/product.ts';

const { gallery } = (await loadPage('brands')).brandPage;
const long = (await loadBrands()).find((brand) => brand.gallery.length === 9);

/** The brand whose gallery of nine pictures the tests open. */
export const BRAND = {
  path: brandPath(long?.slug ?? ''),
  label: fillGaps(gallery, { name: long?.name ?? '' }),
};

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
