import type { BrowserContext, Page } from '@playwright/test';
import { referenceOf } from '../../../contract/reference.ts';
import { DESK_WORKER, ROUTES } from '../../../contract/routes.ts';
import { findings } from '../../support/browser/axe.ts';
import { signedInAdministrator } from '../../support/product/administrator.ts';
import { toast } from '../../support/product/auth-page.ts';
import { addLead, stayOnPage } from '../../support/product/desk.ts';
import { expect, type Product, test } from '../../support/product/product.ts';

test.use({
  serviceWorkers: 'allow',
  expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|status of (409|500)/],
});

const TODAY = `${ROUTES.admin}#today`;

test.beforeEach(async ({ product, page, context }) => {
  await product.sql('delete from public.leads');
  await stayOnPage(page);
  await signedInAdministrator(page, product);
  // A worker controls pages that were opened after it began, and those that it claims.
  await page.goto(TODAY);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => context.serviceWorkers().length).toBeGreaterThan(0);
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
    .toBe(true);
  await keptBuild(page);
});

/** Until the worker keeps the build whole. */
const keptBuild = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async (admin) => (await caches.match(admin)) !== undefined, ROUTES.admin),
    )
    .toBe(true);

const notes = (product: Product, id: string) =>
  product.sql(
    `select detail #>> '{change,note}' as note, detail #>> '{change,contact,outcome}' as outcome
     from private.lead_events where kind = 'work' and lead_id = $1 order by id`,
    [id],
  );

async function backOnline(context: BrowserContext, page: Page) {
  await context.setOffline(false);
  await expect(page.getByText(/for the network/)).toHaveCount(0);
}

test('without network the day is read, worked on and reloaded; with it all arrives once', async ({
  page,
  context,
  product,
}) => {
  const id = await addLead(product, 'Gurpreet Kaur', 300);
  await addLead(product, 'Ramesh Iyer', 30);
  await page.goto(`${TODAY}/${referenceOf(id)}`);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Gurpreet Kaur' })).toBeVisible();
  await page.goto(TODAY);
  await expect(page.getByRole('link', { name: 'Call Gurpreet Kaur' })).toBeVisible();

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(/As of .*, without network/)).toBeVisible();
  await page.getByRole('link', { name: 'Call Gurpreet Kaur' }).click();
  const dialog = page.getByRole('dialog', { name: 'How did the call to Gurpreet Kaur go?' });
  await dialog.getByRole('button', { name: 'No answer' }).click();
  await dialog.getByRole('button', { name: 'Tomorrow' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('1 action waits for the network')).toBeVisible();
  const row = page.getByRole('listitem').filter({ hasText: 'Gurpreet Kaur' });
  await expect(row).toContainText('Waits to be sent');

  await page.getByRole('link', { name: 'Gurpreet Kaur', exact: true }).click();
  const lead = page.getByRole('article', { name: 'Gurpreet Kaur' });
  await lead.getByLabel('Note').fill('Wants a kitchen in Moga');
  await lead.getByRole('button', { name: 'Save note' }).click();
  await expect(lead.getByLabel('Note')).toHaveValue('');
  await expect(lead.getByText('Note (waits to be sent)')).toBeVisible();
  expect(await findings(page, 'without network')).toEqual([]);

  // The page is closed by the phone; nothing typed is lost.
  await page.reload();
  await expect(page.getByText('2 actions wait for the network')).toBeVisible();
  await expect(lead.getByText('Wants a kitchen in Moga')).toBeVisible();
  expect(await notes(product, id)).toEqual([]);

  await backOnline(context, page);
  await expect(lead.getByText('Call: no answer')).toBeVisible();
  expect(await notes(product, id)).toEqual([
    { note: null, outcome: 'no-answer' },
    { note: 'Wants a kitchen in Moga', outcome: null },
  ]);
});

test('a lead that was only seen in a list is read, and one that is unknown says why not', async ({
  page,
  context,
  product,
}) => {
  const id = await addLead(product, 'Simran', 30);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Call Simran' })).toBeVisible();
  await context.setOffline(true);
  await page.goto(`${TODAY}/${referenceOf(id)}`);
  await expect(page.getByRole('article', { name: 'Simran' })).toContainText('A shop for Simran');
  await page.goto(`${TODAY}/YC-0000-0000`);
  await expect(page.getByText('This lead could not be loaded')).toBeVisible();
});

