import { ROUTES } from '../../../contract/routes.ts';
import { findings } from '../../support/browser/axe.ts';
import { readOverflow } from '../../support/browser/overflow.ts';
import { expect, type Page, test } from '../../support/product/product.ts';
import { CONTENT_BRANDS } from '../../support/site/content-brands.ts';
import { BRANDS } from '../../support/site/route-table/brand-routes.ts';
import { MODEL_NAMES } from '../../support/site/route-table/franchise-routes.ts';

// The page ships no script: what works here works for everybody.
test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } });

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
    for (const name of MODEL_NAMES)
      await expect(page.getByRole('columnheader', { name })).toBeVisible();
    const seen = await cellsInView(page);
    expect(seen.length).toBe(3 + 8 * 3 + 8);
    expect(seen).not.toContain(false);
    await expect(page.getByRole('row', { name: /Expected ROI/ }).getByRole('cell')).toHaveText([
      '25-35% annually',
      '30-40% annually',
      '35-45% annually',
    ]);
    expect(await readOverflow(page)).toBe(0);
  });
}

test('the thing itself is on the first screen of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(ROUTES.compare);
  const box = await table(page).boundingBox();
  expect(box?.y).toBeLessThan(844 * 0.55);
});

test('models, the guide and what lies between stand on one scale, with their notes', async ({
  page,
}) => {
  await page.goto(ROUTES.compare);
  const sums = page.locator('[data-kind]');
  await expect(sums).toHaveText([
    /Cloud Kitchen Model.*₹5-12 Lakhs/,
    /Single Brand Franchise.*₹8-15 Lakhs/,
    /Between our models.*₹15-25 Lakhs/,
    /Multi-Brand Food Court.*₹25-50 Lakhs/,
    /Small kiosks.*₹5-15 Lakhs/,
    /Mid-level.*₹20-50 Lakhs/,
    /Large.*₹50 Lakhs to 1 Crore\+/,
  ]);
  await expect(page.getByText(/^Figures stated by the company/)).toBeVisible();
});

test('ticked brands stand alone side by side, and go into the enquiry', async ({ page }) => {
  await page.goto(ROUTES.compare);
  const card = (name: string) =>
    page.locator('form li').filter({ has: page.getByAltText(name, { exact: true }) });
  for (const { name, cuisine, price } of BRANDS) {
    await expect(card(name)).toContainText(cuisine);
    await expect(card(name)).toContainText(price);
  }
  await expect(card('Smoky Bliss Pizzeria')).toContainText('No menu online yet');
  const only = page.getByLabel('Show only what I ticked');
  await only.check();
  await expect(page.locator('form li:visible')).toHaveCount(CONTENT_BRANDS.length);
  await only.uncheck();
  await page.getByRole('checkbox', { name: /Delhi Gali/ }).check();
  await page.getByRole('checkbox', { name: /YCTFC Momos/ }).check();
  await only.check();
  await expect(page.locator('form li:visible')).toHaveCount(2);
  const [left, right] = await Promise.all(
    ['Delhi Gali', 'YCTFC Momos'].map((name) => card(name).boundingBox()),
  );
  expect(left?.y).toBe(right?.y);
  await only.uncheck();
  await expect(page.locator('form li:visible')).toHaveCount(CONTENT_BRANDS.length);
  await page.getByRole('radio', { name: 'Cloud Kitchen Model' }).check();
  await page.getByRole('button', { name: 'Take it to the enquiry' }).click();
  await expect(page).toHaveURL(
    `${ROUTES.contact}?brands=delhi-gali&brands=yctfc-momos&from=compare&models=cloudKitchen`,
  );
});

test('paper has the table, the scale and every brand, and nothing to operate', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto(ROUTES.compare);
  await expect(table(page).getByRole('row')).toHaveCount(9);
  await expect(page.locator('form li:visible')).toHaveCount(CONTENT_BRANDS.length);
  for (const role of ['button', 'checkbox', 'radio'] as const)
    await expect(page.getByRole(role), role).toHaveCount(0);
});

test.describe('looked at by axe', () => {
  test.use({ javaScriptEnabled: true });

  test('ticked and filtered, in both themes', async ({ page }) => {
    await page.goto(ROUTES.compare);
    await page.getByRole('checkbox', { name: /Delhi Gali/ }).check();
    await page.getByLabel('Show only what I ticked').check();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await findings(page, colorScheme)).toEqual([]);
    }
  });
});
