import { ROUTES } from '../../../contract/routes.ts';
import { signedInAdministrator } from '../../support/product/administrator.ts';
import { openView } from '../../support/product/desk.ts';
import { expect, type Product, test } from '../../support/product/product.ts';

test.beforeEach(async ({ product, page }) => {
  await product.sql('delete from public.leads');
  await signedInAdministrator(page, product);
});

/** A lead of that time in India, answered so many minutes later. */
const came = (product: Product, name: string, at: string, minutes: number | null) =>
  product.sql(
    `insert into public.leads (name, email, message, city, source, created_at, answered_at)
     select $1, 'a@example.in', 'm', 'Moga', 'IndiaMART', t.at, t.at + make_interval(mins => $3)
     from (select $2::timestamp at time zone 'Asia/Kolkata' as at) t`,
    [name, at, minutes],
  );

test('a week says how soon we answered, and who waited too long', async ({ page, product }) => {
  await came(product, 'In Time', '2026-11-04T11:00', 10);
  await came(product, 'Too Late', '2026-11-04T12:00', 30);
  await came(product, 'Forgotten', '2026-11-06T23:50', null);
  await page.goto(`${ROUTES.admin}#week?until=2026-11-08`);
  const main = page.getByRole('main');
  await expect(main).toContainText('2 Nov 2026 to 8 Nov 2026');
  const figure = (name: string) => main.getByRole('term').filter({ hasText: name }).locator('..');
  await expect(figure('Enquiries')).toContainText('3');
  await expect(figure('Answered within 15 minutes')).toContainText('33%');
  await expect(figure('Half were answered within')).toContainText('20 min');
  await expect(figure('Nine in ten were answered within')).toContainText('28 min');

  const late = page.getByRole('region', { name: 'Answered too late' }).first();
  await expect(late.getByRole('row')).toHaveCount(3);
  await expect(late.getByRole('row').nth(1)).toContainText('Forgotten');
  await expect(late.getByRole('row').nth(1)).toContainText('promise ran out');
  await expect(late.getByRole('row').nth(2)).toContainText('30 min');

  // The table behind a chart.
  await page.getByText('Enquiries as a table').click();
  const days = page.getByRole('table', { name: 'Enquiries' });
  await expect(days.getByRole('row', { name: /Wednesday,? 4 November,? 2026/ })).toContainText('2');
  await expect(days.getByRole('row')).toHaveCount(8);
  await page.getByText('Sources as a table').click();
  await expect(page.getByRole('row', { name: 'IndiaMART 3 0' })).toBeVisible();

  await late.getByRole('link', { name: 'Forgotten' }).click();
  await expect(page.getByRole('article', { name: 'Forgotten' })).toBeVisible();
});

test('a city leads to its leads', async ({ page, product }) => {
  await came(product, 'From Moga', '2026-11-04T11:00', 10);
  await page.goto(`${ROUTES.admin}#week?until=2026-11-08`);
  await page.getByText('Cities as a table').click();
  await page.getByRole('table', { name: 'Cities' }).getByRole('link', { name: 'Moga' }).click();
  await expect(page).toHaveURL(/#leads\?city=Moga$/);
  await expect(page.getByText('From Moga').first()).toBeVisible();
});

test('weeks follow each other, and four of them fit on the page', async ({ page, product }) => {
  await came(product, 'Old', '2026-10-20T11:00', 10);
  await page.goto(ROUTES.admin);
  await openView(page, 'Week');
  const main = page.getByRole('main');
  await expect(main).toContainText('No enquiry came in on these days.');
  await main.getByRole('link', { name: 'Last 4 weeks' }).click();
  await expect(page).toHaveURL(/#week\?days=28$/);
  await main.getByRole('link', { name: 'Earlier' }).click();
  await expect(main.getByRole('link', { name: 'Later' })).toBeVisible();
  await page.goto(`${ROUTES.admin}#week?days=28&until=2026-11-08`);
  await page.getByText('Enquiries as a table').click();
  await expect(page.getByRole('table', { name: 'Enquiries' }).getByRole('row')).toHaveCount(29);
});

test('on paper there are the figures and nothing to press', async ({ page, product }) => {
  await came(product, 'In Time', '2026-11-04T11:00', 10);
  await page.goto(`${ROUTES.admin}#week?until=2026-11-08`);
  await expect(page.getByText('Enquiries as a table')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Lead desk' })).toBeHidden();
  await expect(page.getByRole('table', { name: 'Enquiries' })).toBeVisible();
  // The figures take the whole sheet, also a wide one, since the links beside them are gone.
  const words = await page.getByText(/^Times are working time/).boundingBox();
  expect(words?.width).toBeGreaterThan((page.viewportSize()?.width ?? 0) * 0.3);
  const width = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(width[0]).toBeLessThanOrEqual(width[1] ?? 0);
});
