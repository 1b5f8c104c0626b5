import { ROUTES } from '../../contract/routes.ts';
import { readLayoutShift } from '../support/browser/layout-shift.ts';
import { inTabs } from '../support/browser/tabs.ts';
import { signedInAdministrator } from '../support/product/administrator.ts';
import { expect, type Page, test } from '../support/product/product.ts';
import { startHaltingHost } from '../support/server/halting-host.ts';
import { listedPaths } from '../support/site/site-map.ts';

/** Cumulative layout shift of a page that is loaded and scrolled to its end. */
async function layoutShift(page: Page, path: string): Promise<number> {
  await page.goto(path, { waitUntil: 'networkidle' });
  for (let step = 0; step < 6; step += 1) {
    await page.mouse.wheel(0, 900);
    await page.waitForTimeout(50);
  }
  await page.waitForLoadState('networkidle');
  return readLayoutShift(page);
}

/** Letters that come late take up to 0.018; what Web Vitals call good ends at 0.1. */
const MAX_SHIFT = 0.02;

test('no page moves under the reader', async ({ page, request }) => {
  test.setTimeout(300_000);
  const paths = [...(await listedPaths(request)), ROUTES.auth];
  const moving = await inTabs(page, paths, async (tab, path) => {
    const shift = await layoutShift(tab, path);
    return shift > MAX_SHIFT ? [`${path}: ${shift}`] : [];
  });
  expect(moving).toEqual([]);
});

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

test('the lead desk does not move when its leads arrive', async ({ page, product }) => {
  await product.sql(
    `insert into public.leads (name, email, message)
     select 'Visitor ' || n, 'v@example.in', 'Message' from generate_series(1, 60) n`,
  );
  await signedInAdministrator(page, product);
  expect(await layoutShift(page, ROUTES.admin)).toBeLessThanOrEqual(0.001);
});
