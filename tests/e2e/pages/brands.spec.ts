import { fillGaps } from '../../../contract/fill-gaps.ts';
import { brandPath } from '../../../contract/paths.ts';
import { prospectusPath, ROUTES } from '../../../contract/routes.ts';
import { formatMetrics } from '../../../site/format/model-metrics.ts';
import { begins } from '../../support/content/begins.ts';
import {
  loadBrands,
  loadFranchiseModels,
  loadMenus,
  loadPage,
} from '../../support/content/read-content.ts';
import { expect, type Page, test } from '../../support/product/product.ts';

const { brandPage: words } = await loadPage('brands');
const brands = await loadBrands();
const models = await loadFranchiseModels();
const withMenu = new Set((await loadMenus()).map(({ slug }) => slug));
/** By which model a partner owns a brand: a counter, or a kitchen of several brands. */
const modelOf = (slug: string) => (withMenu.has(slug) ? 'singleBrand' : 'cloudKitchen');
const investmentOf = (route: string) => {
  const figures = models.find((model) => model.route === route)?.figures;
  return figures ? formatMetrics(figures).investment : '';
};
/** Screens of phones in pixels of CSS. */
const PHONES = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
];

test('each card leads to its brand', { tag: '@check' }, async ({ page }) => {
  await page.goto(ROUTES.brands);
  const links = page.getByRole('main').getByRole('article').getByRole('link');
  const found = await links.evaluateAll((anchors) =>
    anchors.map((anchor) => [anchor.getAttribute('href'), anchor.textContent]),
  );
  expect(found).toEqual(brands.map(({ slug, name }) => [brandPath(slug), name]));
});

for (const [at, brand] of brands.entries()) {
  const { slug, name, cuisine, priceRange } = brand;
  const region = fillGaps(words.gallery, { name });
  const next = brands[(at + 1) % brands.length]?.slug ?? '';
  test(`${name}: facts, dishes, pictures, the offer and the way on`, async ({ page }) => {
    await page.goto(brandPath(slug));
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(main.getByRole('img', { name: `${name} logo` })).toBeVisible();
    await expect(main.getByRole('definition').nth(0)).toHaveText(cuisine);
    await expect(main.getByRole('definition').nth(1)).toHaveText(priceRange);
    await expectFullScreen(page, brand);
    await expect(
      main.getByRole('heading', { name: fillGaps(words.about, { name }) }),
    ).toBeVisible();

    for (const [heading, dishes] of [
      [words.specialties, brand.specialties],
      [words.popular, brand.popularItems],
    ] as const) {
      const board = main.getByRole('heading', { name: heading, exact: true }).locator('..');
      await expect(board.getByRole('listitem')).toHaveCount(dishes.length);
    }

    const pictures = main.getByRole('region', { name: region }).getByRole('img');
    await expect(pictures).toHaveCount(brand.gallery.length);
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
        .toBeGreaterThan(0);
    }

    const offer = main.getByRole('link', { name: words.action });
    await expect(offer).toHaveAttribute('target', '_blank');
    await expect(offer).toHaveAttribute('rel', /noopener/);
    await expect(offer).toHaveAttribute('href', /^https:\/\/wa\.me\/91\d{10}$/);
    const form = new URL(
      (await main.getByRole('link', { name: words.ask }).getAttribute('href')) ?? '',
      page.url(),
    );
    expect(form.pathname).toBe(ROUTES.contact);
    expect(form.searchParams.get('brands')).toBe(slug);
    expect(form.searchParams.get('models')).toBe(modelOf(slug));
    const investment = investmentOf(modelOf(slug));
    await expect(main.getByText(investment, { exact: true })).toBeVisible();
    await expect(main.getByRole('link', { name: words.prospectusLink })).toHaveAttribute(
      'href',
      prospectusPath(slug),
    );
    const menu = main.locator(`a[href="${ROUTES.menu}#${slug}"]`);
    await expect(menu).toHaveCount(withMenu.has(slug) ? 1 : 0);
    const neighbours = page.getByRole('navigation', { name: words.neighbours });
    const way = neighbours.getByRole('link', { name: begins(words.next) });
    await expect(way).toHaveAttribute('href', brandPath(next));
  });
}

/** Name, dish, price and the first action on the first screen of each phone. */
async function expectFullScreen(page: Page, { slug, priceRange }: (typeof brands)[number]) {
  const main = page.getByRole('main');
  const action = withMenu.has(slug) ? words.menuLink : words.own;
  const wide = page.viewportSize();
  for (const viewport of PHONES) {
    await page.setViewportSize(viewport);
    for (const part of [
      main.getByRole('heading', { level: 1 }),
      main.getByText(priceRange, { exact: true }),
      main.getByRole('link', { name: action }).first(),
    ])
      await expect(part).toBeInViewport({ ratio: 1 });
    const dish = await main.locator('[data-dish]').boundingBox();
    expect(dish?.height).toBeGreaterThan(viewport.height / 4);
  }
  if (wide) await page.setViewportSize(wide);
}

test('the gallery shows pictures whole, and captions beside them', async ({ page }) => {
  await page.goto(brandPath(brands[0]?.slug ?? ''));
  const region = page.getByRole('region', {
    name: fillGaps(words.gallery, { name: brands[0]?.name ?? '' }),
  });
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
