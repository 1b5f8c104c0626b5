import { ALIASES, ROUTES } from '../../../contract/routes.ts';
import type { PointList } from '../../../site/content/shared/point.ts';
import { formatMetrics, METRIC_LABELS } from '../../../site/format/model-metrics.ts';
import { formatLakhs } from '../../../site/format/range.ts';
import { readOverflow } from '../../support/browser/overflow.ts';
import {
  loadCompany,
  loadFranchiseModels,
  loadMenus,
  loadPage,
} from '../../support/content/read-content.ts';
import { expect, type Page, test } from '../../support/product/product.ts';

const words = await loadPage('franchise');
const models = await loadFranchiseModels();
const { franchisePhone } = await loadCompany();
const { note } = words.figureNote;
/** Every metric but the brands, which no table of the models' pages has. */
const METRICS = [
  'investment',
  'space',
  'breakEven',
  'roi',
  'revenue',
  'margin',
  'payback',
] as const;
const [single, hall, cloud] = (['singleBrand', 'multiBrand', 'cloudKitchen'] as const).map(
  (route) => models.find((model) => model.route === route),
);

/** The part of the page below a heading of the second level. */
const part = (page: Page, heading: string) =>
  page
    .locator('main section')
    .filter({ has: page.getByRole('heading', { level: 2, name: heading, exact: true }) });

test.describe('overview', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(ROUTES.franchise);
  });

  test('each card leads to its model', { tag: '@check' }, async ({ page }) => {
    const cards = part(page, words.models.heading).getByRole('article');
    await expect(cards).toHaveCount(models.length);
    for (const { name, path } of models) {
      await page.goto(ROUTES.franchise);
      await part(page, words.models.heading).getByRole('link', { name }).click();
      await expect(page).toHaveURL(path);
    }
  });

  test('the opening leads to what the figures rest on', async ({ page }) => {
    await page.getByRole('link', { name: words.figuresLabel }).click();
    await expect(page).toHaveURL(ROUTES.ourNumbers);
  });

  test('both buttons open a chat with the franchise phone in a new tab', async ({ page }) => {
    for (const name of [words.applyLabel, words.informationLabel]) {
      for (const button of await page.locator('main').getByRole('link', { name }).all()) {
        const { host, pathname } = new URL((await button.getAttribute('href')) ?? '');
        expect(`${host}${pathname}`).toBe(`wa.me/${franchisePhone.replace('+', '')}`);
        await expect(button).toHaveAttribute('target', '_blank');
        await expect(button).toHaveAttribute('rel', /noopener/);
      }
      await expect(page.locator('main').getByRole('link', { name }).first()).toBeVisible();
    }
  });

  test('the table compares every metric and scrolls in its own region', { tag: '@check' }, async ({
    page,
  }) => {
    const table = page.getByRole('table', { name: words.comparison.caption });
    await expect(table.getByRole('columnheader')).toHaveText([
      'Figure',
      ...models.map(({ name }) => name),
    ]);
    for (const metric of METRICS) {
      const row = table
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader', { name: METRIC_LABELS[metric] }) });
      await expect(row.getByRole('cell')).toHaveText(
        models.map(({ figures }) => formatMetrics(figures)[metric]),
      );
    }
    await expect(page.getByText(note).first()).toBeVisible();
    for (const { meaning } of words.figureNote.terms)
      await expect(page.getByText(meaning)).toBeVisible();
    expect(await readOverflow(page)).toBe(0);
  });

  test('the guide names a sum for each budget', async ({ page }) => {
    const { heading, bands } = words.budgets;
    const budgets = part(page, heading).getByRole('listitem');
    await expect(budgets).toHaveCount(bands.length);
    for (const [place, { name, investment }] of bands.entries()) {
      await expect(budgets.nth(place)).toContainText(name);
      await expect(budgets.nth(place)).toContainText(formatLakhs(investment));
    }
  });

  test('benefits, and questions that open', async ({ page }) => {
    const { benefits, questions } = words;
    await expect(part(page, benefits.heading).getByRole('heading', { level: 3 })).toHaveCount(
      benefits.items.length,
    );
    const [first] = questions.items;
    const entry = page.locator('main details').filter({ hasText: first?.question ?? '' });
    const answer = entry.locator('p').first();
    await expect(answer).toBeHidden();
    await entry.locator('summary').click();
    await expect(answer).toBeVisible();
  });
});

for (const { name, path, figures, why } of models) {
  test(`${name}: every figure, with its note, at each address`, async ({ page }) => {
    const aliases = Object.keys(ALIASES).filter((alias) => ALIASES[alias] === path);
    expect(aliases).toHaveLength(1);
    for (const address of [path, ...aliases]) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('heading', { level: 2, name: why.heading })).toBeVisible();
      await expect(
        page.getByRole('heading', { name: words.modelPage.highlightsHeading }),
      ).toBeVisible();
      await expect(
        page.getByRole('heading', { name: words.modelPage.returnHeading }),
      ).toBeVisible();
      const numbers = part(page, words.modelPage.figuresHeading);
      for (const metric of METRICS) {
        const entry = numbers.locator('dl > div').filter({ hasText: METRIC_LABELS[metric] });
        const figure = formatMetrics(figures)[metric];
        await expect(entry.filter({ hasText: figure })).toBeVisible();
      }
      await expect(numbers.getByText(note)).toBeVisible();
      expect(await readOverflow(page)).toBe(0);
    }
    await page.locator('main').getByRole('link', { name: words.modelPage.action }).last().click();
    await expect(page).toHaveURL(ROUTES.contact);
  });
}

test('a single brand is chosen from those with a menu, in steps', async ({ page }) => {
  const menus = await loadMenus();
  await page.goto(ROUTES.singleBrand);
  const signs = part(page, single?.brandChoice?.heading ?? '').getByRole('link');
  await expect(signs).toHaveCount(menus.length);
  for (const { brand } of menus)
    await expect(signs.getByAltText(brand.name, { exact: true })).toBeVisible();
  const { heading = '', items = [] } = single?.steps ?? {};
  await expect(part(page, heading).getByRole('heading', { level: 3 })).toHaveText(
    items.map(({ title }) => title),
  );
});

test('a food court says what you get and what a full one claims', async ({ page }) => {
  await page.goto(ROUTES.multiBrand);
  await expectPoints(page, hall?.offer);
  await expectClaims(page, hall);
});

test('a cloud kitchen shows features, technology and what a busy one claims', async ({ page }) => {
  await page.goto(ROUTES.cloudKitchen);
  await expectPoints(page, cloud?.offer);
  await expectPoints(page, cloud?.technology);
  await expectClaims(page, cloud);
});

async function expectPoints(
  page: Page,
  { heading, items }: PointList = { heading: '', items: [] },
) {
  await expect(part(page, heading).getByRole('heading', { level: 3 })).toHaveText(
    items.map(({ title }) => title),
  );
}

async function expectClaims(page: Page, model: (typeof models)[number] | undefined) {
  const { heading = '', claims: stated = [] } = model?.success ?? {};
  const claims = part(page, heading);
  const figures = stated.map(({ value, label }) => `${value} ${label}`);
  for (const figure of model ? [formatMetrics(model.figures).brands, ...figures] : [])
    await expect(claims).toContainText(figure);
  await expect(claims).toContainText(note);
}
