import { brandPath } from '../../../contract/paths.ts';
import { prospectusPath, ROUTES } from '../../../contract/routes.ts';
import { expect, test } from '../../support/product/product.ts';
import { CONTENT_BRANDS } from '../../support/site/content-brands.ts';
import { BRANDS } from '../../support/site/route-table/brand-routes.ts';

const PIZZERIA = 'smoky-bliss-pizzeria';
/** By which model a partner owns a brand, and its stated investment: a counter, or a kitchen of several brands. */
const ALONE = ['singleBrand', '₹8-15 Lakhs'] as const;
const BESIDE_OTHERS = ['cloudKitchen', '₹5-12 Lakhs'] as const;
/** Screens of phones in pixels of CSS. */
const PHONES = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
];

test('as many cards as brands lead to them', async ({ page }) => {
  await page.goto(ROUTES.brands);
  const links = page.getByRole('main').getByRole('article').getByRole('link');
  const found = await links.evaluateAll((anchors) =>
    anchors.map((anchor) => [anchor.getAttribute('href'), anchor.textContent]),
  );
  expect(found).toEqual(CONTENT_BRANDS.map(({ slug, name }) => [brandPath(slug), name]));
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
    const form = new URL(
      (await main.getByRole('link', { name: 'Ask with the form' }).getAttribute('href')) ?? '',
      page.url(),
    );
    expect(form.pathname).toBe(ROUTES.contact);
    expect(form.searchParams.get('brands')).toBe(slug);
    const [model, investment] = slug === PIZZERIA ? BESIDE_OTHERS : ALONE;
    expect(form.searchParams.get('models')).toBe(model);
    await expect(main.getByText(investment, { exact: true })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Its prospectus (PDF)' })).toHaveAttribute(
      'href',
      prospectusPath(slug),
    );
    const menu = main.locator(`a[href="${ROUTES.menu}#${slug}"]`);
    await expect(menu).toHaveCount(slug === PIZZERIA ? 0 : 1);
  });
}

for (const viewport of PHONES) {
  test(`name, dish, price and the first action fill a screen of ${viewport.width}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    for (const { slug, name, price } of BRANDS) {
      await page.goto(brandPath(slug));
      const main = page.getByRole('main');
      const action = slug === PIZZERIA ? 'Own this brand' : 'See the menu';
      for (const part of [
        main.getByRole('heading', { level: 1 }),
        main.getByText(price, { exact: true }),
        main.getByRole('link', { name: action }).first(),
      ]) {
        await expect(part, name).toBeInViewport({ ratio: 1 });
      }
      const dish = await main.locator('[data-dish]').boundingBox();
      expect(dish?.height, name).toBeGreaterThan(viewport.height / 4);
    }
  });
}

test('the gallery shows pictures whole, and captions beside them', async ({ page }) => {
  await page.goto(brandPath('the-brown-burger'));
  const region = page.getByRole('region', { name: /^Pictures from/ });
  for (const link of (await region.getByRole('link').all()).slice(1)) {
    const box = await link.boundingBox();
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(4 / 3, 1);
  }
  const covers = await region
    .locator('figcaption')
    .evaluateAll((captions) =>
      captions.filter(
        (caption) =>
          caption.getBoundingClientRect().top <
          (caption.previousElementSibling?.getBoundingClientRect().bottom ?? 0),
      ),
    );
  expect(covers).toEqual([]);
});

test('each brand leads to the next, and the last to the first', async ({ page }) => {
  const [first, ...others] = CONTENT_BRANDS;
  if (!first) throw new Error('there is no brand');
  await page.goto(brandPath(first.slug));
  for (const { name } of [...others, first]) {
    await page
      .getByRole('navigation', { name: 'More brands' })
      .getByRole('link', { name: /^Next brand/ })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  }
});
