import { brandPath } from '../../../contract/paths.ts';
import { articlePath, ROUTES } from '../../../contract/routes.ts';
import { formatMetrics } from '../../../site/format/model-metrics.ts';
import { showOnPaper } from '../../support/browser/paper.ts';
import {
  loadArticles,
  loadBrands,
  loadCompany,
  loadFranchiseModels,
  loadMenus,
  loadPage,
} from '../../support/content/read-content.ts';
import { expect, type Page, test } from '../../support/product/product.ts';

const [brand] = await loadBrands();
const models = await loadFranchiseModels();
const served = (await loadMenus()).flatMap(({ categories }) =>
  categories.flatMap((category) => category.dishes),
);
const menuWords = await loadPage('menu');
const { figureNote } = await loadPage('franchise');
const { tradeName, offices } = await loadCompany();
/** One that links to a page of this site in its running text. */
const linking = (await loadArticles()).find(({ body }) => /\]\(\/franchise\//.test(body ?? ''));
const [, linked = ''] = /\[([^\]]+)\]\(\/franchise\//.exec(linking?.body ?? '') ?? [];
const ARTICLE = articlePath(linking?.id ?? '');

const PAGES = [
  ROUTES.menu,
  brandPath(brand?.slug ?? ''),
  ROUTES.franchise,
  ...models.map(({ path }) => path),
  ...(linking ? [ARTICLE] : []),
];

/** Opens a page as a printer of somebody who prefers the dark theme sees it. */
async function openOnPaper(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await showOnPaper(page, 'dark');
}

for (const path of PAGES) {
  test(`${path} is black on white, without controls`, async ({ page }) => {
    await openOnPaper(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const role of ['button', 'navigation', 'complementary', 'radio'] as const) {
      await expect(page.getByRole(role), role).toHaveCount(0);
    }
    await expect(page.getByText('Skip to content')).toBeHidden();
    await expect(page.locator('a:visible[href*="wa.me"]')).toHaveCount(0);
    const paint = await page.getByRole('heading').evaluateAll(readPaint);
    expect(paint.length).toBeGreaterThan(2);
    for (const { text, colour, grounds } of paint) {
      expect(colour, text).toBe('rgb(0, 0, 0)');
      expect(grounds, text).toEqual([]);
    }
  });
}

/** Colour of each heading and every ground behind it. */
const readPaint = (headings: Element[]) =>
  headings.map((heading) => {
    const grounds: string[] = [];
    for (let part: Element | null = heading; part; part = part.parentElement) {
      const { backgroundColor, backgroundImage } = getComputedStyle(part);
      if (backgroundColor !== 'rgba(0, 0, 0, 0)') grounds.push(backgroundColor);
      if (backgroundImage !== 'none') grounds.push(backgroundImage);
    }
    return { text: heading.textContent, colour: getComputedStyle(heading).color, grounds };
  });

test('the menus print every dish, with the marks in their colours', async ({ page }) => {
  await page.goto(ROUTES.menu);
  const dishes = page.locator('main details li');
  const countVisible = () =>
    dishes.evaluateAll((rows) => rows.filter((row) => row.checkVisibility()).length);
  expect(await countVisible()).toBe(0);
  await showOnPaper(page);
  const count = await dishes.count();
  expect(count).toBe(served.length);
  expect(await countVisible()).toBe(count);
  await expect(page.getByRole('link', { name: menuWords.card.download })).toHaveCount(0);
  const marks = await dishes.locator('i').evaluateAll((all) =>
    all.map((mark) => {
      const { color, printColorAdjust } = getComputedStyle(mark);
      return `${mark.textContent} ${color} ${printColorAdjust}`;
    }),
  );
  const kinds = new Set(served.map(({ mark }) => mark));
  expect([...new Set(marks)].sort()).toEqual([
    ...(kinds.has('non-veg') ? ['Non-veg rgb(122, 59, 18) exact'] : []),
    ...(kinds.has('veg') ? ['Veg rgb(11, 122, 54) exact'] : []),
  ]);
});

for (const { path, figures } of models) {
  test(`${path} prints its figures with the company's note`, async ({ page }) => {
    await openOnPaper(page, path);
    const main = page.getByRole('main');
    const { investment, roi, payback } = formatMetrics(figures);
    for (const figure of [investment, roi, payback])
      await expect(main.getByText(figure).first()).toBeVisible();
    await expect(main.getByText(figureNote.note).first()).toBeVisible();
    await expect(main.locator(`a:visible[href="${ROUTES.contact}"]`)).toHaveCount(0);
  });
}

test('the overview prints all answers and its whole table', async ({ page }) => {
  await openOnPaper(page, ROUTES.franchise);
  for (const answer of await page.locator('main details > p').all()) {
    await expect(answer).toBeVisible();
  }
  const table = page.getByRole('table');
  await expect(table.getByRole('row')).toHaveCount(9);
  expect(await table.evaluate((node) => getComputedStyle(node).breakInside)).toBe('avoid');
});

test('only links in the running text of an article are followed by their address', async ({
  page,
}) => {
  test.skip(!linking, 'No article links to a page of the franchise.');
  await openOnPaper(page, ARTICLE);
  const link = page.getByRole('main').getByRole('link', { name: linked }).first();
  expect(await readAddress(link)).toContain(`${ROUTES.franchise}/`);
  await openOnPaper(page, ROUTES.franchise);
  const visible = await page.locator('a:visible').all();
  expect(visible.length).toBeGreaterThan(2);
  for (const each of visible) expect(await readAddress(each)).not.toContain('/');
});

/** What is printed after a link. */
const readAddress = (link: ReturnType<Page['locator']>) =>
  link.evaluate((anchor) => getComputedStyle(anchor, '::after').content);

test('the foot of a sheet names the company, its contacts and addresses, and no more', async ({
  page,
}) => {
  await openOnPaper(page, ROUTES.franchise);
  const { city, region } = offices.experienceCentre;
  const foot = page.getByRole('contentinfo');
  await expect(foot.getByRole('heading', { name: tradeName })).toBeVisible();
  await expect(foot.getByRole('link')).toHaveText([/^\+91 /, /@/]);
  await expect(foot.getByText(`${city}, ${region}`)).toBeVisible();
  await expect(foot.getByRole('listitem').last()).toHaveText(/^[\w.-]+(:\d+)?$/);
  await expect(foot.getByText('All rights reserved')).toBeHidden();
});
