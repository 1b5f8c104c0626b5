import { ROUTES } from '../../../contract/routes.ts';
import { findings } from '../../support/browser/axe.ts';
import { parseCalendar } from '../../support/calendar/parse-calendar.ts';
import { toast } from '../../support/product/auth-page.ts';
import { addLead, openView, test } from '../../support/product/desk.ts';
import { expect } from '../../support/product/product.ts';

test('next steps are read by a calendar program until the address is switched off', async ({
  page,
  product,
  request,
}) => {
  const lead = await addLead(product, 'Gurpreet Kaur', 30);
  await product.sql(
    "update public.leads set due_at = now() + interval '1 day', due_what = 'Send the plan' where id = $1",
    [lead],
  );
  await page.goto(ROUTES.admin);
  await openView(page, 'Calendar');
  await page.getByRole('button', { name: 'Connect calendar' }).click();
  const address = await page.getByLabel('Your private address').inputValue();
  expect(await findings(page, 'calendar address')).toEqual([]);
  await expect(page.getByRole('link', { name: 'Open in Apple Calendar' })).toHaveAttribute(
    'href',
    address.replace(/^https?:/, 'webcal:'),
  );
  const answer = await request.get(address);
  expect(answer.headers()).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, no-cache',
    'x-content-type-options': 'nosniff',
  });
  expect(parseCalendar(await answer.text()).parts).toMatchObject([
    { properties: { UID: `${lead}@yctfc`, SUMMARY: 'Send the plan: Gurpreet Kaur' } },
  ]);
  const etag = answer.headers().etag ?? '';
  expect((await request.get(address, { headers: { 'if-none-match': etag } })).status()).toBe(304);
  expect(product.output()).not.toContain(new URL(address).searchParams.get('token'));

  await page.reload();
  await expect(page.getByText(/A calendar last read it on/)).toBeVisible();
  await expect(page.getByLabel('Your private address')).toHaveCount(0);
  await page.getByRole('button', { name: 'Disconnect' }).click();
  await expect(toast(page, 'Calendar disconnected')).toBeVisible();
  await expect(page.getByText('No calendar is connected yet.')).toBeVisible();
  expect((await request.get(address)).status()).toBe(404);
});
