import { readFile } from 'node:fs/promises';
import { FACTS_FILE } from '../../../contract/facts-to-confirm.ts';
import { ROUTES } from '../../../contract/routes.ts';
import { signedInAdministrator } from '../../support/product/administrator.ts';
import { toast } from '../../support/product/auth-page.ts';
import { storeEnquiry } from '../../support/product/enquiries.ts';
import { expect, test } from '../../support/product/product.ts';

test.beforeEach(async ({ product, page }) => {
  await product.sql('delete from public.leads');
  await product.sql('delete from private.lead_archive');
  await product.sql('delete from private.mail_outbox');
  await signedInAdministrator(page, product);
});

test('a test enquiry travels the whole path and removes itself', async ({ page, product }) => {
  await page.goto(`${ROUTES.admin}#health`);
  await expect(page.getByText('Enquiries come in and mails go out.')).toBeVisible();
  await page.getByRole('button', { name: 'Send a test enquiry' }).click();
  for (const step of ['Taken', 'Stored', 'Mailed', 'Removed']) {
    await expect(page.getByText(new RegExp(`^${step}.* at \\d`))).toBeVisible({ timeout: 30_000 });
  }
  await product.mail.waitFor((mail) => mail.subject.startsWith('[Test] '));
  expect(await product.sql('select from public.leads')).toHaveLength(0);
  expect(
    await product.sql("select from private.lead_archive where (lead->>'is_test')::boolean"),
  ).toHaveLength(0);
});

test('a mail that was given up raises an alarm and can be sent again', async ({
  page,
  product,
}) => {
  const id = await storeEnquiry(product);
  await product.mail.waitFor((mail) => mail.subject === 'About Asha Verma');
  await product.sql(
    `insert into private.mail_outbox
       (lead_id, kind, recipient, subject, body_text, attempts, abandoned_at, last_error, created_at)
     values ($1, 'team', 'leads@example.in', 'Once more', 'x', 20, now(), 'Mailbox full',
       now() - interval '2 hours')`,
    [id],
  );
  await page.goto(ROUTES.admin);
  await page.getByRole('link', { name: 'Health Check' }).click();
  await expect(page.getByText('1 mail was given up after twenty attempts.')).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Mailbox full' })).toBeVisible();
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(toast(page, 'The mail is tried again now.')).toBeVisible();
  await product.mail.waitFor((mail) => mail.subject === 'Once more');
  await expect(async () => {
    await page.getByRole('button', { name: 'Check now' }).click();
    await expect(page.getByText('Enquiries come in and mails go out.')).toBeVisible({
      timeout: 1_000,
    });
  }).toPass();
});

test('a person’s data is exported and erased in one step', async ({ page, product }) => {
  await storeEnquiry(product);
  await storeEnquiry(product);
  await product.sql('delete from public.leads where id = (select id from public.leads limit 1)');
  await page.goto(`${ROUTES.admin}#person`);
  const field = page.getByLabel('Email address or phone number');
  await field.fill('nonsense');
  await page.getByRole('button', { name: 'Export' }).click();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill('098765 43210');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ]);
  const found = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect([found.enquiries.length, found.archived.length]).toEqual([1, 1]);
  expect(found.enquiries[0].email).toBe('asha@example.in');

  await page.getByRole('button', { name: 'Erase' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/What stays, without name or address/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Erase', exact: true }).click();
  await expect(toast(page, '2 enquiries erased.')).toBeVisible();
  expect(await product.sql('select from public.leads')).toHaveLength(0);
  expect(
    await product.sql("select from private.lead_archive where lead->>'email' = 'asha@example.in'"),
  ).toHaveLength(0);

  await page.getByRole('link', { name: 'Audit log' }).click();
  await expect(page.getByRole('cell', { name: 'Exported a person’s data' }).first()).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Erased enquiries' }).first()).toBeVisible();
  await expect(page.locator('main')).not.toContainText('asha@example.in');
});

test('facts that nobody has confirmed are counted, each with its place', async ({
  page,
  request,
}) => {
  const facts: { file: string; line: number }[] = await (await request.get(FACTS_FILE)).json();
  await page.goto(`${ROUTES.admin}#health`);
  await expect(
    page.getByRole('heading', { name: `${facts.length} facts to confirm` }),
  ).toBeVisible();
  await page.getByText('Where each is').click();
  const company = page.getByRole('listitem').filter({ hasText: 'content/company.yaml' });
  const lines = facts.filter(({ file }) => file === 'content/company.yaml');
  await expect(company.first().getByRole('listitem')).toHaveCount(lines.length);
  await expect(company.first().getByText(/^line \d+: legal\.cin$/)).toBeVisible();
});
