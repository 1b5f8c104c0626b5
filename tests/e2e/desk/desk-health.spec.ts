import { readFile } from 'node:fs/promises';
import { ROUTES } from '../../../contract/routes.ts';
import { toast } from '../../support/product/auth-page.ts';
import { test } from '../../support/product/desk.ts';
import { storeEnquiry } from '../../support/product/enquiries.ts';
import { expect } from '../../support/product/product.ts';

test.beforeEach(async ({ product }) => {
  await product.sql('delete from private.mail_outbox');
});

test('a test enquiry travels the whole path and removes itself', async ({ page, product }) => {
  await page.goto(`${ROUTES.admin}#health`);
  await expect(page.getByText('Enquiries come in and mails go out.')).toBeVisible();
  await page.getByRole('button', { name: 'Send a test enquiry' }).click();
  for (const step of ['Taken', 'Stored', 'Mailed', 'Removed']) {
    await expect(page.getByText(new RegExp(`^${step}.* at \\d`))).toBeVisible({ timeout: 30_000 });
  }
  await product.mail.waitFor((mail) => mail.subject.startsWith('[Test] '));
  expect(await product.sql('select from public.leads')).toHaveLength(0);
  expect(
    await product.sql("select from private.lead_archive where (lead->>'is_test')::boolean"),
  ).toHaveLength(0);
});

test('a person’s data is exported and erased in one step', async ({ page, product }) => {
  await storeEnquiry(product);
  await storeEnquiry(product);
  await product.sql('delete from public.leads where id = (select id from public.leads limit 1)');
  await page.goto(`${ROUTES.admin}#person`);
  const field = page.getByLabel('Email address or phone number');
  await field.fill('nonsense');
  await page.getByRole('button', { name: 'Export' }).click();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill('098765 43210');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ]);
  const found = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect([found.enquiries.length, found.archived.length]).toEqual([1, 1]);
  expect(found.enquiries[0].email).toBe('asha@example.in');

  await page.getByRole('button', { name: 'Erase' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/What stays, without name or address/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Erase', exact: true }).click();
  await expect(toast(page, '2 enquiries erased.')).toBeVisible();
  expect(await product.sql('select from public.leads')).toHaveLength(0);
  expect(
    await product.sql("select from private.lead_archive where lead->>'email' = 'asha@example.in'"),
  ).toHaveLength(0);

  await page.getByRole('link', { name: 'Audit log' }).click();
  await expect(page.getByRole('cell', { name: 'Exported a person’s data' }).first()).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Erased enquiries' }).first()).toBeVisible();
  await expect(page.locator('main')).not.toContainText('asha@example.in');
});
