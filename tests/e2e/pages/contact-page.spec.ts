import { ROUTES } from '../../../contract/routes.ts';
import { expect, test } from '../../support/product/product.ts';

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
    await expect(
      page.getByRole('link', { name: /open in (google )?maps/i }).first(),
    ).toHaveAttribute('href', /^https:\/\/(www\.google\.com\/maps|maps\.google)/);
  });

  test('shows both addresses, the hotline and the 24-hour promise', async ({ page }) => {
    await page.goto(ROUTES.contact);
    const main = page.getByRole('main');
    await expect(main.getByText('Chandigarh').first()).toBeVisible();
    await expect(main.getByText('Mohali').first()).toBeVisible();
    await expect(main.getByText(/within 24 hours/i).first()).toBeVisible();
    const hotline = main.locator('a[href^="https://wa.me/"]').first();
    await expect(hotline).toHaveAttribute('target', '_blank');
  });
});
