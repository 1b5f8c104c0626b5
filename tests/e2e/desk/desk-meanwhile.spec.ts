import { referenceOf } from '../../../contract/reference.ts';
import { ROUTES } from '../../../contract/routes.ts';
import { toast } from '../../support/product/auth-page.ts';
import { addLead, test } from '../../support/product/desk.ts';
import { expect } from '../../support/product/product.ts';

test('nothing moves under the hand while a press is on its way, and what is typed meanwhile stays', async ({
  page,
  product,
}) => {
  const id = await addLead(product, 'Ramesh Iyer', 60);
  await page.goto(`${ROUTES.admin}#leads/${referenceOf(id)}`);
  const lead = page.getByRole('article', { name: 'Ramesh Iyer' });
  await expect(lead).toContainText('A shop for Ramesh Iyer');
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/rpc/work_lead', async (route) => {
    await answered;
    await route.continue();
  });
  const note = lead.getByLabel('Note');
  const saved = lead.getByRole('button', { name: 'Save note' });
  await note.fill('Wants a kitchen in Adyar');
  const topOfButton = () => saved.evaluate((one) => one.getBoundingClientRect().top);
  await saved.hover();
  const before = await topOfButton();
  await saved.click();
  await expect(lead.getByText('Wants a kitchen in Adyar', { exact: true }).last()).toBeVisible();
  await expect(page.getByText(/for the network|to be sent/)).toHaveCount(0);
  expect(await topOfButton()).toBe(before);
  await note.fill('And asks for the fee');
  answer();
  await expect(toast(page, 'Ramesh Iyer: noted')).toBeVisible();
  await expect(note).toHaveValue('And asks for the fee');
});

test.describe('two people', () => {
  test.use({ expectedErrors: [/status of 409/] });

  test('somebody who was faster is noticed, and nothing is overwritten', async ({
    page,
    product,
  }) => {
    const id = await addLead(product, 'Ramesh Iyer', 60);
    await page.goto(`${ROUTES.admin}#leads/${referenceOf(id)}`);
    await page.getByRole('button', { name: 'Lost', exact: true }).click();
    await page.getByLabel('Reason').fill('Only asked');
    await product.sql("update public.leads set stage = 'negotiating' where id = $1", [id]);
    await page.getByRole('button', { name: 'Move to Lost' }).click();
    await expect(toast(page, 'Not saved')).toBeVisible();
    await expect(page.getByText(/^Negotiating since/)).toBeVisible();
    expect(await product.sql('select stage from public.leads')).toEqual([{ stage: 'negotiating' }]);
  });
});
