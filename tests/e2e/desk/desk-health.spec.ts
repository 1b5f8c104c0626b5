import { ROUTES } from '../../../contract/routes.ts';
import { test } from '../../support/product/desk.ts';
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
