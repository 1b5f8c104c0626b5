import { ENQUIRY_MESSAGES } from '../../../contract/enquiry.ts';
import { ROUTES } from '../../../contract/routes.ts';
import { send, storedLeads } from '../../support/product/contact-page.ts';
import {
  expectLeads,
  openForm,
  openSubmission,
  POSTED,
  readOutbox,
  sent,
} from '../../support/product/outbox.ts';
import { expect, test } from '../../support/product/product.ts';

test.use({ expectedErrors: [/net::ERR|Failed to load resource/] });

test('five tabs are five submissions', async ({ context, product }) => {
  const marker = 'one of five';
  const pages = await Promise.all(Array.from({ length: 5 }, () => context.newPage()));
  const ids: string[] = [];
  for (const page of pages) {
    await openForm(page, marker);
    ids.push(await openSubmission(page));
  }
  expect(new Set(ids).size).toBe(5);
  for (const page of pages) {
    await page.bringToFront();
    await send(page);
    await expect(page.getByText(ENQUIRY_MESSAGES.sent.title).first()).toBeVisible();
  }
  await expectLeads(product, marker, 5);
  const leads = await storedLeads(product, marker);
  expect(leads.map(({ id }) => id).sort()).toEqual([...ids].sort());
});

test('a double click sends once, and the next enquiry has an id of its own', async ({
  page,
  product,
}) => {
  const marker = 'double click';
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'POST' || !POSTED(new URL(request.url()))) return;
    const body = request.postDataJSON();
    if (!body.proof) posts.push(body.submissionId);
  });
  await openForm(page, marker);
  const first = await openSubmission(page);
  await page.getByRole('button', { name: /^Send/ }).dblclick();
  await expect(sent(page)).toBeVisible();
  expect(posts).toEqual([first]);
  expect(await storedLeads(product, marker)).toHaveLength(1);
  expect(await openSubmission(page)).not.toBe(first);
});

test('leaving while it is being sent and coming back makes no second submission', async ({
  page,
  product,
}) => {
  const marker = 'back button';
  const { promise: onItsWay, resolve: hold } = Promise.withResolvers<void>();
  await page.route(POSTED, () => hold(), { times: 1 });
  await openForm(page, marker);
  await send(page);
  await onItsWay;
  expect(await readOutbox(page)).toHaveLength(1);
  await page.goto(ROUTES.about);
  await expectLeads(product, marker, 1);
  await page.goBack();
  await expect(sent(page)).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue('');
  expect(await storedLeads(product, marker)).toHaveLength(1);
});
