import { referenceOf } from '../../../contract/reference.ts';
import { ROUTES } from '../../../contract/routes.ts';
import { findings } from '../../support/browser/axe.ts';
import { toast } from '../../support/product/auth-page.ts';
import { addLead, test } from '../../support/product/desk.ts';
import { expect } from '../../support/product/product.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('two enquiries of one person become one lead, which old links find, and come apart again', async ({
  page,
  product,
}) => {
  const old = await addLead(product, 'Gurpreet Kaur', 3000, { message: 'A kiosk in Moga' });
  const kept = await addLead(product, 'Gurpreet K', 30, {
    email: 'gurpreet@example.in',
    calls_allowed: false,
  });
  await product.sql("update public.leads set city = 'Moga', budget_rupees = 900000 where id = $1", [
    old,
  ]);
  await product.sql("update public.leads set city = 'Delhi' where id = $1", [kept]);
  await page.goto(`${ROUTES.admin}#leads/${referenceOf(kept)}`);
  await page.getByRole('button', { name: 'Merge them' }).click();
  const dialog = page.getByRole('dialog', { name: 'Merge enquiries of one person' });
  await expect(dialog.getByText('A kiosk in Moga')).toBeVisible();
  await expect(dialog.getByText('₹9 lakh')).toBeVisible();
  await expect(dialog.getByText('Calls and WhatsApp: not allowed')).toBeVisible();
  await expect(dialog.getByLabel('City')).toContainText('Delhi');
  expect(await findings(page, 'merge')).toEqual([]);
  await dialog.getByLabel('City').selectOption(old);
  await dialog.getByRole('button', { name: 'Merge 2 leads' }).click();
  await expect(toast(page, 'Merged 2 leads into one')).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(await product.sql('select id, city, calls_allowed from private.live_leads')).toEqual([
    { id: kept, city: 'Moga', calls_allowed: false },
  ]);

  // The mail about the first enquiry leads to the lead that is kept; its words can be read there.
  await page.goto(`${ROUTES.admin}/leads/${referenceOf(old)}`);
  const lead = page.getByRole('article', { name: 'Gurpreet K' });
  await expect(lead.getByText(`Merged with ${referenceOf(old)}`)).toBeVisible();
  await expect(lead.getByText('A kiosk in Moga').first()).toBeVisible();

  await lead.getByRole('button', { name: 'Undo the merge' }).click();
  await expect(toast(page, 'The merge is undone')).toBeVisible();
  expect(await product.sql('select name, city from public.leads order by created_at')).toEqual([
    { name: 'Gurpreet Kaur', city: 'Moga' },
    { name: 'Gurpreet K', city: 'Delhi' },
  ]);
});
