import { readFile } from 'node:fs/promises';
import { ROUTES } from '../../../contract/routes.ts';
import { findings } from '../../support/browser/axe.ts';
import { readOverflow } from '../../support/browser/overflow.ts';
import { toast } from '../../support/product/auth-page.ts';
import { addLead, openView, test } from '../../support/product/desk.ts';
import { expect } from '../../support/product/product.ts';

test.beforeEach(async ({ page }) => {
  await page.goto(`${ROUTES.admin}#today`);
});

test('who calls is added with a number alone, shown beside earlier enquiries, and taken back', async ({
  page,
  product,
}) => {
  await addLead(product, 'Gurpreet Kaur', 3000);
  await openView(page, 'Add');
  await page.getByRole('button', { name: 'Save lead' }).click();
  await expect(page.getByText('Enter a name.')).toBeVisible();
  await page.getByLabel('Name').fill('Gurpreet K');
  await page.getByLabel('Number').fill('098765 12345 (shop)');
  await page.getByLabel('City').fill('Moga');
  const known = page.getByRole('status').filter({ hasText: '1 enquiry from this number' });
  await expect(known.getByRole('link', { name: 'Gurpreet Kaur' })).toBeVisible();
  await page.getByLabel('Where it comes from').selectOption('Phone call');
  await page.getByLabel('May we call').selectOption('Yes');
  await page.getByRole('button', { name: 'Save lead' }).click();
  await expect(page.getByLabel('Where and how they said so')).toBeFocused();
  await page.getByLabel('Where and how they said so').fill('on the phone');
  expect(await findings(page, 'add')).toEqual([]);
  expect(await readOverflow(page)).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Save lead' }).click();

  await expect(toast(page, 'Gurpreet K: added')).toBeVisible();
  await expect(page).toHaveURL(/#leads\/YC-/);
  await expect(page.getByText('Added by hand')).toBeVisible();
  await expect(page.getByRole('article', { name: 'Gurpreet Kaur' })).toBeVisible();
  const [lead] = await product.sql(
    `select phone, phone_typed, email, source, city, calls_allowed from public.leads where name = 'Gurpreet K'`,
  );
  expect(lead).toEqual({
    phone: '+919876512345',
    phone_typed: '098765 12345 (shop)',
    email: null,
    source: 'Phone call',
    city: 'Moga',
    calls_allowed: true,
  });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page, 'Undone')).toBeVisible();
  expect(await product.sql(`select from public.leads where name = 'Gurpreet K'`)).toEqual([]);
});

