import { referenceOf } from '../../../contract/reference.ts';
import { ROUTES } from '../../../contract/routes.ts';
import { findings } from '../../support/browser/axe.ts';
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

test('a score says what it is made of, and puts nobody first', async ({ page, product }) => {
  await addLead(product, 'Asks Little', 60, { message: 'Hello', subject: 'support', phone: null });
  const other = await addLead(product, 'Asks More', 30, {
    message: 'Open on Sundays?',
    subject: 'general',
    phone: '+919876500000',
  });
  const id = await addLead(product, 'Gurpreet Kaur', 10, { message: MESSAGE });
  await page.goto(`${ROUTES.admin}#today?list=unanswered`);
  const rows = page.getByRole('list', { name: 'Unanswered' }).getByRole('listitem');
  // Who waits longest stays first.
  await expect(rows.first()).toContainText('Asks Little');
  await expect(rows.first()).not.toContainText(/Weak|Fair|Strong/);
  await expect(rows.last()).toContainText('Strong 80');
  await page.goto(`${ROUTES.admin}#today/${referenceOf(id)}?list=unanswered`);
  const lead = page.getByRole('article', { name: 'Gurpreet Kaur' });
  await lead.getByText('Score: Strong 80').click();
  await expect(lead.getByText('+20 Ludhiana is open, from the message')).toBeVisible();
  await expect(lead.getByText(/^\+25 budget ₹12 lakh meets/)).toBeVisible();
  expect(await findings(page, 'lead with suggestions and score')).toEqual([]);
  await page.goto(`${ROUTES.admin}#today/${referenceOf(other)}?list=unanswered`);
  await expect(page.getByRole('article', { name: 'Asks More' })).toContainText(
    'No score: neither subject, message nor what is noted says that this is about a franchise.',
  );
});
