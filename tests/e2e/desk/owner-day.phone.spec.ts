import { ROUTES } from '../../../contract/routes.ts';
import { findings } from '../../support/browser/axe.ts';
import { parseCalendar } from '../../support/calendar/parse-calendar.ts';
import { toast } from '../../support/product/auth-page.ts';
import { fillForm, openContactPage, send } from '../../support/product/contact-page.ts';
import { openView, TOMORROW, test } from '../../support/product/desk.ts';
import { openSubmission, sent } from '../../support/product/outbox.ts';
import { expect, type Page, type Product } from '../../support/product/product.ts';

const TODAY = `${ROUTES.admin}#today`;
// What fades in has no contrast yet.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Who fills in the form faster is taken for a machine, and waits in quarantine. */
const MIN_TYPING_MS = 3_100;

/** What a visitor does on the public site. */
async function enquire(page: Page) {
  await openContactPage(page);
  await openSubmission(page);
  await fillForm(page, { name: 'Gurpreet Kaur', email: 'gurpreet@example.in' });
  await page.getByLabel('Subject').selectOption('franchise');
  await page.getByRole('checkbox', { name: /WhatsApp/ }).check();
  await page.waitForTimeout(MIN_TYPING_MS);
  await send(page);
  await expect(sent(page)).toBeVisible();
}

/** The night passes: what was to be done tomorrow is to be done today. */
const sleepOver = (product: Product) =>
  product.sql(
    `update public.leads set
       due_at = (date_trunc('day', now() at time zone 'Asia/Kolkata') + interval '1 day - 1 second')
         at time zone 'Asia/Kolkata'`,
  );

const listOf = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Lists of today' }).getByRole('link', { name });

test('an enquiry goes its way from the form to a franchise that is won, on a phone', async ({
  page,
  browser,
  product,
  request,
}) => {
  await product.sql('delete from private.calendar_feeds');
  await page.goto(TODAY);
  await expect(page.getByText('Everyone has been answered.')).toBeVisible();
  const visitor = await browser.newContext({ baseURL: product.url });
  await enquire(await visitor.newPage());
  await visitor.close();
  expect(await product.sql('select from public.leads where quarantined_at is null')).toHaveLength(
    1,
  );
  await page.reload();
  const unanswered = page.getByRole('list', { name: 'Unanswered' });
  await expect(unanswered.getByRole('listitem')).toHaveCount(1);

  // Four presses at most from the call to tomorrow; the call itself is the first.
  await page.getByRole('link', { name: 'Call Gurpreet Kaur' }).click();
  const question = page.getByRole('dialog', { name: 'How did the call to Gurpreet Kaur go?' });
  await question.getByRole('button', { name: 'No answer' }).click();
  expect(await findings(page, 'how did it go')).toEqual([]);
  await question.getByRole('button', { name: TOMORROW }).click();
  await expect(question).toBeHidden();
  await expect(toast(page, 'Gurpreet Kaur: no answer')).toBeVisible();
  await expect(listOf(page, 'Unanswered')).toHaveText('Unanswered0');
  await expect(unanswered.getByRole('listitem')).toHaveCount(0);

  await sleepOver(product);
  await page.reload();
  await expect(listOf(page, 'Due today')).toHaveText('Due today1');
  await listOf(page, 'Due today').click();
  await page.getByRole('link', { name: 'Gurpreet Kaur', exact: true }).click();
  const lead = page.getByRole('article', { name: 'Gurpreet Kaur' });
  await lead.getByText('Fields and tags').click();
  await lead.getByLabel('Language').fill('Hindi');
  await lead.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toast(page, 'Gurpreet Kaur: saved')).toBeVisible();
  await lead.getByRole('link', { name: 'WhatsApp Gurpreet Kaur' }).click();
  const kit = page.getByRole('dialog', { name: 'WhatsApp to Gurpreet Kaur' });
  await expect(kit).toContainText('नमस्ते Gurpreet');
  expect(await findings(page, 'ready messages')).toEqual([]);
  await kit.getByRole('link', { name: 'Send on WhatsApp' }).click();
  const written = page.getByRole('dialog', { name: /the WhatsApp message to Gurpreet Kaur/ });
  await written.getByRole('button', { name: 'Replied' }).click();
  await written.getByLabel('Note').fill('Has 450 sq ft beside the bus stand');
  await written.getByRole('button', { name: 'In 3 days' }).click();
  await expect(written).toBeHidden();
  await expect(lead).toContainText('Has 450 sq ft beside the bus stand');

  for (const stage of ['Qualified', 'Site visit']) await move(page, stage);
  expect(await findings(page, 'lead on the way')).toEqual([]);

  await openView(page, 'Calendar');
  await page.getByRole('button', { name: 'Connect calendar' }).click();
  const address = await page.getByLabel('Your private address').inputValue();
  const [entry] = parseCalendar(await (await request.get(address)).text()).parts;
  expect(entry?.properties.SUMMARY).toContain('Gurpreet Kaur');

  await openView(page, 'Numbers');
  const figure = page.getByRole('term').filter({ hasText: 'Enquiries' }).first().locator('..');
  await expect(figure).toContainText('1');
  await openView(page, 'Board');
  await page.getByRole('tab', { name: 'Site visit 1' }).click();
  await page.getByRole('link', { name: 'Gurpreet Kaur', exact: true }).click();
  await move(page, 'Won');
  // What is pressed is shown at once, and recorded a moment later.
  const stored = () =>
    product.sql('select stage, answered_at is not null as is_answered from public.leads');
  await expect.poll(stored).toEqual([{ stage: 'won', is_answered: true }]);
});

async function move(page: Page, stage: string) {
  const lead = page.getByRole('article', { name: 'Gurpreet Kaur' });
  const choice = lead.getByRole('button', { name: stage, exact: true });
  if (!(await choice.isVisible())) await lead.getByText(/^Stage: /).click();
  await choice.click();
  await expect(lead.getByText(new RegExp(`^${stage} since`))).toBeVisible();
}
