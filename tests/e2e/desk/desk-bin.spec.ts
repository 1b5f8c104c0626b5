import { ROUTES } from '../../../contract/routes.ts';
import { toast } from '../../support/product/auth-page.ts';
import { openView, test } from '../../support/product/desk.ts';
import { addLeads } from '../../support/product/leads.ts';
import { expect } from '../../support/product/product.ts';

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
