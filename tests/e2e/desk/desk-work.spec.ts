import { ROUTES } from '../../../contract/routes.ts';
import { referenceOf } from '../../../contract/submission.ts';
import { ensureAdministrator, signedInAdministrator } from '../../support/product/administrator.ts';
import { fillCredentials, pressSignIn, toast } from '../../support/product/auth-page.ts';
import { expect, OWNER, type Page, type Product, test } from '../../support/product/product.ts';

const TODAY = `${ROUTES.admin}#today`;

/** A lead of so many minutes ago. @returns its id */
async function addLead(product: Product, name: string, minutes: number, more: object = {}) {
  const lead = {
    email: `${name.split(' ')[0]?.toLowerCase()}@example.in`,
    phone: '+919876512345',
    subject: 'franchise',
    message: `A shop for ${name}`,
    calls_allowed: true,
    ...more,
  };
  const [row] = await product.sql(
    `insert into public.leads (name, email, phone, subject, message, calls_allowed, created_at)
     values ($1, $2, $3, $4, $5, $6, now() - make_interval(mins => $7)) returning id`,
    [name, lead.email, lead.phone, lead.subject, lead.message, lead.calls_allowed, minutes],
  );
  return String(row?.id);
}

/** The links of phones and mails lead out of the browser: here nothing answers them. */
const stayOnPage = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('click', (event) => {
      const link = event.target instanceof Element && event.target.closest('a');
      if (link && /^(tel:|mailto:|https:\/\/wa\.me)/.test(link.href)) event.preventDefault();
    });
  });

test.beforeEach(async ({ product, page }) => {
  await product.sql('delete from public.leads');
  await stayOnPage(page);
  await signedInAdministrator(page, product);
});

test('a lead is called and put off until tomorrow in four presses, and taken back with one', async ({
  page,
  product,
}) => {
  await addLead(product, 'Gurpreet Kaur', 3000);
  await addLead(product, 'Ramesh Iyer', 30);
  await page.goto(TODAY);
  const list = page.getByRole('list', { name: 'Unanswered' });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  // Who waits longest comes first, with the broken promise.
  await expect(list.getByRole('listitem').first()).toContainText('Gurpreet Kaur');
  await expect(list.getByRole('listitem').first()).toContainText('The promise ran out');

  await page.getByRole('link', { name: 'Call Gurpreet Kaur' }).click();
  const dialog = page.getByRole('dialog', { name: 'How did the call to Gurpreet Kaur go?' });
  await dialog.getByRole('button', { name: 'No answer' }).click();
  await dialog.getByRole('button', { name: 'Tomorrow' }).click();
  await expect(dialog).toBeHidden();
  await expect(toast(page, 'Gurpreet Kaur: no answer')).toBeVisible();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  const [worked] = await product.sql(
    `select due_at is not null as is_due, answered_at is not null as is_answered
     from public.leads where name = 'Gurpreet Kaur'`,
  );
  expect(worked).toEqual({ is_due: true, is_answered: true });

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page, 'Undone')).toBeVisible();
  await expect(list.getByRole('listitem')).toHaveCount(2);
});

