import type { BrowserContext } from '@playwright/test';
import { ROUTES } from '../../../contract/routes.ts';
import { signedInAdministrator } from './administrator.ts';
import { stayOnPage } from './desk.ts';
import { expect, type Page, type Product } from './product.ts';

/** What a desk whose worker runs, and whose network goes and comes, asks of a test. */
export const WITHOUT_NETWORK = {
  serviceWorkers: 'allow',
  // One expression: Playwright takes a list of two for a value and its options.
  expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|status of (409|500)/],
} as const;

/** Opens the day's list without leads, signed in, with the worker in control and the build kept whole. */
export async function openKeptDesk(page: Page, context: BrowserContext, product: Product) {
  await product.sql('delete from public.leads');
  await stayOnPage(page);
  await signedInAdministrator(page, product);
  await page.goto(`${ROUTES.admin}#today`);
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
    .toBe(true);
  expect(context.serviceWorkers()).toHaveLength(1);
  await expect
    .poll(() =>
      page.evaluate(async (admin) => (await caches.match(admin)) !== undefined, ROUTES.admin),
    )
    .toBe(true);
}

/** Notes and outcomes that the desk has recorded of a lead, in their order. */
export const recorded = (product: Product, id: string) =>
  product.sql(
    `select detail #>> '{change,note}' as note, detail #>> '{change,contact,outcome}' as outcome
     from private.lead_events where kind = 'work' and lead_id = $1 order by id`,
    [id],
  );

/** Brings the network back and waits until all is sent. */
export async function backOnline(context: BrowserContext, page: Page) {
  await context.setOffline(false);
  await expect(page.getByText(/for the network/)).toHaveCount(0);
}

/** How many entries a database of this device has; 0 while the desk has not made it. */
export const storedIn = (page: Page, database: string, store: string): Promise<number> =>
  page.evaluate(
    async ([name, kept]) => {
      const databases = await indexedDB.databases();
      if (!databases.some((each) => each.name === name)) return 0;
      return new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const counting = opening.result.transaction(kept).objectStore(kept).count();
          counting.onsuccess = () => resolve(counting.result);
        };
      });
    },
    [database, store] as const,
  );
