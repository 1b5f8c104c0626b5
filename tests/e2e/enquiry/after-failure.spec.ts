import { ENQUIRY_MESSAGES } from '../../../contract/enquiry.ts';
import { ROUTES } from '../../../contract/routes.ts';
import { loadContact } from '../../support/content/read-content.ts';
import { fillForm, send } from '../../support/product/contact-page.ts';
import { openForm, POSTED, WAITING } from '../../support/product/outbox.ts';
import { expect, test } from '../../support/product/product.ts';

const { direct } = (await loadContact()).sent;

test.describe('after a failure', () => {
  test.use({ expectedErrors: [/503|net::ERR|Failed to load resource/] });

  test('the page says that the message is kept, when it is tried again, and how to send it oneself', async ({
    page,
  }) => {
    const marker = 'server down';
    await openForm(page, marker);
    await page.route(POSTED, (route) =>
      route.fulfill({ status: 503, json: { error: { message: 'm' } } }),
    );
    await send(page);
    // The specified toast stays.
    await expect(page.getByText(ENQUIRY_MESSAGES.sent.title).first()).toBeVisible();
    const form = page.locator('main form');
    await expect(form.getByText('Saved until it arrives, Harpreet Kaur.')).toBeVisible();
    await expect(form.getByText(WAITING)).toContainText("We'll try again");
    await expect(form).not.toContainText(/not sent|thank you|24 hours|when you are online/i);
    const chat = form.getByRole('link', { name: 'Send by WhatsApp' });
    expect(new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text')).toContain(
      marker,
    );
    const mail = form.getByRole('link', { name: 'Send by email' });
    expect(decodeURIComponent((await mail.getAttribute('href')) ?? '')).toContain(marker);

    await page.unroute(POSTED);
    await expect(form.getByText('Thank you, Harpreet Kaur.')).toBeVisible({ timeout: 15_000 });
    await expect(form.getByText('Saved until it arrives')).toHaveCount(0);
  });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('the page that follows a posted form claims nothing to those who posted none', async ({
      page,
    }) => {
      await page.goto(ROUTES.contactSent);
      await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(direct.heading);
      await expect(page.getByText(ENQUIRY_MESSAGES.sent.title)).toBeHidden();
      await expect(page.getByText(ENQUIRY_MESSAGES.sent.description)).toBeHidden();
      expect(await page.title()).not.toMatch(/sent/i);
      await page.getByRole('link', { name: direct.action }).click();
      await expect(page).toHaveURL(ROUTES.contact);
    });
  });
}

test('whoever looks at that page with a half-written message keeps it', async ({ page }) => {
  await page.goto(ROUTES.contact);
  await fillForm(page, { message: 'half a sentence' });
  await page.goto(ROUTES.contactSent);
  await page.goto(ROUTES.contact);
  await expect(page.getByLabel('Message')).toHaveValue('half a sentence');
});