test('a question that was not answered waits when the page is opened again', async ({
  page,
  product,
}) => {
  await addLead(product, 'Simran', 10);
  await page.goto(TODAY);
  await page.getByRole('link', { name: 'WhatsApp Simran' }).click();
  await expect(page.getByRole('dialog')).toContainText('the WhatsApp message to Simran');
  await page.reload();
  await page.getByRole('dialog').getByRole('button', { name: 'I did not get to it' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('link', { name: 'WhatsApp Simran' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('who allowed no calls is not called, who took the enquiry back is not written to', async ({
  page,
  product,
}) => {
  await addLead(product, 'Nobody Calls', 10, { calls_allowed: false });
  const back = await addLead(product, 'Taken Back', 20);
  await product.sql('update public.leads set withdrawn_at = now() where id = $1', [back]);
  await page.goto(`${ROUTES.admin}#today?list=new`);
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await expect(row('Nobody Calls').getByRole('link')).toHaveText([
    'Nobody Calls',
    'Mail Nobody Calls',
  ]);
  await expect(row('Nobody Calls')).toContainText('No calls');
  await page.goto(`${ROUTES.admin}#leads/${referenceOf(back)}`);
  await expect(page.getByRole('heading', { name: 'Taken Back' })).toBeVisible();
  await expect(page.locator('article a[href^="mailto:"], article a[href^="tel:"]')).toHaveCount(0);
});

test('WhatsApp opens with a first message in the language of the lead', async ({
  page,
  product,
}) => {
  const id = await addLead(product, 'Gurpreet Kaur', 10);
  await page.goto(TODAY);
  const chat = page.getByRole('link', { name: 'WhatsApp Gurpreet Kaur' });
  const text = async () =>
    new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text');
  await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/919876512345\?text=/);
  expect(await text()).toContain(`Hello Gurpreet`);
  expect(await text()).toContain(referenceOf(id));
  await product.sql("update public.leads set language = 'Hindi' where id = $1", [id]);
  await page.reload();
  await expect(chat).toHaveAttribute('href', /text=/);
  await expect.poll(text).toContain('नमस्ते Gurpreet');
});

test('a lead is moved, planned, noted and described, and its timeline has it all', async ({
  page,
  product,
}) => {
  const id = await addLead(product, 'Ramesh Iyer', 60);
  await page.goto(`${ROUTES.admin}#leads/${referenceOf(id)}`);
  const lead = page.getByRole('article', { name: 'Ramesh Iyer' });
  await expect(lead).toContainText('A shop for Ramesh Iyer');

  await lead.getByLabel('Stage').selectOption('Not suitable');
  await lead.getByRole('button', { name: 'Move to Not suitable' }).click();
  // The browser asks for the reason; nothing was sent.
  await expect(lead.getByLabel('Reason')).toBeFocused();
  await lead.getByLabel('Reason').fill('City not open');
  await lead.getByRole('button', { name: 'Move to Not suitable' }).click();
  await expect(lead.getByText(/Not suitable since .*: City not open/)).toBeVisible();
  await lead.getByLabel('Stage').selectOption('Contacted');
  await lead.getByRole('button', { name: 'Move to Contacted' }).click();
  await expect(lead.getByText(/^Contacted since/)).toBeVisible();

  await lead.getByRole('button', { name: 'Next week' }).click();
  await expect(lead.getByRole('button', { name: 'Take it away' })).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    lead.getByRole('button', { name: 'Calendar file' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('follow-up.ics');

  await lead.getByLabel('Note').fill('Wants a kitchen in Adyar');
  await lead.getByRole('button', { name: 'Save note' }).click();
  await expect(lead.getByLabel('Note')).toHaveValue('');

  await lead.getByLabel('Budget in rupees').fill('9,00,000');
  await lead.getByLabel('Area in sq ft').fill('four hundred');
  await lead.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(lead.getByLabel('Area in sq ft')).toHaveAttribute('aria-invalid', 'true');
  await lead.getByLabel('Area in sq ft').fill('400');
  await lead.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toast(page, 'Ramesh Iyer: saved')).toBeVisible();

  const timeline = lead.getByRole('region', { name: 'What happened' }).getByRole('listitem');
  for (const words of [
    'The enquiry came in',
    'Moved to Not suitable (City not open)',
    'Moved to Contacted',
    'Next step',
    'Wants a kitchen in Adyar',
    'budget rupees 900000',
    OWNER.email,
  ]) {
    await expect(timeline.filter({ hasText: words }).first()).toBeVisible();
  }
  await expect(timeline.last()).toContainText('The enquiry came in');
});

test.describe('two people', () => {
  test.use({ expectedErrors: [/status of 409/] });

  test('somebody who was faster is noticed, and nothing is overwritten', async ({
    page,
    product,
  }) => {
    const id = await addLead(product, 'Ramesh Iyer', 60);
    await page.goto(`${ROUTES.admin}#leads/${referenceOf(id)}`);
    await page.getByLabel('Stage').selectOption('Lost');
    await page.getByLabel('Reason').fill('Only asked');
    await product.sql("update public.leads set stage = 'negotiating' where id = $1", [id]);
    await page.getByRole('button', { name: 'Move to Lost' }).click();
    await expect(toast(page, 'Not saved')).toBeVisible();
    await expect(page.getByText(/^Negotiating since/)).toBeVisible();
    expect(await product.sql('select stage from public.leads')).toEqual([{ stage: 'negotiating' }]);
  });
});

test('the address of a lead leads through sign-in to the lead', async ({ page, product }) => {
  const reference = referenceOf(await addLead(product, 'Gurpreet Kaur', 10));
  await ensureAdministrator(product);
  await page.goto('/robots.txt');
  await page.evaluate(() => localStorage.clear());
  await page.goto(`/admin/leads/${reference}`);
  await expect(page).toHaveURL(/\/auth/);
  await fillCredentials(page, OWNER.email, OWNER.password);
  await pressSignIn(page);
  await expect(page.getByRole('article', { name: 'Gurpreet Kaur' })).toBeVisible();
  await expect(page).toHaveURL(`${ROUTES.admin}#leads/${reference}`);
});

test('a reference that nobody has says so', async ({ page }) => {
  await page.goto(`${ROUTES.admin}#leads/YC-0000-0000`);
  await expect(page.getByText('No lead has the reference YC-0000-0000')).toBeVisible();
});

test('leads are found by number, misspelled name and filter, and the address keeps the search', async ({
  page,
  product,
}) => {
  await addLead(product, 'Gurpreet Dhillon', 30);
  await addLead(product, 'Ramesh Iyer', 60, { phone: '+914422334455', subject: 'support' });
  await page.goto(`${ROUTES.admin}#search`);
  const found = page.getByRole('list', { name: 'Leads that were found' }).getByRole('listitem');
  await expect(found).toHaveCount(2);
  await page.getByLabel('Search').fill('98765 12');
  await expect(found).toHaveCount(1);
  await page.getByLabel('Search').fill('dhilon');
  await expect(page.getByText('These names are spelled like them')).toBeVisible();
  await expect(found).toContainText('Gurpreet Dhillon');
  await page.reload();
  await expect(page.getByLabel('Search')).toHaveValue('dhilon');
  await expect(found).toHaveCount(1);
  await page.getByLabel('Search').fill('');
  await page.getByLabel('Subject').selectOption('Support');
  await expect(found).toContainText(['Ramesh Iyer']);
  await page.getByLabel('Stage').selectOption('Won');
  await expect(page.getByText('Nothing matches')).toBeVisible();
  await page.goBack();
  await expect(found).toContainText(['Ramesh Iyer']);
});

test('leads that come in are announced, and the list moves when asked', async ({
  page,
  product,
}) => {
  await addLead(product, 'Ramesh Iyer', 60);
  await page.goto(`${ROUTES.admin}#today?list=new`);
  const rows = page.getByRole('list', { name: 'New' }).getByRole('listitem');
  await expect(rows).toHaveCount(1);
  await addLead(product, 'Gurpreet Dhillon', 0);
  const show = page.getByRole('button', { name: 'Show 1 new lead' });
  await expect(show).toBeVisible({ timeout: 40_000 });
  await expect(page).toHaveTitle(/^\(1\) /);
  await expect(rows).toHaveCount(1);
  await show.click();
  await expect(rows).toHaveCount(2);
  await expect(show).toHaveCount(0);
});
