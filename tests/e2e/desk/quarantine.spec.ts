import { ROUTES } from '../../../contract/routes.ts';
import { signedInAdministrator } from '../../support/product/administrator.ts';
import { toast } from '../../support/product/auth-page.ts';
import { storeEnquiry } from '../../support/product/enquiries.ts';
import { expect, test } from '../../support/product/product.ts';

const QUARANTINE = `${ROUTES.admin}#quarantine`;
const REASONS = ['The hidden field was filled in', 'The message holds 4 links'];

test.beforeEach(async ({ product, page }) => {
  await product.sql('delete from public.leads');
  await signedInAdministrator(page, product);
});

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

test('all of them are deleted at once, the other leads stay', async ({ page, product }) => {
  await storeEnquiry(product);
  for (let spam = 0; spam < 55; spam += 1) {
    await storeEnquiry(product, { name: `Spam ${spam}`, reasons: REASONS });
  }
  await page.goto(QUARANTINE);
  await page.getByRole('button', { name: 'Show more (5 left)' }).click();
  await expect(page.getByRole('button', { name: /^Not spam/ })).toHaveCount(55);
  await page.getByRole('button', { name: 'Delete all 55 leads' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No suspected spam')).toBeVisible();
  expect(await product.sql('select name from public.leads')).toEqual([{ name: 'Asha Verma' }]);
});

test.describe(() => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('an opened lead shows what is known of it, and the view is in the audit log', async ({
    page,
    product,
  }) => {
    const first = { gclid: 'x', utm_campaign: 'diwali', landing: '/franchise' };
    const id = await storeEnquiry(product, {
      attribution: { first, looked: '/brands/roll-nation' },
    });
    await product.sql(
      `select public.change_consent($1,
        '{"purpose": "enquiry", "is_granted": false, "text": "t", "version": "1", "language": "en"}')`,
      [id],
    );
    await page.goto(ROUTES.admin);
    await expect(page.getByText('Do not contact', { exact: true })).toBeVisible();
    const open = () => page.getByRole('link', { name: 'Asha Verma', exact: true }).click();
    await open();
    await expect(page.getByText(/^do not contact: withdrawn on/)).toBeVisible();
    await expect(
      page.getByText(/Google Ads, campaign diwali, landed on \/franchise/),
    ).toBeVisible();
    await expect(page.getByText(/Looked at Roll Nation/)).toBeVisible();
    await page.getByText('Consents and mails').click();
    await expect(page.getByText(/^yes, since/)).toBeVisible();
    await expect(page.locator('details').getByText(/Mail to the team/)).toBeVisible();
    await expect
      .poll(() =>
        product.sql(
          "select detail->'ids' as ids from private.audit_log where action = 'leads.viewed' order by id desc limit 1",
        ),
      )
      .toEqual([{ ids: [id] }]);

    await page.route('**/rpc/record_desk_use', (route) => route.fulfill({ status: 500, json: {} }));
    await page.getByRole('link', { name: 'Back to the list' }).click();
    await open();
    await expect(page.getByText('could not note that you opened')).toBeVisible();
  });
});
