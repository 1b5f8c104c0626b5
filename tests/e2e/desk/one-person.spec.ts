import { referenceOf } from '../../../contract/reference.ts';
import { ROUTES } from '../../../contract/routes.ts';
import { toast } from '../../support/product/auth-page.ts';
import { test } from '../../support/product/desk.ts';
import { storeEnquiry } from '../../support/product/enquiries.ts';
import { expect } from '../../support/product/product.ts';

const MESSAGES = ['A cloud kitchen in Moga', 'What does it cost?', 'Please call me after six'];

test('three enquiries of one person are one row, and one answer clears it', async ({
  page,
  product,
}) => {
  const ids: string[] = [];
  for (const message of MESSAGES) ids.push(await storeEnquiry(product, { message }));
  await page.goto(`${ROUTES.admin}#today`);
  const list = page.getByRole('list', { name: 'Unanswered' });
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(list.getByRole('listitem')).toContainText('3 enquiries');
  await expect(list.getByRole('listitem')).toContainText('Please call me after six');

  // The mail about the last enquiry leads to the person, where all three messages stand.
  await page.goto(`${ROUTES.admin}#leads/${referenceOf(ids[2] ?? '')}`);
  const lead = page.getByRole('article', { name: 'Asha Verma' });
  for (const message of MESSAGES) await expect(lead.getByText(message).first()).toBeVisible();
  await expect(lead.getByRole('button', { name: 'Merge them' })).toHaveCount(0);

  await page.goto(`${ROUTES.admin}#today`);
  await list.getByRole('link', { name: 'Call Asha Verma' }).click();
  const dialog = page.getByRole('dialog', { name: 'How did the call to Asha Verma go?' });
  await dialog.getByRole('button', { name: 'Reached', exact: true }).click();
  await dialog.getByRole('button', { name: 'Tomorrow' }).click();
  await expect(toast(page, 'Asha Verma: reached')).toBeVisible();
  await expect(list.getByRole('listitem')).toHaveCount(0);

  await page.goto(`${ROUTES.admin}#leads/${referenceOf(ids[0] ?? '')}`);
  await lead.getByRole('button', { name: 'Not the same person' }).first().click();
  await expect(toast(page, 'The merge is undone')).toBeVisible();
  expect(await product.sql('select count(*)::int from private.live_leads')).toEqual([{ count: 2 }]);
});
