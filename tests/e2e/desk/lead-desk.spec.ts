import { readFile } from 'node:fs/promises';
import { ROUTES } from '../../../contract/routes.ts';
import { ensureAdministrator } from '../../support/product/administrator.ts';
import { signIn, toast } from '../../support/product/auth-page.ts';
import { addLeads } from '../../support/product/leads.ts';
import { expect, test } from '../../support/product/product.ts';

test.use({ expectedErrors: [/status of (400|401|403)/] });

test.beforeEach(async ({ product }) => {
  await product.sql('delete from public.leads');
  await ensureAdministrator(product);
});

test('the administrator sees leads, refreshes, exports, clears and logs out', {
  tag: '@check',
}, async ({ page, product }) => {
  await addLeads(product, 5);
  await signIn(page);
  await expect(toast(page, 'Welcome Back!')).toBeVisible();
  await expect(page).toHaveURL(ROUTES.admin);
  await expect(page.getByText('Visitor 1').first()).toBeVisible();
  for (const subject of ['franchise', 'partnership', 'support', 'general']) {
    await expect(page.getByText(subject, { exact: true }).first()).toBeVisible();
  }

  await addLeads(product, 1);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(toast(page, 'Lead data has been refreshed.')).toBeVisible();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ]);
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date());
  expect(download.suggestedFilename()).toContain(today);
  const csv = await readFile(await download.path(), 'utf8');
  expect(csv.startsWith('\uFEFF"Name","Email","Phone","Subject","Message","Date"\r\n')).toBe(true);
  expect(csv.trimEnd().split('\r\n')).toHaveLength(7);
  expect(csv).not.toMatch(/(^|,|")=HYPERLINK/m);
  expect(csv.replaceAll(/[^\d]/g, '')).toContain('9876500001');

  await page.getByRole('button', { name: 'Clear All' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /cancel/i }).click();
  expect(await product.sql('select from public.leads')).toHaveLength(6);
  await page.getByRole('button', { name: 'Clear All' }).click();
  await dialog.getByRole('button', { name: /clear|delete/i }).click();
  await expect(toast(page, 'All leads have been cleared.')).toBeVisible();
  expect(await product.sql('select from public.leads')).toHaveLength(0);
  await expect(page.getByRole('button', { name: 'Clear All' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Download CSV' })).toBeDisabled();

  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(toast(page, 'You have been logged out successfully.')).toBeVisible();
  await expect(page).toHaveURL(/\/auth/);
  await page.goto(ROUTES.admin);
  await expect(page).toHaveURL(/\/auth/);
});

test('unexpected rows are reported instead of shown', async ({ page }) => {
  await page.route('**/rpc/desk_leads', (route) =>
    route.fulfill({
      status: 200,
      json: { rows: [{ id: 'a', name: 'Visitor' }], next: null, is_similar: false },
    }),
  );
  await signIn(page);
  await expect(
    toast(page, "The server's answer cannot be read (desk_leads.rows.0.email"),
  ).toBeVisible();
  await expect(page.getByText('The leads could not be loaded')).toBeVisible();
});

test('of two thousand leads a page is read at once, and further ones as one scrolls', async ({
  page,
  product,
}) => {
  await addLeads(product, 2_000);
  const bytes: number[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('/rpc/desk_leads'))
      bytes.push((await response.body().catch(() => '')).length);
  });
  await signIn(page);
  await expect(page.getByRole('link', { name: 'Visitor 1', exact: true }).first()).toBeVisible();
  await expect(page.getByText('2,000 leads', { exact: true })).toBeVisible();
  await expect.poll(() => bytes).toHaveLength(1);
  expect(bytes[0]).toBeLessThan(150_000);
  const nodes = () => page.evaluate(() => document.querySelectorAll('*').length);
  expect(await nodes()).toBeLessThan(3000);

  // Further pages come while one scrolls, and what has passed stays where it was.
  const scrollToEnd = () =>
    page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const shown = () => page.locator('[data-lead-link]').count();
  for (let seen = 0; seen < 250; seen = await shown()) {
    const before = seen;
    await expect.poll(() => scrollToEnd().then(shown)).toBeGreaterThan(before);
  }
  await expect(page.getByRole('link', { name: 'Visitor 250', exact: true })).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(page.getByRole('link', { name: 'Visitor 1', exact: true })).toBeInViewport();
});
