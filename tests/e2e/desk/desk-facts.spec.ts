import { referenceOf } from '../../../contract/reference.ts';
import { ROUTES } from '../../../contract/routes.ts';
import { toast } from '../../support/product/auth-page.ts';
import { addLead, test } from '../../support/product/desk.ts';
import { expect } from '../../support/product/product.ts';

const MESSAGE =
  'I have a 450 sq ft shop in Model Town, Ludhiana and about ₹12 lakh for a franchise.';

test('what the message says stands filled in, and is stored once somebody changes it', async ({
  page,
  product,
}) => {
  const id = await addLead(product, 'Gurpreet Kaur', 10, { message: MESSAGE });
  await page.goto(`${ROUTES.admin}#today/${referenceOf(id)}`);
  const lead = page.getByRole('article', { name: 'Gurpreet Kaur' });
  await lead.getByText('Fields and tags').click();
  const budget = lead.getByLabel('Budget in rupees');
  await expect(budget).toHaveValue('12,00,000');
  await expect(budget).toHaveAccessibleDescription('From the message');
  await expect(lead.getByLabel('City')).toHaveValue('Ludhiana');
  const stored = 'select budget_rupees, city from public.leads';
  expect(await product.sql(stored)).toEqual([{ budget_rupees: null, city: null }]);

  await budget.fill('15,00,000');
  await lead.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toast(page, 'Gurpreet Kaur: saved')).toBeVisible();
  await expect(budget).not.toHaveAccessibleDescription('From the message');
  expect(await product.sql(stored)).toEqual([{ budget_rupees: '1500000', city: null }]);
});

test('Today begins with the dearest, and says what the day is worth', async ({ page, product }) => {
  await addLead(product, 'Asha', 1200, { message: 'price?', phone: '+919876500001' });
  const crore = { message: 'I want to invest ₹1 crore in Moga', phone: '+14165550123' };
  await addLead(product, 'Jaspreet', 10, crore);
  await addLead(product, 'Manpreet', 60, { message: MESSAGE });
  await page.goto(`${ROUTES.admin}#today`);
  const names = page.getByRole('list', { name: 'Unanswered' }).locator('[data-lead-link]');
  await expect(names).toHaveText(['Jaspreet', 'Manpreet', 'Asha']);
  await expect(page.getByText('3 people waiting · ₹1.1 crore')).toBeVisible();
});
