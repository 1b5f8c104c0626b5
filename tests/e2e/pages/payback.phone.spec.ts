import { ROUTES } from '../../../contract/routes.ts';
import { findings } from '../../support/browser/axe.ts';
import { readOverflow } from '../../support/browser/overflow.ts';
import { showOnPaper } from '../../support/browser/paper.ts';
import { begins } from '../../support/content/begins.ts';
import { loadPayback } from '../../support/content/read-content.ts';
import { expect, type Page, test } from '../../support/product/product.ts';

const { words, lab } = await loadPayback();
const [chosen] = lab.models;
const kitchen = lab.models.find(({ route }) => route === 'cloudKitchen');

/** Opens the lab and waits until it can be operated. */
async function openLab(page: Page, query = ''): Promise<void> {
  await page.goto(`${ROUTES.payback}${query}`);
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
}

const keyLine = (page: Page, name: string) =>
  page.locator('dl[aria-live] > div').filter({ hasText: name }).locator('dd');

test('rent and orders decide what a month leaves, and an unusual value is called so', async ({
  page,
}) => {
  await openLab(page);
  const field = (name: keyof typeof words.fields) =>
    page.getByLabel(words.fields[name].label, { exact: true });
  const month = keyLine(page, 'A full month leaves');
  await expect(month).toHaveText(/^₹/);
  await field('ordersPerDay').fill('20');
  await expect(month).toHaveText(/^Loss of ₹/);
  await expect(keyLine(page, 'Money back')).toHaveText('Not within 5 years');
  await expect(page.getByText('Loss each month')).toBeVisible();
  await expect(page).toHaveURL(/\?ordersPerDay=20$/);
  const stated = chosen?.stated.find(({ against }) => against === 'payback');
  const row = page.getByRole('row', { name: begins(`${stated?.label} ${stated?.text}`) });
  await expect(row).toContainText('Not within 5 years');

  const rent = field('rentPerSqFt');
  await rent.fill('2,000');
  await expect(rent).toHaveAccessibleDescription(/Outside what is usual. Usually ₹\d+ to ₹\d+\./);
  await rent.fill('ninety');
  await expect(rent).toHaveAccessibleDescription(/Write a number/);
  await expect(rent).toHaveAttribute('aria-invalid', 'true');
  expect(await readOverflow(page)).toBe(0);
  expect(await findings(page, 'payback lab')).toEqual([]);
  await rent.fill('');
  await expect(page).toHaveURL(/\?ordersPerDay=20$/);
});

test('an address brings the figures back, another model keeps the place, and the enquiry carries both', async ({
  page,
}) => {
  await openLab(page, '?in=metro&areaSqFt=450&rentPerSqFt=80&ordersPerDay=99&wage=x');
  await expect(page.getByLabel(words.fields.areaSqFt.label, { exact: true })).toHaveValue('450');
  await page.getByLabel(kitchen?.name ?? '').check();
  await expect(page).toHaveURL(/\?model=cloudKitchen&in=metro&areaSqFt=450&rentPerSqFt=80$/);
  const ask = page.getByRole('link', { name: 'Ask about these figures' });
  await expect(ask).toHaveAttribute(
    'href',
    /from=payback&models=cloudKitchen&budget=\d+&area=450$/,
  );
});

test('the printed sheet holds every assumption and no form', async ({ page }) => {
  await openLab(page, '?areaSqFt=450');
  await showOnPaper(page);
  await expect(page.getByText(/Your own assumptions; not a promise/)).toBeVisible();
  await expect(
    page.getByRole('row', {
      name: `${words.fields.areaSqFt.label} 450 ${words.fields.areaSqFt.after}`,
    }),
  ).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expect(page.getByText(words.examples.heading)).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('worked examples, every cost and what each value means', async ({ page }) => {
    await page.goto(ROUTES.payback);
    await expect(page.locator('main noscript p')).toContainText(words.noScript);
    await expect(page.getByRole('textbox')).toHaveCount(0);
    const needed = page.getByRole('row', { name: /^Needed to open/ }).getByRole('cell');
    await expect(needed).toHaveText(words.examples.items.map(() => /^₹\d[\d,]+$/));
    const { label, meaning } = words.fields.rentPerSqFt;
    await expect(page.getByRole('row', { name: begins(label) }).first()).toContainText(
      /₹\d+ to ₹\d+/,
    );
    await expect(page.getByText(meaning).first()).toBeVisible();
  });
});