test('a file of a portal is looked through, imported without who is there already, and taken back', async ({
  page,
  product,
}) => {
  await addLead(product, 'Gurpreet Kaur', 3000);
  await openView(page, 'Import');
  const choose = page.getByLabel('CSV file or Excel workbook');
  await choose.setInputFiles({ name: 'empty.csv', mimeType: 'text/csv', buffer: Buffer.from('') });
  await expect(page.getByText('There are no rows in this file.')).toBeVisible();
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  const lines = [
    'QUERY_TIME,SENDER_NAME,SENDER_MOBILE,SENDER_EMAIL,SENDER_CITY,QUERY_MESSAGE',
    `${yesterday} 10:30:00,Ramesh Iyer,+91-9840012345,ramesh@example.in,Chennai,"=HYPERLINK(""x"")"`,
    `${yesterday} 10:31:00,Ramesh again,9840012345,,Chennai,Hello`,
    `${yesterday} 10:32:00,Gurpreet,9876512345,GURPREET@example.in,Moga,Hello`,
    `${yesterday} 10:33:00,Nobody,none,,Moga,Hello`,
    `${yesterday} 10:34:00,Simran,9811112222,,Mohali,Hello`,
    `${yesterday} 10:35:00,Brother,9876512345,brother@example.in,Moga,"[No calls]\nHello"`,
    `${yesterday} 10:36:00,Torn`,
  ];
  await choose.setInputFiles({
    name: 'indiamart.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(lines.join('\r\n')),
  });
  await expect(page.getByText('7 rows')).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('1');
  await expect(page.getByLabel('Source where the file says none')).toHaveValue('IndiaMART');
  expect(await findings(page, 'columns')).toEqual([]);
  expect(await readOverflow(page)).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Check the file' }).click();

  await expect(page.getByText('3 rows new.')).toBeVisible();
  await expect(page.getByText('1 row with “no calls”')).toBeVisible();
  await page.getByText('Damaged or hidden: check them in the file: 1 row').click();
  await expect(page.getByText('Row 8: 2 cells instead of 6.')).toBeVisible();
  await page.getByText('People already in your leads: 1 row').click();
  await expect(page.getByText('Row 4: “Gurpreet”, “Hello”, “Moga”')).toBeVisible();
  await page.getByText('With remarks: 1 row').click();
  await expect(page.getByText('Shares its number with Gurpreet Kaur in your leads.')).toBeVisible();
  await expect(page.getByText('Twice in the file, left out: 1 row')).toBeVisible();
  await page.getByText('Refused: 2 rows').click();
  await expect(
    page.getByText('Row 5: SENDER_MOBILE: “none” is left out. Enter a number or an email address.'),
  ).toBeVisible();
  expect(await findings(page, 'checked')).toEqual([]);
  expect(await product.sql('select from public.leads')).toHaveLength(1);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download refused rows (2)' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('refused-indiamart.csv');
  const refused = await readFile(await saved.path(), 'utf8');
  await page.getByLabel('Join the people already in your leads').uncheck();
  await page.getByRole('button', { name: 'Import 3 leads' }).click();
  await expect(page.getByText('3 leads imported.')).toBeVisible();
  const [brother] = await product.sql(
    `select calls_allowed, message from public.leads where name = 'Brother'`,
  );
  expect(brother).toEqual({ calls_allowed: false, message: 'Hello' });
  const stored = await product.sql(
    `select name, source, city, message, to_char(created_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD HH24:MI') as at
     from public.leads where source is not null and name <> 'Brother' order by name`,
  );
  expect(stored).toEqual([
    {
      name: 'Ramesh Iyer',
      source: 'IndiaMART',
      city: 'Chennai',
      message: '=HYPERLINK("x")',
      at: `${yesterday} 10:30`,
    },
    {
      name: 'Simran',
      source: 'IndiaMART',
      city: 'Mohali',
      message: 'Hello',
      at: `${yesterday} 10:34`,
    },
  ]);
  await page.getByRole('button', { name: 'Undo this import' }).click();
  await expect(page.getByText('3 leads taken back.')).toBeVisible();
  expect(await product.sql('select name from public.leads')).toEqual([{ name: 'Gurpreet Kaur' }]);

  await choose.setInputFiles({
    name: saved.suggestedFilename(),
    mimeType: 'text/csv',
    buffer: Buffer.from(refused.replace('"none"', '"98111 13333"')),
  });
  await page.getByRole('button', { name: 'Check the file' }).click();
  await page.getByRole('button', { name: 'Import 1 lead' }).click();
  await expect(page.getByText('1 lead imported.')).toBeVisible();
  const [mended] = await product.sql(
    `select phone, city, message from public.leads where name = 'Nobody'`,
  );
  expect(mended).toEqual({ phone: '+919811113333', city: 'Moga', message: 'Hello' });
});

test('a file of Meta loses nothing: money, campaign, form and answers; who is known joins', async ({
  page,
  product,
}) => {
  const known = await addLead(product, 'Gurpreet Kaur', 3000);
  const day = new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10);
  const lines = [
    'id,created_time,ad_id,ad_name,campaign_id,campaign_name,form_id,form_name,is_organic,platform,your_investment_budget,when_do_you_want_to_start,full_name,phone_number,email,city',
    `l:1,${day}T10:15:00+05:30,ag:1,Momo reel,c:1,Diwali Franchise,f:1,Franchise form,false,fb,₹10-15_lakh,within_3_months,Harpreet Singh,p:+919800000101,h@example.in,ਬਰਨਾਲਾ`,
    `l:2,${day}T10:16:00+05:30,ag:1,Momo reel,c:1,Diwali Franchise,f:1,Franchise form,false,ig,above_20_lakh,now,Gurpreet,p:+919876512345,gurpreet@example.in,Moga`,
  ];
  await openView(page, 'Import');
  await page.getByLabel('CSV file or Excel workbook').setInputFiles({
    name: 'meta-diwali.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(lines.join('\r\n')),
  });
  await page.getByRole('button', { name: 'Check the file' }).click();
  await expect(page.getByText('People already in your leads: 1 row')).toBeVisible();
  await page.getByRole('button', { name: 'Import 2 leads' }).click();
  await expect(page.getByText('2 leads imported. 1 lead of people already')).toBeVisible();
  const [lead] = await product.sql(
    `select id, source, city, budget_rupees::int, message, attribution #>> '{first,utm_campaign}' as campaign
     from public.leads where name = 'Harpreet Singh'`,
  );
  expect(lead).toMatchObject({
    source: 'Facebook',
    city: 'Barnala',
    budget_rupees: 1_000_000,
    campaign: 'Diwali Franchise',
    message: [
      ...['form name: Franchise form', 'your investment budget: ₹10-15 lakh'],
      ...['when do you want to start: within 3 months', 'city: ਬਰਨਾਲਾ'],
      ...['id: l:1', 'ad id: ag:1', 'campaign id: c:1', 'form id: f:1', 'is organic: false'],
    ].join('\n'),
  });

  await page.goto(`${ROUTES.admin}#leads/${known}`);
  await expect(page.getByText('Came with the imported file “meta-diwali.csv”')).toBeVisible();
  await expect(page.getByText('above 20 lakh').first()).toBeVisible();
});
