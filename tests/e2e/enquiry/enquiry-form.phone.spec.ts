import {
  fillForm,
  forgetCounts,
  openContactPage,
  send,
  storedLeads,
  waitUntilAwake,
} from '../../support/product/contact-page.ts';
import { openSubmission } from '../../support/product/outbox.ts';
import { expect, test } from '../../support/product/product.ts';

/** A form that was filled faster than this is doubtful for that alone. */
const MIN_TYPING_MS = 3_100;

test('half-typed text survives a reload, ticks do not, and sending clears it', async ({ page }) => {
  await openContactPage(page);
  const id = await openSubmission(page);
  await fillForm(page, { message: `half a sent…` });
  await page.getByLabel('Subject').selectOption('support');
  await page.getByRole('checkbox').first().check();
  await page.reload();
  await expect(page.getByLabel('Message')).toHaveValue('half a sent…');
  await waitUntilAwake(page);
  for (const [label, value] of [
    ['Full Name', 'Harpreet Kaur'],
    ['Phone Number', '98765 43210'],
    ['Subject', 'support'],
    ['Message', 'half a sent…'],
  ] as const) {
    await expect(page.getByLabel(label)).toHaveValue(value);
  }
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  expect(await openSubmission(page)).toBe(id);
  await send(page);
  await expect(page.getByText('Sent', { exact: true })).toBeVisible();
  await page.reload();
  await waitUntilAwake(page);
  await expect(page.getByLabel('Full Name')).toHaveValue('');
  await expect(page.getByLabel('Subject')).toHaveValue('');
});

test('consent boxes start unticked, each by itself, and are stored with the words that were shown', async ({
  page,
  product,
}) => {
  const marker = 'consents';
  await openContactPage(page);
  const form = page.locator('form').filter({ hasText: 'Send Message' });
  const ways = page.getByRole('group', { name: 'How shall we reach you?' });
  await expect(form).toContainText('to answer this enquiry');
  await expect(form.getByRole('checkbox')).toHaveCount(2);
  await expect(form.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await ways.getByRole('checkbox', { name: /WhatsApp/ }).press('Space');
  await fillForm(page, { message: marker });
  await send(page);
  await expect(page.getByText('Sent', { exact: true })).toBeVisible();
  await expect(form.getByRole('checkbox', { checked: true })).toHaveCount(0);
  const [lead] = await storedLeads(product, marker);
  const consents = await product.sql(
    'select purpose, is_granted, notice_version, notice_text from private.consents where lead_id = $1 order by purpose',
    [lead?.id],
  );
  expect(consents.map(({ purpose, is_granted }) => [purpose, is_granted])).toEqual([
    ['calls', true],
    ['enquiry', true],
  ]);
  for (const { notice_text } of consents) await expect(form).toContainText(String(notice_text));
});

test('a doubtful enquiry is cleared by a proof of work in the browser', async ({
  page,
  product,
}) => {
  const links = ['one', 'two', 'three'].map((shop) => `https://${shop}.example.in`);
  const marker = `my three shops: ${links.join(' ')}`;
  await forgetCounts(product);
  await openContactPage(page);
  await openSubmission(page);
  await page.waitForFunction(() => sessionStorage.getItem('contactSubmission')?.includes('token'));
  await fillForm(page, { message: marker });
  await page.waitForTimeout(MIN_TYPING_MS);
  const proof = page.waitForRequest(
    (request) => request.method() === 'POST' && 'proof' in (request.postDataJSON() ?? {}),
  );
  await send(page);
  expect((await (await proof).response())?.status()).toBe(200);
  const [lead] = await storedLeads(product, marker);
  expect(lead?.quarantined_at).toBeNull();
  await product.mail.waitFor((mail) => mail.text.includes(marker));
});
