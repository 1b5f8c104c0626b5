import { brandPath, ROUTES } from '../../../contract/routes.ts';
import { expect, test } from '../../support/product/product.ts';

/** Cuisine and price range of each brand, as the specification's table has them. */
const BRANDS = [
  ['roll-nation', 'Roll Nation', 'Indian Fast Food', '₹80-₹180'],
  ['delhi-gali', 'Delhi Gali', 'North Indian Street Food', '₹60-₹150'],
  ['chini-talkeez', 'Chini Talkeez', 'Indo-Chinese', '₹120-₹250'],
  ['valley-vista-cafe', 'Valley Vista Cafe', 'Cafe & Continental', '₹150-₹350'],
  ['the-brown-burger', 'The Brown Burger', 'American Fast Food', '₹180-₹350'],
  ['mystic-wellness-cafe', 'Mystic Wellness Cafe', 'Healthy & Organic', '₹200-₹400'],
  ['yctfc-momos', 'YCTFC Momos', 'Himalayan & Tibetan', '₹80-₹200'],
  ['yctfc-idli-from-south', 'YCTFC Idli From South', 'South Indian', '₹50-₹150'],
  ['smoky-bliss-pizzeria', 'Smoky Bliss Pizzeria', 'Italian Pizza', '₹199-₹399'],
] as const;

const PIZZERIA = 'smoky-bliss-pizzeria';

test('nine cards lead to the nine brands', async ({ page }) => {
  await page.goto(ROUTES.brands);
  const links = page.getByRole('main').getByRole('article').getByRole('link');
  const found = await links.evaluateAll((anchors) =>
    anchors.map((anchor) => [anchor.getAttribute('href'), anchor.textContent]),
  );
  expect(found).toEqual(BRANDS.map(([slug, name]) => [brandPath(slug), name]));
});

for (const [slug, name, cuisine, priceRange] of BRANDS) {
  test(`${name}: facts, dishes, pictures and the offer`, async ({ page }) => {
    await page.goto(brandPath(slug));
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(main.getByRole('img', { name: `${name} logo` })).toBeVisible();
    await expect(main.getByRole('definition').nth(0)).toHaveText(cuisine);
    await expect(main.getByRole('definition').nth(1)).toHaveText(priceRange);
    await expect(main.getByRole('heading', { name: `About ${name}` })).toBeVisible();

    for (const heading of ['Specialties', 'Popular Items']) {
      const board = main.getByRole('heading', { name: heading, exact: true }).locator('..');
      await expect(board.getByRole('listitem')).toHaveCount(5);
    }

    const pictures = main.getByRole('region', { name: `Pictures from ${name}` }).getByRole('img');
    await expect(pictures).toHaveCount(slug === PIZZERIA ? 6 : 9);
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
        .toBeGreaterThan(0);
    }

    const offer = main.getByRole('link', { name: 'Send WhatsApp for Franchise' });
    await expect(offer).toHaveAttribute('target', '_blank');
    await expect(offer).toHaveAttribute('rel', /noopener/);
    await expect(offer).toHaveAttribute('href', /^https:\/\/wa\.me\/91\d{10}$/);
    const menu = main.locator(`a[href="${ROUTES.menu}#${slug}"]`);
    await expect(menu).toHaveCount(slug === PIZZERIA ? 0 : 1);
  });
}

test('each brand leads to the next, and the last to the first', async ({ page }) => {
  await page.goto(brandPath(BRANDS[0][0]));
  for (const [, name] of [...BRANDS.slice(1), BRANDS[0]]) {
    await page
      .getByRole('navigation', { name: 'More brands' })
      .getByRole('link', { name: /^Next brand/ })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  }
});
