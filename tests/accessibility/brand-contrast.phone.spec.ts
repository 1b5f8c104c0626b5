import { brandPath } from '../../contract/paths.ts';
import { findWeakTexts } from '../support/browser/text-contrast.ts';
import { loadBrands } from '../support/content/read-content.ts';
import { expect, test } from '../support/product/product.ts';

const brands = await loadBrands();

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`brand colours, ${colorScheme}`, () => {
    test.use({ colorScheme, bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

    test('every brand is readable on its own grounds', async ({ page }) => {
      const weak: object[] = [];
      for (const { slug, name } of brands) {
        await page.goto(brandPath(slug), { waitUntil: 'networkidle' });
        const texts = await findWeakTexts(page);
        if (texts.length > 0) weak.push({ name, texts });
      }
      expect(weak).toEqual([]);
    });
  });
}
