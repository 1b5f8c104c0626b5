import { brandPath } from '../../../contract/paths.ts';
import { ROUTES } from '../../../contract/routes.ts';
import { expect, test } from '../../support/product/product.ts';
import { BRANDS, type SpecifiedBrand } from '../../support/site/route-table/brand-routes.ts';

const PIZZERIA = 'smoky-bliss-pizzeria';

test('nine cards lead to the nine brands', async ({ page }) => {
  await page.goto(ROUTES.brands);
  const links = page.getByRole('main').getByRole('article').getByRole('link');
  const found = await links.evaluateAll((anchors) =>
    anchors.map((anchor) => [anchor.getAttribute('href'), anchor.textContent]),
  );
  expect(found).toEqual(BRANDS.map(({ slug, name }) => [brandPath(slug), name]));
});

for (const { slug, name, cuisine, price } of BRANDS) {
  test(`${name}: facts, dishes, pictures and the offer`, async ({ page }) => {
    await page.goto(brandPath(slug));
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(main.getByRole('img', { name: `${name} logo` })).toBeVisible();
    await expect(main.getByRole('definition').nth(0)).toHaveText(cuisine);
    await expect(main.getByRole('definition').nth(1)).toHaveText(price);
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
  const [first, ...others] = BRANDS as readonly [SpecifiedBrand, ...SpecifiedBrand[]];
  await page.goto(brandPath(first.slug));
  for (const { name } of [...others, first]) {
    await page
      .getByRole('navigation', { name: 'More brands' })
      .getByRole('link', { name: /^Next brand/ })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  }
});
