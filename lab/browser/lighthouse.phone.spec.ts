import { ROUTES } from '../../contract/routes.ts';
import { expect, test } from '../../tests/support/product/product.ts';
import { openLighthouse } from '../bench/lighthouse.ts';

/** What no machine makes slower or faster; the performance of first visits is measured by `npm run bench`. */
const CATEGORIES = ['accessibility', 'best-practices', 'seo'] as const;

for (const path of [ROUTES.home, ROUTES.contact]) {
  test(`Lighthouse on a phone: ${path}`, async ({ product }) => {
    test.setTimeout(240_000);
    const { measure, close } = await openLighthouse(CATEGORIES);
    try {
      const { categories } = await measure(new URL(path, product.url).href);
      for (const id of CATEGORIES) expect(categories[id]?.score, id).toBe(1);
    } finally {
      await close();
    }
  });
}