test('a press is taken back before it is sent, and two tabs send each action once', async ({
  page,
  context,
  product,
}) => {
  const id = await addLead(product, 'Ramesh Iyer', 60);
  const address = `${ROUTES.admin}#leads/${referenceOf(id)}`;
  await page.goto(address);
  await expect(page.getByRole('article')).toContainText('A shop for Ramesh Iyer');
  const other = await context.newPage();
  await other.goto(address);
  await expect(other.getByRole('article')).toContainText('A shop for Ramesh Iyer');

  await context.setOffline(true);
  for (const note of ['first', 'second', 'third']) {
    await page.getByLabel('Note').fill(note);
    await page.getByRole('button', { name: 'Save note' }).click();
    await expect(page.getByLabel('Note')).toHaveValue('');
  }
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page, 'Undone')).toBeVisible();
  await expect(page.getByText('third')).toHaveCount(0);
  await expect(other.getByText('2 actions wait for the network')).toBeVisible();
  await other.getByLabel('Note').fill('of the other tab');
  await other.getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByText('3 actions wait for the network')).toBeVisible();

  await backOnline(context, page);
  await backOnline(context, other);
  expect((await notes(product, id)).map(({ note }) => note)).toEqual([
    'first',
    'second',
    'of the other tab',
  ]);
});

test('what the desk refuses is kept with the words that were typed, to try again or drop', async ({
  page,
  context,
  product,
}) => {
  const id = await addLead(product, 'Ramesh Iyer', 60);
  await page.goto(`${ROUTES.admin}#leads/${referenceOf(id)}`);
  await expect(page.getByRole('article')).toContainText('A shop for Ramesh Iyer');
  await context.setOffline(true);
  await page.getByLabel('Stage').selectOption('Lost');
  await page.getByLabel('Reason').fill('Chose a dosa brand');
  await page.getByRole('button', { name: 'Move to Lost' }).click();
  await expect(page.getByText(/^Lost since/)).toBeVisible();
  await product.sql("update public.leads set stage = 'negotiating' where id = $1", [id]);

  await context.setOffline(false);
  await expect(page.getByText('1 action was not accepted')).toBeVisible();
  await expect(page.getByText(/^Negotiating since/)).toBeVisible();
  await page.getByRole('button', { name: 'Show them' }).click();
  const dialog = page.getByRole('dialog', { name: 'Kept on this device' });
  await expect(dialog).toContainText('Chose a dosa brand');
  await expect(dialog.getByRole('alert')).toBeVisible();
  expect(await findings(page, 'refused work')).toEqual([]);
  await dialog.getByRole('button', { name: /^Try again/ }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByRole('button', { name: /^Drop/ }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('was not accepted')).toHaveCount(0);
});

test('a log-out asks what is to become of work that waits, and leaves nothing to read', async ({
  page,
  context,
  product,
}) => {
  const id = await addLead(product, 'Ramesh Iyer', 60);
  await page.goto(`${ROUTES.admin}#leads/${referenceOf(id)}`);
  await expect(page.getByRole('article')).toContainText('A shop for Ramesh Iyer');
  await context.setOffline(true);
  await page.getByLabel('Note').fill('kept for later');
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByText('1 action waits for the network')).toBeVisible();
  // The connection is back, but the desk does not answer yet.
  await page.route('**/rpc/work_lead', (route) => route.abort());
  await page.goto(`${ROUTES.admin}#leads`);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Log out' }).click();
  const dialog = page.getByRole('dialog', { name: 'Not everything is sent' });
  await dialog.getByRole('button', { name: 'Log out and keep them' }).click();
  await page.waitForURL(ROUTES.auth);
  await page.unroute('**/rpc/work_lead');
  await page.goto('/robots.txt');
  expect(await storedIn(page, 'lead-desk-answers', 'answers')).toBe(0);
  expect(await storedIn(page, 'lead-desk-work', 'work')).toBe(1);
  await signedInAdministrator(page, product);
  await page.goto(ROUTES.admin);
  await expect.poll(() => notes(product, id)).toEqual([{ note: 'kept for later', outcome: null }]);
});

/** How many entries a database of this device has. */
const storedIn = (page: Page, database: string, store: string): Promise<number> =>
  page.evaluate(
    ([name, kept]) =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const counting = opening.result.transaction(kept).objectStore(kept).count();
          counting.onsuccess = () => resolve(counting.result);
        };
      }),
    [database, store] as const,
  );

test('public pages and the sign-in are not the worker’s', async ({ page, request }) => {
  for (const path of [ROUTES.home, ROUTES.auth]) {
    await page.goto(path);
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  }
  const worker = await request.get(DESK_WORKER);
  expect(worker.headers()).toMatchObject({
    'cache-control': 'no-cache',
    'content-security-policy': expect.stringContaining("connect-src 'self'"),
    'content-type': expect.stringContaining('text/javascript'),
  });
});
