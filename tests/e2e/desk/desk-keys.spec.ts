import { ROUTES } from '../../../contract/routes.ts';
import { toast } from '../../support/product/auth-page.ts';
import { addLead, test } from '../../support/product/desk.ts';
import { addLeads } from '../../support/product/leads.ts';
import { expect } from '../../support/product/product.ts';

test.beforeEach(async ({ product, page }) => {
  await addLeads(product, 3);
  await page.goto(`${ROUTES.admin}#today?list=new`);
  await expect(page.getByRole('link', { name: 'Visitor 1', exact: true })).toBeVisible();
});

test('a lead is worked without a mouse', async ({ page }) => {
  await page.keyboard.press('j');
  await expect(page.getByRole('link', { name: 'Visitor 1', exact: true })).toBeFocused();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  await expect(page.getByRole('link', { name: 'Visitor 2', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  const lead = page.getByRole('article', { name: 'Visitor 2' });
  await expect(lead).toBeVisible();

  await page.keyboard.press('n');
  await expect(lead.getByLabel('Note')).toBeFocused();
  // Here a letter is a letter.
  await page.keyboard.type('just soup');
  await expect(lead.getByLabel('Note')).toHaveValue('just soup');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Visitor 2: noted')).toBeVisible();
  await page.keyboard.press('s');
  await expect(lead.getByRole('group', { name: 'Move to' })).toBeFocused();
  await lead.getByRole('heading', { name: 'Visitor 2' }).focus();
  await page.keyboard.press('u');
  await expect(toast(page, 'Undone')).toBeVisible();
  await page.keyboard.press('j');
  await expect(page.getByRole('article', { name: 'Visitor 3' })).toBeVisible();

  // The same in the table of leads.
  await page.goto(`${ROUTES.admin}#leads`);
  await expect(page.getByRole('table', { name: 'Leads' })).toBeVisible();
  await page.keyboard.press('j');
  await expect(page.getByRole('link', { name: 'Visitor 1', exact: true })).toBeFocused();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article', { name: 'Visitor 2' })).toBeVisible();
  // Beside the lead the table is a list of cards.
  await expect(page.getByRole('list', { name: 'Leads' })).toBeVisible();
  await page.keyboard.press('j');
  await expect(page.getByRole('article', { name: 'Visitor 3' })).toBeVisible();
});

test('the keys are explained, and can be switched off on a device', async ({ page }) => {
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(help).toContainText('Next lead of the list');
  // Behind a question no key acts.
  await page.keyboard.press('/');
  await expect(page).toHaveURL(/#today/);
  await help.getByRole('button', { name: 'Switch off on this device' }).click();
  await page.keyboard.press('Escape');
  await expect(help).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Visitor 1', exact: true })).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.press('?');
  await help.getByRole('button', { name: 'Shortcuts are off on this device' }).click();
  await expect(page).toHaveURL(/#today/);
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
});

test('the board is worked without a mouse', async ({ page, product }) => {
  await product.sql('delete from public.leads');
  await addLead(product, 'Gurpreet Kaur', 60);
  await addLead(product, 'Ramesh Iyer', 30);
  const won = await addLead(product, 'Simran', 90);
  await product.sql("update public.leads set stage = 'negotiating' where id = $1", [won]);
  await page.goto(`${ROUTES.admin}#board`);
  await page.reload();
  const link = (name: string) => page.getByRole('link', { name, exact: true });
  // Each column reads its own leads.
  for (const name of ['Gurpreet Kaur', 'Ramesh Iyer', 'Simran']) {
    await expect(link(name)).toBeVisible();
  }
  await page.keyboard.press('j');
  await expect(link('Ramesh Iyer')).toBeFocused();
  await page.keyboard.press('j');
  await expect(link('Gurpreet Kaur')).toBeFocused();
  // Empty columns are passed over.
  await page.keyboard.press('j');
  await expect(link('Simran')).toBeFocused();
  await page.keyboard.press('k');
  await page.keyboard.press('k');
  await expect(link('Ramesh Iyer')).toBeFocused();
  await page.keyboard.press('s');
  await page.getByRole('dialog').getByRole('button', { name: 'Contacted' }).press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const contacted = page.getByRole('list', { name: 'Contacted', exact: true });
  await expect(contacted.getByRole('listitem')).toContainText(['Ramesh Iyer']);
  await expect(link('Ramesh Iyer')).toBeFocused();
  await page.keyboard.press('u');
  await expect(toast(page, 'Undone')).toBeVisible();
  await link('Simran').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article', { name: 'Simran' })).toBeVisible();
  // Beside a lead there is room for the column it came from.
  await expect(page.getByRole('tab', { name: /^Negotiating/, selected: true })).toBeVisible();
  await expect(link('Simran')).toBeVisible();
});

test('the first lead stands beside the list, and is chosen once one begins to work on it', async ({
  page,
}) => {
  const lead = page.getByRole('article', { name: 'Visitor 1' });
  await expect(lead).toBeVisible();
  await expect(page).toHaveURL(/#today\?list=new$/);
  await lead.getByLabel('Note').click();
  await expect(page).toHaveURL(/#today\/YC-.*\?list=new$/);
  await lead.getByLabel('Note').fill('Called back');
  await lead.getByRole('button', { name: 'Save note' }).click();
  const note = toast(page, 'Visitor 1: noted');
  await expect(note).toBeVisible();
  // What is pressed next is never below it.
  const [over, list] = [
    await note.boundingBox(),
    await page.getByRole('list', { name: 'New' }).boundingBox(),
  ];
  expect((over?.x ?? 0) + (over?.width ?? 0)).toBeLessThanOrEqual(list?.x ?? 0);
  await page.getByRole('link', { name: 'Close', exact: true }).click();
  await expect(page).toHaveURL(/#today\?list=new$/);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(lead).toHaveCount(0);
});
