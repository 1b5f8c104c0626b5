import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { ROUTES } from '../../../contract/routes.ts';
import { pictureFile } from '../../../site/pictures/picture-file.ts';
import { loadBrands, loadHome } from '../../support/content/read-content.ts';
import { expect, test } from '../../support/product/product.ts';

const words = await loadHome();
const brands = await loadBrands();

/** The part of the window that an element covers, in each direction, before any scrolling. */
async function readShare(element: Locator): Promise<{ width: number; height: number }> {
  return element.evaluate((node) => {
    const { left, right, top, bottom } = node.getBoundingClientRect();
    return {
      width: (Math.min(right, innerWidth) - Math.max(left, 0)) / innerWidth,
      height: (Math.min(bottom, innerHeight) - Math.max(top, 0)) / innerHeight,
    };
  });
}

const topOf = (element: Locator) =>
  element.evaluate((node) => node.getBoundingClientRect().top + scrollY);

test('one dish fills the opening, and the way to a franchise is in reach', {
  tag: '@check',
}, async ({ page, isMobile }) => {
  await page.goto(ROUTES.home);
  const opening = page.locator('main > section').first();
  const dish = opening.getByRole('img');
  // Another dish opens each week: each one in its own shape.
  for (const { picture } of words.hero.turns) {
    const { width, height } = await sharp(pictureFile(picture.src)).metadata();
    await dish.evaluate((node, ratio) => {
      node.style.aspectRatio = ratio;
    }, `${width} / ${height}`);
    const share = await readShare(dish);
    if (isMobile) expect(share.height, picture.alt).toBeGreaterThan(0.4);
    else expect(share.width, picture.alt).toBeGreaterThan(0.55);
  }
  await expect(opening.getByRole('link', { name: words.hero.action })).toBeInViewport();
  const { figure } = words.hero;
  if (figure)
    await expect(opening.getByRole('link', { name: figure })).toHaveAttribute(
      'href',
      ROUTES.ourNumbers,
    );
});

test('the kitchens follow at once, each by its sign', { tag: '@check' }, async ({ page }) => {
  await page.goto(ROUTES.home);
  const bands = page.locator('main > section');
  const kitchens = bands.nth(1).getByRole('heading', { level: 3 }).getByRole('link');
  await expect(kitchens).toHaveCount(brands.length);
  const names = await kitchens.evaluateAll((links) =>
    links.map((link) => [link.textContent, link.getAttribute('href')]),
  );
  for (const [name, path] of names) {
    expect(name).toBeTruthy();
    expect(path).toMatch(/^\/brands\/[a-z-]+$/);
  }
});

test('franchise figures stand within two screens and before the games', async ({ page }) => {
  await page.goto(ROUTES.home);
  const height = page.viewportSize()?.height ?? 0;
  expect(await topOf(page.getByText(/₹\d.*lakh/i).first())).toBeLessThan(2 * height);
  const outlets = page.getByRole('heading', { name: words.outlets.heading });
  const models = page.getByRole('heading', { name: words.models.heading });
  expect(await topOf(models)).toBeLessThan(await topOf(outlets));
});
