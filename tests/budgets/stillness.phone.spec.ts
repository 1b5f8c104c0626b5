import { ROUTES } from '../../contract/routes.ts';
import { expect, type Page, test } from '../support/product/product.ts';
import { startHaltingHost } from '../support/server/halting-host.ts';

const paints = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('paint').map(({ name }) => name));

for (const [part, mark, last] of [
  ['menu', '<a href="/club-membership"', '#site-menu a[href="/education"]'],
  ['opening', '<picture', 'h1'],
] as const) {
  test(`a page with only half its ${part} is not painted yet`, async ({ page, product }) => {
    const host = await startHaltingHost(product.url, mark);
    try {
      await page.goto(`${host.url}${ROUTES.singleBrand}`, { waitUntil: 'commit' });
      await expect(page.locator(last)).toBeAttached();
      await page.waitForTimeout(500);
      expect(await paints(page)).toEqual([]);
      host.goOn();
      await expect.poll(() => paints(page)).toContain('first-contentful-paint');
    } finally {
      await host.stop();
    }
  });
}
