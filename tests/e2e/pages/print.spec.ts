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

type Check = (page: Page) => Promise<void>;

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

/** What is printed after a link. */
const readAddress = (link: ReturnType<Page['locator']>) =>
  link.evaluate((anchor) => getComputedStyle(anchor, '::after').content);

/** Every dish, with the marks in their colours. */
const checkMenus: Check = async (page) => {
  const dishes = page.locator('main details li');
  expect(await dishes.count()).toBe(served.length);
  const isSeen = await dishes.evaluateAll((rows) => rows.map((row) => row.checkVisibility()));
  expect(isSeen).not.toContain(false);
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
};

/** Its figures with the company's note. */
const checkModel =
  ({ figures }: (typeof models)[number]): Check =>
  async (page) => {
    const main = page.getByRole('main');
    const { investment, roi, payback } = formatMetrics(figures);
    for (const text of [investment, roi, payback, figureNote.note])
      await expect(main.getByText(text).first()).toBeVisible();
    await expect(main.locator(`a:visible[href="${ROUTES.contact}"]`)).toHaveCount(0);
  };

/** All answers, the whole table, no addresses behind links, and the company at the foot. */
const checkOverview: Check = async (page) => {
  for (const answer of await page.locator('main details > p').all())
    await expect(answer).toBeVisible();
  const table = page.getByRole('table');
  await expect(table.getByRole('row')).toHaveCount(9);
  expect(await table.evaluate((node) => getComputedStyle(node).breakInside)).toBe('avoid');
  const links = await page.locator('a:visible').all();
  expect(links.length).toBeGreaterThan(2);
  for (const link of links) expect(await readAddress(link)).not.toContain('/');
  const { city, region } = offices.experienceCentre;
  const foot = page.getByRole('contentinfo');
  await expect(foot.getByRole('heading', { name: tradeName })).toBeVisible();
  await expect(foot.getByRole('link')).toHaveText([/^\+91 /, /@/]);
  await expect(foot.getByText(`${city}, ${region}`)).toBeVisible();
  await expect(foot.getByRole('listitem').last()).toHaveText(/^[\w.-]+(:\d+)?$/);
  await expect(foot.getByText('All rights reserved')).toBeHidden();
};

/** Links in its running text are followed by their address. */
const checkArticle: Check = async (page) => {
  const link = page.getByRole('main').getByRole('link', { name: linked }).first();
  expect(await readAddress(link)).toContain(`${ROUTES.franchise}/`);
};

const PAGES: readonly (readonly [path: string, ...checks: Check[]])[] = [
  [ROUTES.menu, checkMenus],
  [brandPath(brand?.slug ?? '')],
  [ROUTES.franchise, checkOverview],
  ...models.map((model) => [model.path, checkModel(model)] as const),
  ...(linking ? [[articlePath(linking.id), checkArticle] as const] : []),
];

for (const [path, ...checks] of PAGES) {
  test(`${path} is black on white with all that it says, without controls`, async ({ page }) => {
    await page.goto(path);
    // As somebody who prefers the dark theme.
    await showOnPaper(page, 'dark');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const role of ['button', 'navigation', 'complementary', 'radio'] as const)
      await expect(page.getByRole(role), role).toHaveCount(0);
    await expect(page.getByText('Skip to content')).toBeHidden();
    await expect(page.locator('a:visible[href*="wa.me"]')).toHaveCount(0);
    const paint = await page.getByRole('heading').evaluateAll(readPaint);
    expect(paint.length).toBeGreaterThan(2);
    for (const { text, colour, grounds } of paint) {
      expect(colour, text).toBe('rgb(0, 0, 0)');
      expect(grounds, text).toEqual([]);
    }
    for (const check of checks) await check(page);
  });
}
