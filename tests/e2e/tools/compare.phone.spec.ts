import { ROUTES } from '../../../contract/routes.ts';
import { formatMetrics, METRIC_LABELS } from '../../../site/format/model-metrics.ts';
import { formatLakhs } from '../../../site/format/range.ts';
import { findings } from '../../support/browser/axe.ts';
import { readOverflow } from '../../support/browser/overflow.ts';
import { showOnPaper } from '../../support/browser/paper.ts';
import {
  loadBrands,
  loadFranchiseModels,
  loadMenus,
  loadPage,
} from '../../support/content/read-content.ts';
import { expect, type Page, test } from '../../support/product/product.ts';

const words = await loadPage('compare');
const { figureNote, budgets } = await loadPage('franchise');
const brands = await loadBrands();
const models = await loadFranchiseModels();
const withMenu = new Set((await loadMenus()).map(({ slug }) => slug));
const kitchen = models.find(({ route }) => route === 'cloudKitchen');

// What works here works for everybody; a script only remembers the ticks.
test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } });

const METRICS = Object.keys(METRIC_LABELS).length;
const table = (page: Page) => page.locator('main table').first();

/** Whether each cell of the table lies within the window, without scrolling sideways. */
const cellsInView = (page: Page) =>
  table(page)
    .locator('th:not(:first-child), td, tbody th > span')
    .evaluateAll((cells) =>
      cells.map((cell) => {
        const { left, right } = cell.getBoundingClientRect();
        return left >= 0 && right <= window.innerWidth + 1;
      }),
    );

for (const path of [ROUTES.compare, ROUTES.franchise]) {
  test(`${path}: every model's every figure is in view`, async ({ page }) => {
    await page.goto(path);
    for (const { name } of models)
      await expect(page.getByRole('columnheader', { name })).toBeVisible();
    const seen = await cellsInView(page);
    expect(seen.length).toBe(models.length + METRICS * models.length + METRICS);
    expect(seen).not.toContain(false);
    const row = page.getByRole('row', { name: METRIC_LABELS.roi });
    await expect(row.getByRole('cell')).toHaveText(
      models.map(({ figures }) => formatMetrics(figures).roi),
    );
    expect(await readOverflow(page)).toBe(0);
  });
}

test('the thing itself is on the first screen of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(ROUTES.compare);
  const box = await table(page).boundingBox();
  expect(box?.y).toBeLessThan(844 * 0.55);
});

test('the guide of the trade stands below the models, with the note on figures', async ({
  page,
}) => {
  await page.goto(ROUTES.compare);
  const bands = page.getByRole('main').getByRole('listitem');
  for (const { name, text, investment } of budgets.bands)
    await expect(bands.filter({ hasText: name }).filter({ hasText: text })).toContainText(
      formatLakhs(investment),
    );
  await expect(page.getByText(figureNote.note)).toBeVisible();
});

test('ticked brands stand alone side by side, and go into the enquiry', async ({ page }) => {
  await page.goto(ROUTES.compare);
  const card = (name: string) =>
    page.locator('form li').filter({ has: page.getByAltText(name, { exact: true }) });
  for (const { slug, name, cuisine, priceRange } of brands) {
    await expect(card(name)).toContainText(cuisine);
    await expect(card(name)).toContainText(priceRange);
    if (!withMenu.has(slug)) await expect(card(name)).toContainText(words.brands.noMenu);
  }
  const [first, second] = brands;
  if (!first || !second) throw new Error('There are no two brands to compare.');
  const only = page.getByLabel(words.brands.only);
  await only.check();
  await expect(page.locator('form li:visible')).toHaveCount(brands.length);
  await only.uncheck();
  for (const { name } of [first, second]) await page.getByRole('checkbox', { name }).check();
  await only.check();
  await expect(page.locator('form li:visible')).toHaveCount(2);
  const [left, right] = await Promise.all(
    [first, second].map(({ name }) => card(name).boundingBox()),
  );
  expect(left?.y).toBe(right?.y);
  await only.uncheck();
  await expect(page.locator('form li:visible')).toHaveCount(brands.length);
  await page.getByRole('checkbox', { name: kitchen?.name ?? '' }).check();
  await page.getByRole('button', { name: words.ask.action }).click();
  await expect(page).toHaveURL(
    `${ROUTES.contact}?brands=${first.slug}&brands=${second.slug}&from=compare&models=cloudKitchen`,
  );
});

test('paper has the table, the guide and every brand, and nothing to operate', async ({ page }) => {
  await page.goto(ROUTES.compare);
  await showOnPaper(page);
  await expect(table(page).getByRole('row')).toHaveCount(METRICS + 1);
  await expect(page.locator('form li:visible')).toHaveCount(brands.length);
  for (const role of ['button', 'checkbox'] as const)
    await expect(page.getByRole(role), role).toHaveCount(0);
});

test.describe('with JavaScript', () => {
  test.use({ javaScriptEnabled: true });

  test('what has a heart is ticked, also at the address of before; ticks are hearts', async ({
    page,
  }) => {
    const [first, second] = brands.map(({ name }) => name);
    const heart = page.getByRole('button', { name: `Keep ${first}` });
    await page.goto(ROUTES.brands);
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect(page).toHaveURL(ROUTES.brands);
    // Where the press has scrolled to, the header may lie on half a heart.
    await page.evaluate(() => scrollTo(0, 0));
    expect(await findings(page, 'brands')).toEqual([]);
    await page.goto(ROUTES.cloudKitchen);
    await page.getByRole('button', { name: `Keep ${kitchen?.name}` }).click();
    await page.getByRole('link', { name: 'Shortlist 2' }).click();

    await expect(page).toHaveURL(`${ROUTES.compare}#kept`);
    const tick = (name = '') => page.getByRole('checkbox', { name, exact: false });
    await expect(page.locator('form li:visible')).toHaveCount(1);
    await expect(tick(first)).toBeChecked();
    await expect(tick(kitchen?.name)).toBeChecked();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await findings(page, colorScheme)).toEqual([]);
    }
    await page.getByLabel(words.brands.only).uncheck();
    await tick(second).check();
    await tick(first).uncheck();
    await page.goto('/franchise/shortlist');
    await expect(tick(second)).toBeChecked();
    await expect(tick(first)).not.toBeChecked();
    await page.goto(ROUTES.brands);
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
  });
});

test('without JavaScript no heart is shown', async ({ page }) => {
  await page.goto(ROUTES.brands);
  await expect(page.getByRole('button', { name: /^Keep/ })).toHaveCount(0);
});
