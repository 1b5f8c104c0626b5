import { ROUTES } from '../../contract/routes.ts';
import { signedInAdministrator } from '../support/administrator.ts';
import { expect, type Page, test } from '../support/product.ts';
import { listedPaths } from '../support/site-map.ts';

/** Cumulative layout shift of a page that is loaded and scrolled to its end. */
async function layoutShift(page: Page, path: string): Promise<number> {
  await page.goto(path, { waitUntil: 'networkidle' });
  for (let step = 0; step < 6; step += 1) {
    await page.mouse.wheel(0, 900);
    await page.waitForTimeout(50);
  }
  await page.waitForLoadState('networkidle');
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
          })[]) {
            if (!entry.hadRecentInput) sum += entry.value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 100);
      }),
  );
}

test('no page moves under the reader', async ({ page, request }) => {
  test.setTimeout(300_000);
  const moving: string[] = [];
  for (const path of [...(await listedPaths(request)), ROUTES.auth]) {
    const shift = await layoutShift(page, path);
    if (shift > 0.001) moving.push(`${path}: ${shift}`);
  }
  expect(moving).toEqual([]);
});

test('the lead desk does not move when its leads arrive', async ({ page, product }) => {
  await product.sql(
    `insert into public.leads (name, email, message)
     select 'Visitor ' || n, 'v@example.in', 'Message' from generate_series(1, 60) n`,
  );
  await signedInAdministrator(page, product);
  expect(await layoutShift(page, ROUTES.admin)).toBeLessThanOrEqual(0.001);
});
