import { referenceOf } from '../../../contract/reference.ts';
import { ROUTES } from '../../../contract/routes.ts';
import { toast } from '../../support/product/auth-page.ts';
import { addLead, test } from '../../support/product/desk.ts';
import { expect } from '../../support/product/product.ts';

test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

const open = (id: string, query = '') => `${ROUTES.admin}#leads/${referenceOf(id)}${query}`;

test('a number is corrected in three taps, without network too, and taken back', async ({
  page,
  product,
}) => {
  const id = await addLead(product, 'Manpreet Kaur', 10, { phone: '+919811111111' });
  await page.goto(open(id));
  const lead = page.getByRole('article', { name: 'Manpreet Kaur' });
  let taps = 0;
  const tap = async (name: string) => {
    taps += 1;
    await lead.getByRole('button', { name, exact: true }).first().click();
  };
  await tap('Edit name, number, e-mail');
  await expect(lead.getByLabel('Number', { exact: true })).toBeFocused();
  await page.keyboard.type('98765 43210');
  await tap('Save');
  await expect(toast(page, 'Manpreet Kaur: saved')).toBeVisible();
  expect(taps).toBeLessThanOrEqual(3);
  const call = lead.getByRole('link', { name: 'Call Manpreet Kaur' });
  await expect(call).toHaveAttribute('href', 'tel:+919876543210');
  const activity = lead.getByRole('region', { name: 'Activity' });
  await expect(activity).toContainText('Number corrected: +91 98111 11111 → +91 98765 43210');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page, 'Undone')).toBeVisible();
  // A form that is open takes what was read anew.
  await expect(call).toHaveAttribute('href', 'tel:+919811111111');

  // From the outcome "Wrong number", and on the road.
  await page.goto(open(id, '?edit=phone'));
  await expect(lead.getByLabel('Number', { exact: true })).toBeFocused();
  await page.context().setOffline(true);
  await lead.getByLabel('Number', { exact: true }).fill('98765 4321');
  await tap('Save');
  await expect(lead.getByLabel('Number', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await lead.getByLabel('Number', { exact: true }).fill('0161-2740555');
  await tap('Save');
  await expect(activity).toContainText('(not synced yet)');
  await page.context().setOffline(false);
  await expect
    .poll(() => product.sql('select phone from public.leads where id = $1', [id]))
    .toEqual([{ phone: '+911612740555' }]);
});

test('who asks for a call in his message is called, and on WhatsApp once he allowed it', async ({
  page,
  product,
}) => {
  const message = 'Mujhe kal subah call karo ji';
  const id = await addLead(product, 'Jagdeep Brar', 10, { calls_allowed: false, message });
  await page.goto(open(id));
  const lead = page.getByRole('article', { name: 'Jagdeep Brar' });
  await expect(lead.getByText('Asked to be called, in the message').first()).toBeVisible();
  await expect(lead.getByRole('link', { name: 'Call Jagdeep Brar' })).toBeVisible();
  await expect(lead.getByRole('link', { name: 'WhatsApp Jagdeep Brar' })).toHaveCount(0);
  await lead.getByRole('button', { name: 'They allowed calls' }).click();
  await lead.getByRole('button', { name: 'On the phone' }).click();
  await expect(lead.getByRole('link', { name: 'WhatsApp Jagdeep Brar' })).toBeVisible();
  await expect(toast(page, 'Jagdeep Brar: calls allowed')).toBeVisible();
  const ledger = await product.sql(
    `select is_granted, source from private.consents where lead_id = $1 and purpose = 'calls'`,
    [id],
  );
  expect(ledger).toEqual([{ is_granted: true, source: 'desk' }]);
});
