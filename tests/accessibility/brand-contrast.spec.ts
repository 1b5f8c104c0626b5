import { brandPath } from '../../contract/paths.ts';
import { findWeakTexts } from '../support/browser/text-contrast.ts';
import { loadBrands } from '../support/content/read-content.ts';
import { expect, test } from '../support/product/product.ts';

const brands = await loadBrands();

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`brand colours, ${colorScheme}`, () => {
    test.use({ colorScheme, bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

    for (const { slug, name } of brands) {
      test(`${name} is readable on its own grounds`, async ({ page }) => {
        await page.goto(brandPath(slug), { waitUntil: 'networkidle' });
        expect(await findWeakTexts(page)).toEqual([]);
      });
    }
  });
}
