import { ROUTES } from '../../contract/routes.ts';
import { openLighthouse } from '../support/browser/lighthouse.ts';
import { expect, test } from '../support/product/product.ts';

const FLOOR = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
const CATEGORIES = Object.keys(FLOOR) as (keyof typeof FLOOR)[];
/** Other work on the machine can only lower a score, so the best attempt counts. */
const MAX_ATTEMPTS = 6;

for (const path of [ROUTES.home, ROUTES.contact]) {
  test(`Lighthouse on a phone: ${path}`, async ({ product }) => {
    test.setTimeout(240_000);
    const { measure, close } = await openLighthouse(CATEGORIES);
    try {
      const best = { performance: 0, accessibility: 0, 'best-practices': 0, seo: 0 };
      for (
        let attempt = 0;
        attempt < MAX_ATTEMPTS && best.performance < FLOOR.performance;
        attempt += 1
      ) {
        const { categories } = await measure(new URL(path, product.url).href);
        for (const id of CATEGORIES) {
          best[id] = Math.max(best[id], Math.round((categories[id]?.score ?? 0) * 100));
        }
      }
      for (const id of CATEGORIES) expect(best[id], id).toBeGreaterThanOrEqual(FLOOR[id]);
    } finally {
      await close();
    }
  });
}
