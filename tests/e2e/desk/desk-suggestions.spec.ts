import { referenceOf } from '../../../contract/reference.ts';
import { ROUTES } from '../../../contract/routes.ts';
import { toast } from '../../support/product/auth-page.ts';
import { addLead, test } from '../../support/product/desk.ts';
import { expect } from '../../support/product/product.ts';

const MESSAGE =
  'I have a 450 sq ft shop in Model Town, Ludhiana and about ₹12 lakh for a franchise.';

test('what the message says is one press away, and never fills itself in', async ({
  page,
  product,
}) => {
  const id = await addLead(product, 'Gurpreet Kaur', 10, { message: MESSAGE });
  await page.goto(`${ROUTES.admin}#today/${referenceOf(id)}`);
  const lead = page.getByRole('article', { name: 'Gurpreet Kaur' });
  const chips = lead.getByRole('list', { name: 'Suggested from the message' });
  await expect(chips.getByRole('listitem')).toHaveText([
    /^City Ludhiana, from the message/,
    /^Area 450 sq ft, from/,
    /^Budget ₹12 lakh, from/,
  ]);
  const budget = 'select budget_rupees from public.leads';
  expect(await product.sql(budget)).toEqual([{ budget_rupees: null }]);

  await chips.getByRole('button', { name: 'Use Budget ₹12 lakh' }).click();
  await expect(toast(page, 'Gurpreet Kaur: Budget ₹12 lakh')).toBeVisible();
  await expect(chips.getByRole('listitem')).toHaveCount(2);
  await expect(lead.getByLabel('Budget in rupees')).toHaveValue('12,00,000');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(chips.getByRole('listitem')).toHaveCount(3);
  expect(await product.sql(budget)).toEqual([{ budget_rupees: null }]);
});
