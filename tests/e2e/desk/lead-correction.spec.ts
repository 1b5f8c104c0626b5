import { RECEIPT_ENDPOINT, ROUTES } from '../../../contract/routes.ts';
import { toast } from '../../support/product/auth-page.ts';
import { test } from '../../support/product/desk.ts';
import { sendEnquiry } from '../../support/product/enquiries.ts';
import { expect } from '../../support/product/product.ts';

test('a doubtful correction waits beside the first words until the administrator decides', async ({
  page,
  product,
}) => {
  const { receipt } = await sendEnquiry(product, 'Asha Verma');
  await product.sql('update public.leads set quarantined_at = null');
  const answer = await fetch(product.url + RECEIPT_ENDPOINT, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      token: receipt,
      action: 'correct',
      name: 'Asha Verma',
      email: 'asha@example.in',
      phone: '98765 43210',
      message: '[url=https://spam.example]win[/url]',
    }),
  });
  expect(answer.status).toBe(200);

  await page.goto(ROUTES.admin);
  await expect(page.getByText('Correction waits')).toBeVisible();
  await expect(page.getByText('A cloud kitchen').first()).toBeVisible();
  await page.getByRole('link', { name: 'Asha Verma', exact: true }).click();
  const held = page.getByRole('region', { name: 'Correction of Asha Verma that waits' });
  await expect(held).toContainText('The message holds HTML or forum links');
  await expect(held).toContainText('[url=https://spam.example]');
  const activity = page.getByRole('region', { name: 'Activity' });
  await expect(activity).toContainText('First words');

  await held.getByRole('button', { name: 'Drop the correction' }).click();
  await expect(toast(page, 'The enquiry keeps its words')).toBeVisible();
  await expect(page.getByText('Correction waits')).toHaveCount(0);
  await expect(activity).toContainText('The held correction was dropped');
  expect(await product.sql('select message from public.leads')).toEqual([
    { message: 'A cloud kitchen' },
  ]);
});
