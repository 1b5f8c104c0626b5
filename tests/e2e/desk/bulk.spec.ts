import { ROUTES } from '../../../contract/routes.ts';
import { findings } from '../../support/browser/axe.ts';
import { toast } from '../../support/product/auth-page.ts';
import { test } from '../../support/product/desk.ts';
import { addLeads } from '../../support/product/leads.ts';
import { expect, type Page, type Product } from '../../support/product/product.ts';

// What fades in has no contrast yet.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const bar = (page: Page) => page.getByRole('region', { name: 'Selected leads' });

/** Ticks leads of the list that is open. */
async function select(page: Page, ...names: string[]) {
  // Another view may still show the same leads.
  const table = page.getByRole('table', { name: 'Leads' });
  await expect(table.getByRole('link', { name: names[0] ?? '', exact: true })).toBeVisible();
  for (const name of names) {
    await page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).check();
  }
}

const stages = (product: Product) =>
  product.sql('select name, stage, stage_reason from public.leads order by name');

test('three leads are moved at once; the one that may not is told, and all is taken back', async ({
  page,
  product,
}) => {
  await addLeads(product, 4);
  await product.sql("update public.leads set stage = 'won' where name = 'Visitor 1'");
  const before = await stages(product);
  await page.goto(ROUTES.admin);
  await select(page, 'Visitor 1', 'Visitor 2', 'Visitor 3');
  await expect(page.getByRole('status').filter({ hasText: '3 leads selected' })).toHaveCount(1);
  await bar(page).getByRole('button', { name: 'Stage' }).click();
  const dialog = page.getByRole('dialog', { name: 'Move to another stage: 3 leads' });
  await dialog.getByLabel('Stage').selectOption('Lost');
  await expect(dialog.getByRole('button', { name: 'Move to Lost' })).toBeDisabled();
  await dialog.getByLabel('Reason').fill('Opened a dosa shop');
  expect(await findings(page, 'move many')).toEqual([]);
  await dialog.getByRole('button', { name: 'Move to Lost' }).click();
  await expect(toast(page, '2 leads moved to Lost')).toBeVisible();
  await expect(toast(page, '1 not allowed: Won may not go to Lost.')).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
  expect((await stages(product)).slice(0, 3)).toEqual([
    { name: 'Visitor 1', stage: 'won', stage_reason: null },
    { name: 'Visitor 2', stage: 'lost', stage_reason: 'Opened a dosa shop' },
    { name: 'Visitor 3', stage: 'lost', stage_reason: 'Opened a dosa shop' },
  ]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page, '2 leads as before')).toBeVisible();
  expect(await stages(product)).toEqual(before);
});

test('everything that a filter finds is tagged, also what is not on the screen', async ({
  page,
  product,
}) => {
  await addLeads(product, 124);
  await product.sql(
    "update public.leads set city = 'Moga' where name not in ('Visitor 5', 'Visitor 50', 'Visitor 90', 'Visitor 124')",
  );
  await page.goto(`${ROUTES.admin}#leads?city=Moga`);
  await expect(page.getByText('120 of 124 leads', { exact: true })).toBeVisible();
  await select(page, 'Visitor 1');
  await bar(page).getByRole('button', { name: 'Select all 120' }).click();
  await expect(bar(page)).toContainText('All 120 of this view');
  expect(await findings(page, 'selected leads')).toEqual([]);
  await bar(page).getByRole('button', { name: 'Tag', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Tag: All 120 leads of this view' });
  await dialog.getByRole('textbox', { name: 'Tag' }).fill('Expo');
  await dialog.getByRole('button', { name: 'Add the tag' }).click();
  // The dialog's progress has the same words.
  const said = page.getByRole('region', { name: 'Notifications' });
  await expect(said.getByText('120 leads tagged Expo', { exact: true })).toBeVisible();
  expect(
    await product.sql(
      "select count(*)::int as tagged, bool_and(city = 'Moga') as only_moga from public.leads where 'Expo' = any (tags)",
    ),
  ).toEqual([{ tagged: 120, only_moga: true }]);
});
