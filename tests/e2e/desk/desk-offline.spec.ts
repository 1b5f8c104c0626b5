import { referenceOf } from '../../../contract/reference.ts';
import { DESK_WORKER, ROUTES } from '../../../contract/routes.ts';
import { findings } from '../../support/browser/axe.ts';
import { toast } from '../../support/product/auth-page.ts';
import { addLead, TOMORROW } from '../../support/product/desk.ts';
import { expect, type Page, test } from '../../support/product/product.ts';
import {
  backOnline,
  openKeptDesk,
  recorded,
  WITHOUT_NETWORK,
} from '../../support/product/without-network.ts';

const TODAY = `${ROUTES.admin}#today`;

test.use({ ...WITHOUT_NETWORK, expectedErrors: [...WITHOUT_NETWORK.expectedErrors] });
test.beforeEach(({ page, context, product }) => openKeptDesk(page, context, product));

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
  await expect(page.getByRole('link', { name: 'Call Gurpreet Kaur' }).first()).toBeVisible();

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(/As of .*, without network/)).toBeVisible();
  await page.getByRole('link', { name: 'Call Gurpreet Kaur' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'How did the call to Gurpreet Kaur go?' });
  await dialog.getByRole('button', { name: 'No answer' }).click();
  await dialog.getByRole('button', { name: TOMORROW }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('1 action waits for the network')).toBeVisible();
  const row = page.getByRole('listitem').filter({ hasText: 'Gurpreet Kaur' });
  await expect(row).toContainText('Not synced yet');

  await page.getByRole('link', { name: 'Gurpreet Kaur', exact: true }).click();
  const lead = page.getByRole('article', { name: 'Gurpreet Kaur' });
  await lead.getByLabel('Note').fill('Wants a kitchen in Moga');
  await lead.getByRole('button', { name: 'Save note' }).click();
  await expect(lead.getByLabel('Note')).toHaveValue('');
  await expect(lead.getByText('Note (not synced yet)')).toBeVisible();
  expect(await findings(page, 'without network')).toEqual([]);

  // The page is closed by the phone; nothing typed is lost.
  await page.reload();
  await expect(page.getByText('2 actions wait for the network')).toBeVisible();
  await expect(lead.getByText('Wants a kitchen in Moga', { exact: true })).toBeVisible();
  expect(await recorded(product, id)).toEqual([]);

  await backOnline(context, page);
  await expect(lead.getByText('Call: no answer')).toBeVisible();
  expect(await recorded(product, id)).toEqual([
    { note: null, outcome: 'no-answer' },
    { note: 'Wants a kitchen in Moga', outcome: null },
  ]);
});

test('Refresh over a connection that is cut says that nothing was refreshed', async ({
  page,
  context,
  product,
}) => {
  await addLead(product, 'Gurpreet Kaur', 300);
  await page.goto(`${ROUTES.admin}#leads`);
  const count = page.locator('#lead-count');
  await expect(count).toContainText('1 lead as of');
  await addLead(product, 'Ramesh Iyer', 30);
  const [worker] = context.serviceWorkers();
  await worker?.evaluate(() => {
    const { fetch } = self;
    Object.assign(self, {
      again: () => Object.assign(self, { fetch }),
      fetch: () => Promise.reject(new TypeError('Failed to fetch')),
    });
  });
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(toast(page, 'Failed to load leads')).toBeVisible();
  await expect(page.getByText(/^Not refreshed. Leads as of \d+:\d\d.[ap]m/)).toBeVisible();
  await expect(page.getByText('Lead data has been refreshed.')).toHaveCount(0);
  await expect(page.getByText(/As of .*: the server does not answer/)).toBeVisible();

  await worker?.evaluate(() => (self as unknown as { again: () => void }).again());
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(toast(page, 'Lead data has been refreshed.')).toBeVisible();
  await expect(count).toContainText('2 leads as of');
  await expect(page.getByText('the server does not answer')).toHaveCount(0);
});

test('a lead that was only seen in a list is read, and one that is unknown says why not', async ({
  page,
  context,
  product,
}) => {
  const id = await addLead(product, 'Simran', 30);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Call Simran' }).first()).toBeVisible();
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
  expect((await recorded(product, id)).map(({ note }) => note)).toEqual([
    'first',
    'second',
    'of the other tab',
  ]);
});

test('a session that has run out meanwhile still opens what this device keeps, and nothing for a stranger', async ({
  page,
  context,
  product,
}) => {
  await addLead(product, 'Simran', 30);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Call Simran' }).first()).toBeVisible();
  await context.setOffline(true);
  await changeSession(page, { expires_at: 1 });
  await page.reload();
  await expect(page.getByRole('link', { name: 'Call Simran' }).first()).toBeVisible();
  await changeSession(page, { user: { id: '00000000-0000-4000-8000-00000000000b' } });
  await page.goto('about:blank');
  // Without network there is no sign-in either: the browser says so.
  await page.goto(TODAY).catch(() => undefined);
  await expect(page.getByText('Simran')).toHaveCount(0);
});

/** Changes the session that the browser stores. */
const changeSession = (page: Page, change: object) =>
  page.evaluate((more) => {
    const key = Object.keys(localStorage).find((name) => name.endsWith('-auth-token')) ?? '';
    const session = JSON.parse(localStorage.getItem(key) ?? '{}');
    localStorage.setItem(key, JSON.stringify({ ...session, ...more }));
  }, change);

test('public pages and the sign-in are not the worker’s', async ({ page, request }) => {
  for (const path of [ROUTES.home, ROUTES.auth]) {
    await page.goto(path);
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
    // With a session the sign-in goes on to the desk while it is looked at.
    await page.evaluate(() => localStorage.clear());
  }
  const worker = await request.get(DESK_WORKER);
  expect(worker.headers()).toMatchObject({
    'cache-control': 'no-cache',
    'content-security-policy': expect.stringContaining("connect-src 'self'"),
    'content-type': expect.stringContaining('text/javascript'),
  });
});
