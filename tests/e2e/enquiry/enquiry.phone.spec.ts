import { ENQUIRY_MESSAGES } from '../../../contract/enquiry.ts';
import { ROUTES } from '../../../contract/routes.ts';
import {
  fillForm,
  forgetCounts,
  openContactPage,
  readCopies,
  send,
  storedLeads,
} from '../../support/product/contact-page.ts';
import { expect, test } from '../../support/product/product.ts';

test.describe('with JavaScript', () => {
  test('an enquiry is stored, mailed and kept on the device', { tag: '@check' }, async ({
    page,
    product,
  }) => {
    const marker = 'Sector 117';
    await forgetCounts(product);
    await openContactPage(page);
    await fillForm(page, { message: `Space in ${marker}` });
    await page.getByLabel('Subject').selectOption('franchise');
    await send(page);

    await expect(page.getByText(ENQUIRY_MESSAGES.sent.title).first()).toBeVisible();
    await expect(page.getByText(ENQUIRY_MESSAGES.sent.description).first()).toBeVisible();
    await expect(page.getByLabel('Full Name')).toHaveValue('');
    await expect(page.getByLabel('Message')).toHaveValue('');

    const [lead] = await storedLeads(product, marker);
    expect(lead).toMatchObject({
      name: 'Harpreet Kaur',
      email: 'harpreet@example.in',
      phone: '+919876543210',
      subject: 'franchise',
    });
    const [copy] = await readCopies(page);
    expect(Object.keys(copy).sort()).toEqual([
      'email',
      'id',
      'message',
      'name',
      'phone',
      'subject',
      'timestamp',
    ]);
    expect(typeof copy.id).toBe('number');
    expect(new Date(copy.timestamp).toISOString()).toBe(copy.timestamp);

    const mail = await product.mail.waitFor((received) => received.text.includes(marker));
    expect(mail.to).toEqual(['leads@example.in']);
    expect(mail.replyTo).toEqual(['harpreet@example.in']);
    for (const part of [mail.text, mail.html]) {
      for (const shown of [
        'Harpreet Kaur',
        'harpreet@example.in',
        '+919876543210',
        marker,
        ROUTES.admin,
      ]) {
        expect(part).toContain(shown);
      }
    }
  });

  test('each error is named at its field and the summary takes focus', { tag: '@check' }, async ({
    page,
  }) => {
    await openContactPage(page);
    await fillForm(page, { name: '', email: 'harpreet@', phone: '' });
    await send(page);
    const summary = page.getByRole('alert').filter({ has: page.getByRole('link') });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveCount(3);
    for (const label of ['Full Name', 'Email Address', 'Phone Number']) {
      const field = page.getByLabel(label);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      const described = await field.getAttribute('aria-describedby');
      const texts = await Promise.all(
        (described ?? '').split(' ').map((id) => page.locator(`[id="${id}"]`).textContent()),
      );
      expect(texts.join(' ')).toMatch(/Enter/);
    }
    await summary.getByRole('link').nth(1).click();
    await expect(page.getByLabel('Email Address')).toBeFocused();
    expect(await readCopies(page)).toEqual([]);
  });

  test('text typed before the page wakes up survives', async ({ page }) => {
    await page.route('**/assets/**/*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue();
    });
    await page.goto(ROUTES.contact, { waitUntil: 'commit' });
    await page.getByLabel('Full Name').fill('Typed early');
    await page.waitForLoadState('networkidle');
    await page.getByLabel('Message').fill('later');
    await expect(page.getByLabel('Full Name')).toHaveValue('Typed early');
  });
});
