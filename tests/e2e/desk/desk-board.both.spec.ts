import { ROUTES } from '../../../contract/routes.ts';
import { toast } from '../../support/product/auth-page.ts';
import { addLead, openView, test } from '../../support/product/desk.ts';
import { expect, type Page } from '../../support/product/product.ts';

const BOARD = `${ROUTES.admin}#board`;

/** The cards of a stage; on a phone its tab has to be chosen first. */
async function column(page: Page, stage: string) {
  const tab = page.getByRole('tab', { name: new RegExp(`^${stage} `) });
  await expect(page.locator('a[href="#board"][aria-current="page"]')).toBeVisible();
  if (isNarrow(page)) await tab.click();
  return page.getByRole('list', { name: stage, exact: true }).getByRole('listitem');
}
const isNarrow = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024;

test('a lead goes to its next stage, and back with one press', { tag: '@check' }, async ({
  page,
  product,
}) => {
  await addLead(product, 'Gurpreet Kaur', 3000);
  await addLead(product, 'Ramesh Iyer', 30);
  await product.sql("update public.leads set city = 'Ludhiana' where name = 'Gurpreet Kaur'");
  await page.goto(ROUTES.admin);
  await openView(page, 'Board');
  const fresh = await column(page, 'New');
  await expect(fresh).toHaveCount(2);
  await expect(fresh.last()).toContainText('Ludhiana');
  await expect(fresh.last()).toContainText(/\d days ago/);

  await page.getByRole('button', { name: 'Move Gurpreet Kaur' }).click();
  const dialog = page.getByRole('dialog', { name: 'Move Gurpreet Kaur' });
  // What the stage does not allow is not offered.
  await expect(dialog.getByRole('button', { name: 'Won', exact: true })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Qualified', exact: true }).click();
  await expect(toast(page, 'Gurpreet Kaur: Qualified')).toBeVisible();
  await expect(fresh).toHaveCount(1);
  await expect(await column(page, 'Qualified')).toContainText(['Gurpreet Kaur']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page, 'Undone')).toBeVisible();
  await expect(await column(page, 'New')).toHaveCount(2);
});

test('who loses a lead says why', async ({ page, product }) => {
  await addLead(product, 'Simran', 50);
  await addLead(product, 'Ramesh Iyer', 30);
  await page.goto(BOARD);
  await page.getByRole('button', { name: 'Move Simran' }).click();
  const dialog = page.getByRole('dialog', { name: 'Move Simran' });
  await dialog.getByRole('button', { name: 'Lost', exact: true }).click();
  await dialog.getByRole('button', { name: 'Move to Lost' }).click();
  await expect(dialog.getByLabel('Reason')).toBeFocused();
  await dialog.getByLabel('Reason').fill('City not open');
  await dialog.getByRole('button', { name: 'Move to Lost' }).click();
  await expect(dialog).toHaveCount(0);
  const lost = await column(page, 'Lost');
  await expect(lost).toContainText(['Simran']);
  // The focus goes with the card where its column can be seen.
  if (!isNarrow(page)) await expect(page.getByRole('link', { name: 'Simran' })).toBeFocused();
  expect(await product.sql("select stage_reason from public.leads where stage = 'lost'")).toEqual([
    { stage_reason: 'City not open' },
  ]);
});

test('a card is dragged to its next stage; where a reason is wanted it is asked', async ({
  page,
  product,
}) => {
  await addLead(product, 'Gurpreet Kaur', 300);
  await addLead(product, 'Ramesh Iyer', 30);
  await addLead(product, 'Simran', 50);
  await product.sql(
    "update public.leads set stage = 'contacted', budget_rupees = 1500000 where name <> 'Simran'",
  );
  await page.goto(BOARD);
  const contacted = await column(page, 'Contacted');
  await expect(contacted).toHaveCount(2);
  await expect(page.getByText('₹30 lakh', { exact: true })).toBeVisible();
  // A phone has one column at a time, and moves with "Move".
  if (isNarrow(page)) return;
  const board = page.getByRole('region', { name: 'Board of all stages' });
  expect(await board.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  const heading = (stage: string) => board.getByRole('heading', { name: new RegExp(stage) });
  await contacted.filter({ hasText: 'Gurpreet' }).dragTo(heading('Negotiating'));
  await expect(toast(page, 'Gurpreet Kaur: Negotiating')).toBeVisible();
  await expect(await column(page, 'Negotiating')).toContainText(['Gurpreet Kaur']);
  await contacted.filter({ hasText: 'Ramesh' }).dragTo(heading('Lost'));
  const dialog = page.getByRole('dialog', { name: 'Move Ramesh Iyer' });
  await dialog.getByLabel('Reason').fill('City not open');
  await dialog.getByRole('button', { name: 'Move to Lost' }).click();
  await expect(await column(page, 'Lost')).toContainText(['Ramesh Iyer']);
});
