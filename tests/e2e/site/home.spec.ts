import type { Locator } from '@playwright/test';
import { ROUTES } from '../../../contract/routes.ts';
import { expect, test } from '../../support/product/product.ts';
import { CONTENT_BRANDS } from '../../support/site/content-brands.ts';

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

test('one dish fills the opening, and the way to a franchise is in reach', async ({
  page,
  isMobile,
}) => {
  await page.goto(ROUTES.home);
  const opening = page.locator('main > section').first();
  const dish = await readShare(opening.getByRole('img'));
  if (isMobile) expect(dish.height).toBeGreaterThan(0.4);
  else expect(dish.width).toBeGreaterThan(0.55);
  await expect(opening.getByRole('link', { name: 'Become a Franchise Partner' })).toBeInViewport();
  await expect(opening.getByRole('link', { name: /^Own one from ₹/ })).toHaveAttribute(
    'href',
    ROUTES.ourNumbers,
  );
});

test('the kitchens follow at once, each by its sign', async ({ page }) => {
  await page.goto(ROUTES.home);
  const bands = page.locator('main > section');
  const kitchens = bands.nth(1).getByRole('heading', { level: 3 }).getByRole('link');
  await expect(kitchens).toHaveCount(CONTENT_BRANDS.length);
  const names = await kitchens.evaluateAll((links) =>
    links.map((link) => [link.querySelector('img')?.alt, link.getAttribute('href')]),
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
  const games = page.getByRole('heading', { name: 'Indoor games' });
  const models = page.getByRole('heading', { name: 'Three ways to own one' });
  expect(await topOf(models)).toBeLessThan(await topOf(games));
});
