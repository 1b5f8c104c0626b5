import { ROUTES } from '../../../contract/routes.ts';
import { signedInAdministrator } from '../../support/product/administrator.ts';
import { toast } from '../../support/product/auth-page.ts';
import { openView } from '../../support/product/desk.ts';
import { addLeads } from '../../support/product/leads.ts';
import { expect, test } from '../../support/product/product.ts';

test.beforeEach(async ({ product, page }) => {
  await product.sql('delete from public.leads');
  await product.sql('delete from private.lead_archive');
  await signedInAdministrator(page, product);
});

test('a lead goes into the bin with one press, and comes back with one', async ({
  page,
  product,
}) => {
  await addLeads(product, 2);
  await page.goto(ROUTES.admin);
  await page.getByRole('link', { name: 'Visitor 2', exact: true }).click();
  await page.getByRole('article').getByRole('button', { name: 'Move to the bin' }).click();
  await expect(toast(page, 'Visitor 2 is in the bin')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
  expect(await product.sql('select name from public.leads')).toEqual([{ name: 'Visitor 1' }]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: 'Visitor 2', exact: true })).toBeVisible();
  expect(await product.sql('select from public.leads')).toHaveLength(2);
});

test('Clear All wants a typed word above twenty leads, and the bin gives all of them back', async ({
  page,
  product,
}) => {
  await addLeads(product, 21);
  await page.goto(ROUTES.admin);
  await page.getByRole('button', { name: 'Clear All' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('For 30 days the bin gives them back.');
  await expect(dialog.getByRole('button', { name: 'Delete 21 leads' })).toBeDisabled();
  await dialog.getByLabel('Type DELETE to confirm').fill('delete');
  await dialog.getByRole('button', { name: 'Delete 21 leads' }).click();
  await expect(toast(page, 'All leads have been cleared.')).toBeVisible();

  await openView(page, 'Bin');
  await page.getByRole('button', { name: 'Restore Visitor 3', exact: true }).click();
  await expect(toast(page, 'Restored: 1 lead')).toBeVisible();
  await page.getByRole('button', { name: 'Restore all 20 leads' }).click();
  await expect(page.getByText('The bin is empty')).toBeVisible();
  expect(await product.sql('select from public.leads')).toHaveLength(21);
  await openView(page, 'Leads');
  await expect(page.getByText('21 leads', { exact: true })).toBeVisible();
});

test('many leads go in batches; stopped, it says what is done, and each removal comes back by itself', async ({
  page,
  product,
}) => {
  await product.sql(
    `insert into public.leads (name, email, message, created_at)
     select 'Lead ' || n, n || '@example.in', 'Hello', now() - make_interval(mins => n)
     from generate_series(1, 4100) n`,
  );
  await page.goto(ROUTES.admin);
  await page.getByRole('button', { name: 'Clear All' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Type DELETE to confirm').fill('DELETE');
  // The second batch waits until it is stopped.
  let batches = 0;
  const { promise: isStopped, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/rpc/bin_leads', async (route) => {
    batches += 1;
    if (batches === 2) await isStopped;
    await route.continue();
  });
  await dialog.getByRole('button', { name: 'Delete 4,100 leads' }).click();
  await expect(dialog.getByText('2,000 of 4,100 leads in the bin')).toBeVisible();
  await dialog.getByRole('button', { name: 'Stop' }).click();
  letGo();
  await expect(toast(page, 'In the bin: 4,000 leads. All others are still here.')).toBeVisible();
  expect(await product.sql('select from public.leads')).toHaveLength(100);
  await expect(page.getByText('100 leads', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Clear All' }).click();
  await dialog.getByLabel('Type DELETE to confirm').fill('DELETE');
  await dialog.getByRole('button', { name: 'Delete 100 leads' }).click();
  await expect(toast(page, 'All leads have been cleared.')).toBeVisible();

  await openView(page, 'Bin');
  await expect(page.getByRole('button', { name: 'Restore all 4,100 leads' })).toBeVisible();
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(page.getByRole('button', { name: 'Restore Lead' })).toHaveCount(100);
  await page.getByRole('button', { name: /Restore 100 leads of/ }).click();
  await expect(toast(page, 'Restored: 100 leads')).toBeVisible();
  expect(await product.sql('select from public.leads')).toHaveLength(100);
});
