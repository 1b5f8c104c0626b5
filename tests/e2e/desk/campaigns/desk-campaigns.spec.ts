import { ROUTES } from '../../../../contract/routes.ts';
import { signedInAdministrator } from '../../../support/product/administrator.ts';
import { openView } from '../../../support/product/desk.ts';
import { expect, type Product, test } from '../../../support/product/product.ts';

test.beforeEach(async ({ product, page }) => {
  await product.sql('delete from public.leads');
  await signedInAdministrator(page, product);
});

/** A lead of that day in India, which came by a marked link. */
const came = (product: Product, day: string, campaign: string, stage = 'new') =>
  product.sql(
    `insert into public.leads (name, email, message, created_at, stage, attribution)
     values ('Asha', 'a@example.in', 'm', $1::timestamp at time zone 'Asia/Kolkata', $2,
       jsonb_build_object('first', jsonb_build_object('utm_source', 'instagram', 'utm_campaign', $3::text)))`,
    [`${day}T11:00`, stage, campaign],
  );

test('the owner sees which campaign brings enquiries, and what comes of them', async ({
  page,
  product,
}) => {
  await came(product, '2026-11-04', 'diwali-2026');
  await came(product, '2026-11-04', 'diwali-2026', 'qualified');
  await came(product, '2026-11-05', 'diwali-2026', 'won');
  await came(product, '2026-11-05', 'a-very-long-name-of-a-campaign-that-nobody-shortened-2026-11');
  await came(product, '2026-10-01', 'navratri');
  await page.goto(ROUTES.admin);
  await openView(page, 'Campaigns');
  await page.getByLabel('From').fill('2026-11-02');
  await page.getByLabel('Until').fill('2026-11-08');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page).toHaveURL(/#campaigns\?from=2026-11-02&until=2026-11-08$/);
  const main = page.getByRole('main');
  await expect(main).toContainText('2 Nov 2026 to 8 Nov 2026');
  const table = page.getByRole('table', { name: 'Enquiries by campaign' });
  await expect(table.getByRole('row', { name: 'diwali-2026 · instagram 3 2 1' })).toBeVisible();
  await expect(table.getByRole('row')).toHaveCount(3);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);

  await page.goto(`${ROUTES.admin}#campaigns?from=2026-10-01&until=2026-10-01`);
  await expect(table.getByRole('row', { name: 'navratri · instagram 1 0 0' })).toBeVisible();
  await page.reload();
  await expect(table.getByRole('row', { name: 'navratri · instagram 1 0 0' })).toBeVisible();
});

test('days on which nobody came say so', async ({ page }) => {
  await page.goto(`${ROUTES.admin}#campaigns?from=2020-01-01&until=2020-01-02`);
  await expect(page.getByRole('main')).toContainText('No enquiry came in on these days.');
});
