import { ENQUIRY_MESSAGES } from '../../../contract/enquiry.ts';
import { ROUTES } from '../../../contract/routes.ts';
import {
  fillForm,
  readCopies,
  send,
  storedLeads,
  waitUntilAwake,
} from '../../support/product/contact-page.ts';
import {
  expectLeads,
  openForm,
  POSTED,
  readOutbox,
  sent,
  WAITING,
} from '../../support/product/outbox.ts';
import { expect, test } from '../../support/product/product.ts';

const DAY_MS = 86_400_000;
test.use({ expectedErrors: [/net::ERR|Failed to load resource/] });

test('an enquiry sent offline is kept and goes out once the connection is back', {
  tag: '@check',
}, async ({ page, context, product }) => {
  const marker = 'offline before';
  await openForm(page, marker);
  await context.setOffline(true);
  await send(page);
  await expect(page.getByText(ENQUIRY_MESSAGES.sent.title).first()).toBeVisible();
  await expect(page.getByText(WAITING)).toBeVisible();
  expect(await storedLeads(product, marker)).toHaveLength(0);
  await context.setOffline(false);
  await expect(sent(page)).toBeVisible();
  await expect(page.getByText(WAITING)).toHaveCount(0);
  expect(await storedLeads(product, marker)).toHaveLength(1);
});

test('an enquiry whose answer is lost is sent again and stored once, with the same receipt', async ({
  page,
  product,
}) => {
  const marker = 'answer lost';
  await page.route(
    POSTED,
    async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      await route.fetch();
      await route.abort('internetdisconnected');
    },
    { times: 1 },
  );
  await openForm(page, marker);
  await send(page);
  await expect(page.getByText(WAITING)).toBeVisible();
  expect(await storedLeads(product, marker)).toHaveLength(1);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(sent(page)).toBeVisible();
  const [lead] = await storedLeads(product, marker);
  expect(await storedLeads(product, marker)).toHaveLength(1);
  const reference = String(lead?.id).slice(0, 8).toUpperCase();
  await expect(page.getByText(`YC-${reference.slice(0, 4)}-${reference.slice(4)}`)).toBeVisible();
  const link = page.getByRole('link', { name: 'See, correct or withdraw what you sent' });
  await expect(link).toHaveAttribute('href', new RegExp(`^${ROUTES.receipt}#${lead?.id}\\.`));
});

test('the next page sends an enquiry whose tab was closed before the answer, once', async ({
  page,
  context,
  product,
}) => {
  const marker = 'tab closed';
  await page.route(POSTED, () => {});
  await openForm(page, marker);
  await send(page);
  await expect.poll(() => readOutbox(page)).toHaveLength(1);
  await page.close();
  const next = await context.newPage();
  await next.goto(ROUTES.menu);
  await expectLeads(product, marker, 1);
  await expect.poll(async () => (await readOutbox(next))[0]?.confirmedAt).toBeTruthy();
  await next.goto(ROUTES.contact);
  await expect(sent(next)).toBeVisible();
  expect(await storedLeads(product, marker)).toHaveLength(1);
});

test('a device clock that is years off loses nothing, and the copy is removed after a week', async ({
  page,
  context,
  product,
}) => {
  const marker = 'wrong clock';
  const future = new Date('2040-01-01T00:00:00Z');
  await page.clock.setFixedTime(future);
  await openForm(page, marker);
  await context.setOffline(true);
  await send(page);
  await expect(page.getByText(WAITING)).toBeVisible();
  await page.clock.setFixedTime(new Date('2015-01-01T00:00:00Z'));
  await context.setOffline(false);
  await expect(sent(page)).toBeVisible();
  expect(await storedLeads(product, marker)).toHaveLength(1);
  await expect.poll(async () => (await readOutbox(page)).map(({ due }) => due)).not.toContain(0);

  for (const [days, kept] of [
    [6.9, 1],
    [7.1, 0],
  ] as const) {
    await page.clock.setFixedTime(new Date(Date.UTC(2015, 0, 1) + days * DAY_MS));
    await page.goto(ROUTES.brands);
    await expect.poll(() => readCopies(page)).toHaveLength(kept);
  }
});

test('"Remove my copy" removes it, sent or not, and says so', async ({
  page,
  context,
  product,
}) => {
  const marker = 'remove me';
  const remove = page.getByRole('button', { name: 'Remove my copy' });
  await openForm(page, marker);
  await send(page);
  await expect(sent(page)).toBeVisible();
  await remove.click();
  await expect(page.getByText('We have your enquiry.')).toBeFocused();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  expect(await storedLeads(product, marker)).toHaveLength(1);

  await context.setOffline(true);
  await fillForm(page, { message: `never ${marker}` });
  await send(page);
  await expect(page.getByText(WAITING)).toBeVisible();
  await remove.click();
  await expect(
    page.getByText('Our server has not confirmed it, and it will not be sent again.'),
  ).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await waitUntilAwake(page);
  expect(await storedLeads(product, `never ${marker}`)).toHaveLength(0);
});

test('what the server refuses later is shown with a way to correct it, and is not retried for ever', async ({
  page,
  context,
}) => {
  let posts = 0;
  await openForm(page, 'refused later');
  await context.setOffline(true);
  await send(page);
  await expect(page.getByText(WAITING)).toBeVisible();
  await page.route(POSTED, async (route) => {
    posts += 1;
    const fields = { email: 'This address does not exist.' };
    await route.fulfill({ status: 422, json: { error: { message: 'm', fields } } });
  });
  await context.setOffline(false);
  await expect(page.getByText('Not sent: This address does not exist.')).toBeVisible();
  await page.reload();
  await waitUntilAwake(page);
  await page.getByRole('button', { name: 'Correct it' }).click();
  await expect(page.getByLabel('Message')).toHaveValue('refused later');
  await expect(page.getByLabel('Email Address')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('alert').filter({ has: page.getByRole('link') })).toBeFocused();
  expect(posts).toBe(1);
  expect(await readCopies(page)).toEqual([]);
});
