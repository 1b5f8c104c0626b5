import { referenceOf } from '../../../contract/reference.ts';
import { ROUTES } from '../../../contract/routes.ts';
import { findings } from '../../support/browser/axe.ts';
import { signedInAdministrator } from '../../support/product/administrator.ts';
import { addLead } from '../../support/product/desk.ts';
import { expect, test } from '../../support/product/product.ts';
import {
  openKeptDesk,
  recorded,
  storedIn,
  WITHOUT_NETWORK,
} from '../../support/product/without-network.ts';

test.use({ ...WITHOUT_NETWORK, expectedErrors: [...WITHOUT_NETWORK.expectedErrors] });
test.beforeEach(({ page, context, product }) => openKeptDesk(page, context, product));

test('what the desk refuses is kept with the words that were typed, to try again or drop', async ({
  page,
  context,
  product,
}) => {
  const id = await addLead(product, 'Ramesh Iyer', 60);
  await page.goto(`${ROUTES.admin}#leads/${referenceOf(id)}`);
  await expect(page.getByRole('article')).toContainText('A shop for Ramesh Iyer');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Lost', exact: true }).click();
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
  await dialog.getByRole('button', { name: 'Log out and keep' }).click();
  await page.waitForURL(ROUTES.auth);
  await page.unroute('**/rpc/work_lead');
  await page.goto('/robots.txt');
  expect(await storedIn(page, 'lead-desk-answers', 'answers')).toBe(0);
  expect(await storedIn(page, 'lead-desk-work', 'work')).toBe(1);
  await signedInAdministrator(page, product);
  await page.goto(ROUTES.admin);
  await expect
    .poll(() => recorded(product, id))
    .toEqual([{ note: 'kept for later', outcome: null }]);
});
