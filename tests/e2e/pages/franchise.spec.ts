import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { ALIASES, ROUTES } from '../../../contract/routes.ts';
import { readOverflow } from '../../support/browser/overflow.ts';
import { expect, type Page, test } from '../../support/product/product.ts';
import { CONTENT_BRANDS } from '../../support/site/content-brands.ts';

const METRICS = [
  ['Investment range', '₹8-15 Lakhs', '₹25-50 Lakhs', '₹5-12 Lakhs'],
  ['Space required', '300-600 sq ft', '1500-3000 sq ft', '200-500 sq ft'],
  ['Break-even', '12-18 months', '18-24 months', '8-15 months'],
  ['Expected ROI', '25-35% annually', '30-40% annually', '35-45% annually'],
  ['Monthly revenue', '₹3-8 Lakhs', '₹10-25 Lakhs', '₹2-6 Lakhs'],
  ['Profit margin', '15-25%', '20-30%', '25-35%'],
  ['Payback period', '3-4 years', '3-5 years', '2-3 years'],
] as const;

const MODELS = [
  ['Single Brand Franchise', ROUTES.singleBrand],
  ['Multi-Brand Food Court', ROUTES.multiBrand],
  ['Cloud Kitchen Model', ROUTES.cloudKitchen],
] as const;

const BRANDS = [
  'Roll Nation',
  'Delhi Gali',
  'Chini Talkeez',
  'Valley Vista Cafe',
  'The Brown Burger',
  'Mystic Wellness Cafe',
  'YCTFC Momos',
  'YCTFC Idli From South',
];

const company = parse(
  readFileSync(new URL('../../../content/company.yaml', import.meta.url), 'utf8'),
);
/** The owner may have confirmed it: then it is no longer wrapped as a sample. */
const franchisePhone = String(company.franchisePhone.value ?? company.franchisePhone);

const NOTE =
  'Figures stated by the company; actual results depend on place, rent and how you run it.';

/** The part of the page below a heading of the second level. */
const part = (page: Page, heading: string) =>
  page
    .locator('main section')
    .filter({ has: page.getByRole('heading', { level: 2, name: heading, exact: true }) });

test.describe('overview', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(ROUTES.franchise);
  });

  test('three cards lead to the three models', async ({ page }) => {
    const cards = part(page, 'Choose your model').getByRole('article');
    await expect(cards).toHaveCount(3);
    for (const [name, path] of MODELS) {
      await page.goto(ROUTES.franchise);
      await part(page, 'Choose your model').getByRole('link', { name }).click();
      await expect(page).toHaveURL(path);
    }
  });

  test('both buttons open a chat with the franchise phone in a new tab', async ({ page }) => {
    for (const name of [/^Apply for Franchise/, /^Request Information/]) {
      for (const button of await page.locator('main').getByRole('link', { name }).all()) {
        const { host, pathname } = new URL((await button.getAttribute('href')) ?? '');
        expect(`${host}${pathname}`).toBe(`wa.me/${franchisePhone.replace('+', '')}`);
        await expect(button).toHaveAttribute('target', '_blank');
        await expect(button).toHaveAttribute('rel', /noopener/);
      }
      await expect(page.locator('main').getByRole('link', { name }).first()).toBeVisible();
    }
  });

  test('the table compares every metric and scrolls in its own region', async ({ page }) => {
    const table = page.getByRole('table', { name: 'The three franchise models compared' });
    await expect(table.getByRole('columnheader')).toHaveText(['Figure', ...MODELS.map(([n]) => n)]);
    for (const [label, ...values] of METRICS) {
      const row = table
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader', { name: label }) });
      await expect(row.getByRole('cell')).toHaveText(values);
    }
    await expect(page.getByText(NOTE).first()).toBeVisible();
    await expect(page.getByText('Monthly income covers monthly cost.')).toBeVisible();
    await expect(page.getByText('The whole investment has come back.')).toBeVisible();
    expect(await readOverflow(page)).toBe(0);
  });

  test('the guide names three budgets', async ({ page }) => {
    await expect(part(page, 'What your budget builds').getByRole('listitem')).toContainText([
      /Small kiosks\s*₹5-15 Lakhs/,
      /Mid-level\s*₹20-50 Lakhs/,
      /Large\s*₹50 Lakhs to 1 Crore\+/,
    ]);
  });

  test('six benefits, and questions that open', async ({ page }) => {
    await expect(
      part(page, 'Six things you get from us').getByRole('heading', { level: 3 }),
    ).toHaveCount(6);
    const answer = page.getByText(/No\. It is a figure that we state/);
    await expect(answer).toBeHidden();
    await page.getByText('Is the expected ROI guaranteed?').click();
    await expect(answer).toBeVisible();
  });
});

MODELS.forEach(([name, path], place) => {
  test(`${name}: every figure, with its note, at each address`, async ({ page }) => {
    const aliases = Object.keys(ALIASES).filter((alias) => ALIASES[alias] === path);
    expect(aliases).toHaveLength(1);
    for (const address of [path, ...aliases]) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('heading', { level: 2, name: /^Why choose/ })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Investment highlights' })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'ROI metrics' })).toBeVisible();
      const numbers = part(page, 'The numbers');
      for (const [label, ...values] of METRICS) {
        const entry = numbers.locator('dl > div').filter({ hasText: label });
        await expect(entry.filter({ hasText: values[place] ?? label })).toBeVisible();
      }
      await expect(numbers.getByText(NOTE)).toBeVisible();
      expect(await readOverflow(page)).toBe(0);
    }
    await page.locator('main').getByRole('link', { name: 'Contact us' }).last().click();
    await expect(page).toHaveURL(ROUTES.contact);
  });
});

test('a single brand is chosen from those with a menu, in four steps', async ({ page }) => {
  await page.goto(ROUTES.singleBrand);
  const signs = part(page, 'Choose Your Brand').getByRole('link');
  await expect(signs).toHaveCount(CONTENT_BRANDS.filter(({ hasMenu }) => hasMenu).length);
  for (const brand of BRANDS)
    await expect(signs.getByAltText(brand, { exact: true })).toBeVisible();
  await expect(part(page, 'How It Works').getByRole('heading', { level: 3 })).toHaveText([
    'Apply',
    'Evaluation',
    'Setup',
    'Launch',
  ]);
});

test('a food court says what you get and what a full one claims', async ({ page }) => {
  await page.goto(ROUTES.multiBrand);
  await expect(part(page, 'What You Get').getByRole('heading', { level: 3 })).not.toHaveCount(0);
  const claims = part(page, 'What a full hall looks like');
  for (const claim of [
    '8-10 brands',
    '500+ daily customers',
    '50+ menu items',
    '95% satisfaction',
  ]) {
    await expect(claims).toContainText(claim);
  }
  await expect(claims).toContainText(NOTE);
});

test('a cloud kitchen shows features, technology and what a busy one claims', async ({ page }) => {
  await page.goto(ROUTES.cloudKitchen);
  for (const heading of ['Built for delivery', 'Technology integration']) {
    await expect(part(page, heading).getByRole('heading', { level: 3 })).toHaveCount(4);
  }
  const claims = part(page, 'What a busy kitchen looks like');
  for (const claim of [
    '3-5 brands per kitchen',
    '300+ daily orders',
    '5 delivery platforms',
    '24/7 operation',
  ]) {
    await expect(claims).toContainText(claim);
  }
  await expect(claims).toContainText(NOTE);
});
