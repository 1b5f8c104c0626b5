import { receiptPath } from '../../../contract/paths.ts';
import { ROUTES } from '../../../contract/routes.ts';
import { holdPart } from '../../support/browser/held-part.ts';
import { sendEnquiry } from '../../support/product/enquiries.ts';
import { expect, test } from '../../support/product/product.ts';

test.beforeEach(async ({ product }) => {
  await product.sql('delete from public.leads');
});

test('a visitor sees, corrects, withdraws and erases the enquiry', { tag: '@check' }, async ({
  page,
  product,
}) => {
  const { receipt, reference, id } = await sendEnquiry(product);
  await page.goto(receiptPath(receipt));
  await expect(page.getByText(reference)).toBeVisible();
  await expect(page.getByText('asha@example.in')).toBeVisible();

  await page.getByRole('button', { name: 'Correct it' }).click();
  await expect(page.getByLabel('Full name')).toBeFocused();
  await page.getByLabel('Email address').fill('nonsense');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByLabel('Email address')).toBeFocused();
  await expect(page.getByLabel('Email address')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Email address').fill('asha@new.example.in');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status').getByText(/^Corrected\./)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Correct it' })).toBeFocused();
  await expect(page.getByText('asha@new.example.in')).toBeVisible();

  await page.getByRole('button', { name: 'Withdraw my enquiry' }).click();
  await expect(page.getByRole('status').getByText(/^Withdrawn\./)).toBeVisible();
  const withdrawn =
    'select withdrawn_at is not null as is_withdrawn from public.leads where id = $1';
  expect(await product.sql(withdrawn, [id])).toEqual([{ is_withdrawn: true }]);
  await page.getByRole('button', { name: 'Restore my enquiry' }).click();
  await expect(page.getByRole('status').getByText(/^Restored\./)).toBeVisible();

  const news = page.getByRole('checkbox', { name: /^Send me news/ });
  await expect(news).not.toBeChecked();
  await news.press('Space');
  await expect(news).toBeChecked();
  await expect(page.getByRole('status').getByText('You get our news.')).toBeVisible();
  await page.reload();
  await expect(news).toBeChecked();

  await page.getByRole('button', { name: 'Erase my enquiry' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Erase my enquiry' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Erase', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Nothing about you is kept here' })).toBeFocused();
  expect(await product.sql('select from public.leads where id = $1', [id])).toHaveLength(0);
});

test('a switch counts also where the visitor leaves at once', async ({ page, product }) => {
  const { receipt, id } = await sendEnquiry(product);
  await page.goto(receiptPath(receipt));
  const news = page.getByRole('checkbox', { name: /^Send me news/ });
  await expect(news).toBeVisible();
  const asked = await holdPart(page, '**/enquiry-receipt');
  await news.press('Space');
  await asked.asked;
  await page.goto('about:blank');
  asked.release();
  const consents =
    "select is_granted from private.consents where lead_id = $1 and purpose = 'news'";
  await expect.poll(() => product.sql(consents, [id])).toEqual([{ is_granted: true }]);
});

test('the link within the page does not lose the token', async ({ page, product }) => {
  const { receipt, reference } = await sendEnquiry(product);
  await page.goto(receiptPath(receipt));
  await expect(page.getByText(reference)).toBeVisible();
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
  await expect(page).toHaveURL(receiptPath(receipt));
  await page.reload();
  await expect(page.getByText(reference)).toBeVisible();
});

test.describe(() => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('a link that is cut off, or belongs to another enquiry, shows nothing', async ({
    page,
    product,
  }) => {
    const [mine, other] = [await sendEnquiry(product), await sendEnquiry(product, 'Secret Person')];
    const signature = mine.receipt.split('.')[1];
    for (const token of [mine.receipt.slice(0, -1), `${other.id}.${signature}`, other.id, '']) {
      await page.goto('/robots.txt');
      await page.goto(receiptPath(token));
      await expect(page.getByText('This link belongs to no enquiry')).toBeVisible();
      await expect(page.getByText('Secret Person')).toHaveCount(0);
    }
  });
});

test('the page is not offered to search engines', async ({ page, request }) => {
  await page.goto(ROUTES.receipt);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  expect(await (await request.get('/robots.txt')).text()).toContain(`Disallow: ${ROUTES.receipt}`);
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain(`${ROUTES.receipt}<`);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says how to ask by phone and by e-mail', async ({ page }) => {
    await page.goto(ROUTES.receipt);
    await expect(page.locator('main noscript')).toBeVisible();
    await expect(page.getByText('Looking up your enquiry')).toBeHidden();
    await expect(page.locator('main a[href^="tel:"]')).toBeVisible();
    await expect(page.locator('main a[href^="mailto:"]')).toBeVisible();
  });
});
