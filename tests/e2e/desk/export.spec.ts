import { readFile } from 'node:fs/promises';
import readXlsx from 'read-excel-file/node';
import { ROUTES } from '../../../contract/routes.ts';
import { toast } from '../../support/product/auth-page.ts';
import { addLead, test } from '../../support/product/desk.ts';
import { expect, type Page } from '../../support/product/product.ts';

const LEADS = `${ROUTES.admin}#leads`;

test.beforeEach(async ({ product, page }) => {
  await addLead(product, 'Gurpreet Kaur', 30, { message: '=HYPERLINK("x")\n"नमस्ते"' });
  await addLead(product, 'Ramesh Iyer', 10, { calls_allowed: false });
  await addLead(product, 'Simran', 5);
  await product.sql(`update public.leads set withdrawn_at = now() where name = 'Simran'`);
  await page.goto(LEADS);
  await expect(page.getByText('Gurpreet Kaur').first()).toBeVisible();
});

/** Opens the dialog, chooses a kind of file, and waits for it. */
async function download(page: Page, kind: string, withNoContact: boolean) {
  await page.getByRole('button', { name: 'Download Excel' }).click();
  const dialog = page.getByRole('dialog', { name: 'Download this list' });
  await dialog.getByRole('radio', { name: kind }).check();
  const barred = dialog.getByRole('checkbox', { name: 'With 1 lead that nobody may contact' });
  await expect(barred).not.toBeChecked();
  if (withNoContact) await barred.check();
  const count = withNoContact ? '3 leads' : '2 leads';
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: `Download ${count}` }).click(),
  ]);
  await expect(toast(page, `${count} in the file.`)).toBeVisible();
  await expect(dialog).toBeHidden();
  return { name: file.suggestedFilename(), content: await readFile(await file.path()) };
}

test('the list is saved in both forms, which hold the same; who took an enquiry back only if asked for', {
  tag: '@check',
}, async ({ page, product }) => {
  const csv = await download(page, 'CSV', false);
  expect(csv.name).toMatch(/^leads-\d{4}-\d\d-\d\d-2\.csv$/);
  expect(String(csv.content)).toContain('"98765 12345","franchise","[No calls]\n');
  expect(String(csv.content)).toContain(`"'=HYPERLINK(""x"")\n""नमस्ते"""`);
  expect(String(csv.content)).not.toContain('Simran');

  const xlsx = await download(page, 'Excel workbook', true);
  expect(xlsx.name).toMatch(/^leads-\d{4}-\d\d-\d\d-3\.xlsx$/);
  const [sheet] = await readXlsx(xlsx.content);
  const [head, simran, ramesh, gurpreet] = sheet?.data ?? [];
  expect(head?.slice(0, 8)).toEqual([
    ...['Name', 'Email', 'Phone', 'Subject', 'Message', 'Date', 'May we call?', 'Stage'],
  ]);
  expect(simran?.slice(0, 3)).toEqual(['Simran', 'simran@example.in', '98765 12345']);
  expect([simran?.[6], ramesh?.[6], gurpreet?.[6]]).toEqual(['Do not contact', 'No calls', 'Yes']);
  expect(ramesh?.[4]).toBe('A shop for Ramesh Iyer');
  expect(gurpreet?.[4]).toBe('=HYPERLINK("x")\n"नमस्ते"');
  expect(gurpreet?.[5]).toBeInstanceOf(Date);
  const noted = await product.sql(
    `select detail ->> 'format' as format, detail ->> 'count' as count from private.audit_log
     where action = 'leads.exported' order by id desc limit 2`,
  );
  expect(noted).toEqual([
    { format: 'xlsx', count: '3' },
    { format: 'csv', count: '2' },
  ]);
});
