import { ROUTES } from '../../../contract/routes.ts';
import { loadCompany, loadContact } from '../../support/content/read-content.ts';
import { expect, test } from '../../support/product/product.ts';

const { offices, franchisePhone } = await loadCompany();
const words = await loadContact();

test.describe('contact page', () => {
  test('requests nothing from a third party before a click', async ({ page, product }) => {
    const foreign: string[] = [];
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      if (origin !== new URL(product.url).origin && protocol !== 'data:')
        foreign.push(request.url());
    });
    await page.goto(ROUTES.contact, { waitUntil: 'networkidle' });
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState('networkidle');
    expect(foreign).toEqual([]);
    await expect(page.getByRole('link', { name: words.places.directions }).first()).toHaveAttribute(
      'href',
      /^https:\/\/(www\.google\.com\/maps|maps\.google)/,
    );
  });

  test('shows both addresses, the hotline and when an answer comes', { tag: '@check' }, async ({
    page,
  }) => {
    await page.goto(ROUTES.contact);
    const main = page.getByRole('main');
    for (const { street, city } of Object.values(offices)) {
      await expect(main.getByText(street).first()).toBeVisible();
      await expect(main.getByText(city).first()).toBeVisible();
    }
    await expect(main.getByText(words.email.text).first()).toBeVisible();
    const hotline = main.locator('a[href^="https://wa.me/"]').first();
    await expect(hotline).toHaveAttribute('target', '_blank');
    await expect(hotline).toHaveAttribute('href', new RegExp(franchisePhone.slice(1)));
  });
});
