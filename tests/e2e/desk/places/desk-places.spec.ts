import { referenceOf } from '../../../../contract/reference.ts';
import { ROUTES } from '../../../../contract/routes.ts';
import { ensureAdministrator } from '../../../support/product/administrator.ts';
import { fillCredentials, pressSignIn } from '../../../support/product/auth-page.ts';
import { addLead, test } from '../../../support/product/desk.ts';
import { expect, OWNER } from '../../../support/product/product.ts';

test('the address of a lead leads through sign-in to the lead', async ({ page, product }) => {
  const reference = referenceOf(await addLead(product, 'Gurpreet Kaur', 10));
  await ensureAdministrator(product);
  await page.goto('/robots.txt');
  await page.evaluate(() => localStorage.clear());
  await page.goto(`/admin/leads/${reference}`);
  await expect(page).toHaveURL(/\/auth/);
  await fillCredentials(page, OWNER.email, OWNER.password);
  await pressSignIn(page);
  await expect(page.getByRole('article', { name: 'Gurpreet Kaur' })).toBeVisible();
  await expect(page).toHaveURL(`${ROUTES.admin}#leads/${reference}`);
});

test('a reference that nobody has says so', async ({ page }) => {
  await page.goto(`${ROUTES.admin}#leads/YC-0000-0000`);
  await expect(page.getByText('No lead has the reference YC-0000-0000')).toBeVisible();
});

test('leads are found by number, misspelled name and filter, and the address keeps the search', async ({
  page,
  product,
}) => {
  await addLead(product, 'Gurpreet Dhillon', 30);
  await addLead(product, 'Ramesh Iyer', 60, { phone: '+914422334455', subject: 'support' });
  await page.goto(`${ROUTES.admin}#search`);
  const found = page.getByRole('main').locator('[data-lead-link]');
  await expect(found).toHaveCount(2);
  await page.getByRole('searchbox').fill('98765 12');
  await expect(found).toHaveCount(1);
  await page.getByRole('searchbox').fill('dhilon');
  await expect(page.getByText('No match. Similar names:')).toBeVisible();
  await expect(found).toContainText('Gurpreet Dhillon');
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue('dhilon');
  await expect(found).toHaveCount(1);
  await page.getByRole('searchbox').fill('');
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  const filters = page.getByRole('dialog', { name: 'Filters' });
  await filters.getByLabel('Subject').selectOption('Support');
  await filters.getByRole('button', { name: 'Show leads' }).click();
  await expect(found).toContainText(['Ramesh Iyer']);
  await page.getByRole('button', { name: 'Filters (1)' }).click();
  await filters.getByRole('checkbox', { name: 'Won' }).check();
  await filters.getByRole('button', { name: 'Show leads' }).click();
  await expect(page.getByText('Nothing matches')).toBeVisible();
  await page.goBack();
  await expect(found).toContainText(['Ramesh Iyer']);
});
