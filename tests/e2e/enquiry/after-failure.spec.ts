import { ENQUIRY_MESSAGES } from '../../../contract/enquiry.ts';
import { ROUTES } from '../../../contract/routes.ts';
import { loadContact } from '../../support/content/read-content.ts';
import { expect, test } from '../../support/product/product.ts';

const { direct } = (await loadContact()).sent;

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
