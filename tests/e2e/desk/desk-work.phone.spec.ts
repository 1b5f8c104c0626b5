import { personName } from '../../../admin/shared/person.tsx';
import { referenceOf } from '../../../contract/reference.ts';
import { ROUTES } from '../../../contract/routes.ts';
import { findings } from '../../support/browser/axe.ts';
import { toast } from '../../support/product/auth-page.ts';
import { addLead, TOMORROW, test } from '../../support/product/desk.ts';
import { expect, OWNER } from '../../support/product/product.ts';

const TODAY = `${ROUTES.admin}#today`;

test('a lead is called and put off until tomorrow in four presses, and taken back with one', {
  tag: '@check',
}, async ({ page, product }) => {
  await addLead(product, 'Gurpreet Kaur', 3000);
  await addLead(product, 'Ramesh Iyer', 30);
  await page.goto(TODAY);
  const list = page.getByRole('list', { name: 'Unanswered' });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  // Who waits longest comes first, with the broken promise.
  await expect(list.getByRole('listitem').first()).toContainText('Gurpreet Kaur');
  await expect(list.getByRole('listitem').first()).toContainText('Over 24 h');

  await page.getByRole('link', { name: 'Call Gurpreet Kaur' }).click();
  const dialog = page.getByRole('dialog', { name: 'How did the call to Gurpreet Kaur go?' });
  await dialog.getByRole('button', { name: 'No answer' }).click();
  await dialog.getByRole('button', { name: TOMORROW }).click();
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

test('a call is followed up at six in the evening, as they asked, in three presses', async ({
  page,
  product,
}) => {
  await addLead(product, 'Gurpreet Kaur', 30, { message: 'Franchise for Moga. Call after 6 pm' });
  await page.goto(TODAY);
  await page.getByRole('link', { name: 'Call Gurpreet Kaur' }).click();
  const dialog = page.getByRole('dialog', { name: 'How did the call to Gurpreet Kaur go?' });
  await dialog.getByRole('button', { name: 'Busy' }).click();
  expect(await findings(page, 'when to call again')).toEqual([]);
  const first = dialog.getByRole('button', { name: /6:00\spm as they asked$/ });
  const day = (await first.textContent())?.replace(/ 6:00.*/, '') ?? '';
  await first.click();
  await expect(toast(page, 'Gurpreet Kaur: busy')).toBeVisible();
  expect(
    await product.sql(
      `select due_at > now() as is_ahead, (due_at at time zone 'Asia/Kolkata')::time::text as time
       from public.leads`,
    ),
  ).toEqual([{ is_ahead: true, time: '18:00:00' }]);
  await page.goto(`${TODAY}?list=new`);
  await expect(page.getByRole('listitem').filter({ hasText: 'Gurpreet Kaur' })).toContainText(
    new RegExp(`Follow up ${day} 6:00\\spm`, 'i'),
  );
});

test('who is not interested is closed with a reason; an open lead without a next step is found', async ({
  page,
  product,
}) => {
  await addLead(product, 'Only Asked', 10);
  await addLead(product, 'Left Open', 20);
  await page.goto(`${ROUTES.admin}#today?list=new`);
  const say = async (name: string, outcome: string) => {
    await page.getByRole('link', { name: `Call ${name}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: outcome }).click();
  };
  await say('Only Asked', 'Not interested');
  await page.getByRole('button', { name: 'Close as Lost' }).click();
  // The browser asks for the reason; nothing was sent.
  await expect(page.getByLabel('Reason')).toBeFocused();
  await page.getByLabel('Reason').fill('Only asked');
  await page.getByRole('button', { name: 'Close as Lost' }).click();
  await expect(toast(page, 'Only Asked: not interested')).toBeVisible();
  await say('Left Open', 'No answer');
  await page.getByRole('button', { name: 'No follow-up' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('listitem').filter({ hasText: 'Left Open' })).toContainText(
    'No next step',
  );
  expect(
    await product.sql('select name, stage, stage_reason from public.leads order by name'),
  ).toEqual([
    { name: 'Left Open', stage: 'new', stage_reason: null },
    { name: 'Only Asked', stage: 'lost', stage_reason: 'Only asked' },
  ]);
  await page.goto(`${ROUTES.admin}#leads?list=no-step`);
  await expect(page.getByRole('link', { name: 'Left Open', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Only Asked', exact: true })).toHaveCount(0);
});

test('a question that was not answered waits when the page is opened again', async ({
  page,
  product,
}) => {
  await addLead(product, 'Simran', 10);
  await page.goto(TODAY);
  await page.getByRole('link', { name: 'WhatsApp Simran' }).click();
  await page.getByRole('link', { name: 'Send on WhatsApp' }).click();
  await expect(page.getByRole('dialog')).toContainText('the WhatsApp message to Simran');
  await page.reload();
  await page.getByRole('dialog').getByRole('button', { name: 'I didn’t write' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('link', { name: 'WhatsApp Simran' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('in the list of leads too each is called, and both ways are as high as a thumb', async ({
  page,
  product,
}) => {
  await addLead(product, 'Gurpreet Kaur', 30);
  await page.goto(`${ROUTES.admin}#leads`);
  const row = page.getByRole('listitem').filter({ hasText: 'Gurpreet Kaur' });
  const ways = row.getByRole('link', { name: /^(Call|WhatsApp)/ });
  await expect(ways).toHaveCount(2);
  for (const way of await ways.all())
    expect((await way.boundingBox())?.height).toBeGreaterThanOrEqual(48);
  await ways.first().click();
  const dialog = page.getByRole('dialog', { name: 'How did the call to Gurpreet Kaur go?' });
  await dialog.getByRole('button', { name: 'No answer' }).click();
  await dialog.getByRole('button', { name: 'Tomorrow' }).click();
  await expect(toast(page, 'Gurpreet Kaur: no answer')).toBeVisible();
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

test('a lead is moved, planned, noted and described, and its timeline has it all', {
  tag: '@check',
}, async ({ page, product }) => {
  const id = await addLead(product, 'Ramesh Iyer', 60);
  await page.goto(`${ROUTES.admin}#leads/${referenceOf(id)}`);
  const lead = page.getByRole('article', { name: 'Ramesh Iyer' });
  await expect(lead).toContainText('A shop for Ramesh Iyer');

  await lead.getByText('Stage: New').click();
  await lead.getByRole('button', { name: 'Not suitable', exact: true }).click();
  await lead.getByRole('button', { name: 'Move to Not suitable' }).click();
  // The browser asks for the reason; nothing was sent.
  await expect(lead.getByLabel('Reason')).toBeFocused();
  await lead.getByLabel('Reason').fill('City not open');
  await lead.getByRole('button', { name: 'Move to Not suitable' }).click();
  await expect(lead.getByText(/Not suitable since .*: City not open/)).toBeVisible();
  await lead.getByRole('button', { name: 'Contacted', exact: true }).click();
  await expect(lead.getByText(/^Contacted since/)).toBeVisible();

  await lead.getByText('Next follow-up', { exact: true }).click();
  await lead.getByRole('button', { name: 'Next week' }).click();
  await expect(lead.getByRole('button', { name: 'Remove follow-up' })).toBeVisible();

  await lead.getByLabel('Note').fill('Wants a kitchen in Adyar');
  await lead.getByRole('button', { name: 'Save note' }).click();
  await expect(lead.getByLabel('Note')).toHaveValue('');

  await lead.getByText('Fields and tags').click();
  await lead.getByLabel('Add a tag').fill('Expo Delhi');
  await lead.getByRole('button', { name: 'Add the tag' }).click();
  await expect(lead.getByRole('list', { name: 'Tags' })).toHaveText('Expo Delhi');
  await lead.getByRole('button', { name: 'Remove the tag Expo Delhi' }).click();
  await expect(lead.getByRole('list', { name: 'Tags' })).toHaveCount(0);

  // What is offered is what lists and filters know.
  const models = await lead.getByLabel('Model').getAttribute('list');
  await expect(lead.locator(`datalist[id="${models}"] option`)).toHaveCount(3);
  await lead.getByLabel('Budget in rupees').fill('9,00,000');
  await lead.getByLabel('Area in sq ft').fill('four hundred');
  await lead.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(lead.getByLabel('Area in sq ft')).toHaveAttribute('aria-invalid', 'true');
  await lead.getByLabel('Area in sq ft').fill('400');
  await lead.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toast(page, 'Ramesh Iyer: saved')).toBeVisible();

  const timeline = lead.getByRole('region', { name: 'Activity' }).getByRole('listitem');
  for (const words of [
    'The enquiry came in',
    'Moved to Not suitable (City not open)',
    'Moved to Contacted',
    'Follow-up',
    'Wants a kitchen in Adyar',
    'budget ₹9 lakh',
    personName(OWNER.email),
  ]) {
    await expect(timeline.filter({ hasText: words }).first()).toBeVisible();
  }
  await expect(timeline.last()).toContainText('The enquiry came in');
});
