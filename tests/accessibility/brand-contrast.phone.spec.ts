import { brandPath } from '../../contract/paths.ts';
import { findWeakTexts } from '../support/browser/text-contrast.ts';
import { loadBrands } from '../support/content/read-content.ts';
import { expect, test } from '../support/product/product.ts';

const brands = await loadBrands();

/** The dark theme has grounds of its own; in the lab both are looked at. */
const THEMES = process.env.EVERY_PAGE ? (['light', 'dark'] as const) : (['dark'] as const);

for (const colorScheme of THEMES) {
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
