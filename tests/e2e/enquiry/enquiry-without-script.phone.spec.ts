import { ENQUIRY_MESSAGES } from '../../../contract/enquiry.ts';
import { CONTACT_STORED, ROUTES } from '../../../contract/routes.ts';
import { fillForm, send, storedLeads } from '../../support/product/contact-page.ts';
import { expect, test } from '../../support/product/product.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form sends and a page says so', { tag: '@check' }, async ({ page, product }) => {
    const marker = 'plain post';
    await page.goto(ROUTES.contact);
    await fillForm(page, { message: marker });
    await send(page);
    await expect(page).toHaveURL(CONTACT_STORED);
    await expect(page.getByRole('heading', { name: ENQUIRY_MESSAGES.sent.title })).toBeVisible();
    await expect(page.getByText(ENQUIRY_MESSAGES.sent.description)).toBeVisible();
    expect(await storedLeads(product, marker)).toHaveLength(1);
  });

  test.describe('refused', () => {
    test.use({ expectedErrors: [/422/] });

    test('invalid entries come back with their values and errors', async ({ page, product }) => {
      const marker = '"><b>returned</b>';
      await page.goto(ROUTES.contact);
      await fillForm(page, { email: 'harpreet@example', message: marker });
      await page.getByLabel('Subject').selectOption('support');
      await page.getByRole('checkbox', { name: /news/ }).check();
      await send(page);
      await expect(page.getByLabel('Full Name')).toHaveValue('Harpreet Kaur');
      await expect(page.getByLabel('Email Address')).toHaveValue('harpreet@example');
      await expect(page.getByLabel('Email Address')).toHaveAttribute('aria-invalid', 'true');
      await expect(page.getByLabel('Subject')).toHaveValue('support');
      await expect(page.getByLabel('Message')).toHaveValue(marker);
      await expect(page.getByRole('checkbox', { name: /news/ })).toBeChecked();
      await expect(page.getByRole('checkbox', { name: /WhatsApp/ })).not.toBeChecked();
      expect(await storedLeads(product, 'returned')).toHaveLength(0);

      await page.getByLabel('Email Address').fill('harpreet@example.in');
      await page.getByLabel('Phone Number').fill('Mob: 98765 43210 (whatsapp)');
      await send(page);
      await expect(page.getByRole('heading', { name: ENQUIRY_MESSAGES.sent.title })).toBeVisible();
      const [lead] = await storedLeads(product, marker);
      expect(lead?.phone).toBe('+919876543210');
      const consents = await product.sql(
        'select purpose from private.consents where lead_id = $1 order by purpose',
        [lead?.id],
      );
      expect(consents).toEqual([{ purpose: 'enquiry' }, { purpose: 'news' }]);
    });
  });
});
