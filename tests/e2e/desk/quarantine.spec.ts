import { ROUTES } from '../../../contract/routes.ts';
import { toast } from '../../support/product/auth-page.ts';
import { test } from '../../support/product/desk.ts';
import { storeEnquiry } from '../../support/product/enquiries.ts';
import { expect } from '../../support/product/product.ts';

const QUARANTINE = `${ROUTES.admin}#quarantine`;
const REASONS = ['The hidden field was filled in', 'The message holds 4 links'];

test('doubtful leads wait in quarantine, with their reasons, until a person decides', {
  tag: '@check',
}, async ({ page, product }) => {
  await storeEnquiry(product, { name: 'Asha Verma' });
  await storeEnquiry(product, { name: 'Ravi Kumar', reasons: REASONS });
  await storeEnquiry(product, { name: 'Buy Links', reasons: REASONS });
  await page.goto(ROUTES.admin);
  await expect(page.getByText('Asha Verma').first()).toBeVisible();
  await expect(page.getByText('Ravi Kumar')).toHaveCount(0);
  await page.getByRole('link', { name: 'Spam (2)' }).click();
  await expect(page).toHaveURL(QUARANTINE);
  for (const reason of REASONS) await expect(page.getByText(reason).first()).toBeVisible();
  await expect(page.getByText('Asha Verma')).toHaveCount(0);

  await page.getByRole('button', { name: 'Not spam: Ravi Kumar' }).click();
  await expect(toast(page, 'is in the list, and the mails go out now')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Spam (1)' })).toBeVisible();
  await product.mail.waitFor((mail) => mail.subject === 'About Ravi Kumar');

  await page.getByRole('button', { name: 'Delete the enquiry of Buy Links' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No suspected spam')).toBeVisible();
  await page.getByRole('link', { name: 'Leads', exact: true }).click();
  await expect(page.getByText('Ravi Kumar').first()).toBeVisible();
  expect(await product.sql('select name from public.leads order by name')).toEqual([
    { name: 'Asha Verma' },
    { name: 'Ravi Kumar' },
  ]);
  expect(
    await product.sql("select from private.audit_log where action = 'leads.released'"),
  ).not.toHaveLength(0);
});
