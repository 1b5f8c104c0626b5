import { brandPath } from '../../contract/paths.ts';
import { findWeakTexts } from '../support/browser/text-contrast.ts';
import { expect, test } from '../support/product/product.ts';
import { BRANDS } from '../support/site/route-table/brand-routes.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`brand colours, ${colorScheme}`, () => {
    test.use({ colorScheme, bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

    for (const { slug, name } of BRANDS) {
      test(`${name} is readable on its own grounds`, async ({ page }) => {
        await page.goto(brandPath(slug), { waitUntil: 'networkidle' });
        expect(await findWeakTexts(page)).toEqual([]);
      });
    }
  });
}
