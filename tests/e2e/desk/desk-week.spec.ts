import { ROUTES } from '../../../contract/routes.ts';
import { readOverflow } from '../../support/browser/overflow.ts';
import { openView, test } from '../../support/product/desk.ts';
import { expect, type Product } from '../../support/product/product.ts';

/** A lead of that time in India, answered so many minutes later. */
const came = (
  product: Product,
  name: string,
  at: string,
  minutes: number | null,
  more: object = {},
) =>
  product.sql(
    `insert into public.leads (name, email, message, city, source, created_at, answered_at, stage, attribution)
     select $1, 'a@example.in', 'm', 'Moga', case when $4::jsonb ? 'utm_source' then null else 'IndiaMART' end, t.at, t.at + make_interval(mins => $3),
       coalesce($4::jsonb ->> 'stage', 'new'), jsonb_build_object('first', $4::jsonb - 'stage')
     from (select $2::timestamp at time zone 'Asia/Kolkata' as at) t`,
    [name, at, minutes, JSON.stringify(more)],
  );

test('a week says how soon we answered and who waited too long, on the screen and on paper', async ({
  page,
  product,
}) => {
  await came(product, 'Old', '2026-10-20T11:00', 10);
  await came(product, 'In Time', '2026-11-04T11:00', 10);
  await came(product, 'Too Late', '2026-11-04T12:00', 30);
  await came(product, 'Forgotten', '2026-11-06T23:50', null);
  await page.goto(ROUTES.admin);
  await openView(page, 'Numbers');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Last 28 days' }).click();
  await expect(page).toHaveURL(/#numbers\?from=\d{4}-\d\d-\d\d&until=/);
  await main.getByRole('link', { name: 'Earlier' }).click();
  await expect(main.getByRole('link', { name: 'Later' })).toBeVisible();
  await page.goto(`${ROUTES.admin}#week?until=2026-11-08`);
  await expect(main).toContainText('2 Nov 2026 to 8 Nov 2026');
  const week = main.getByRole('region', { name: 'Week' });
  const figure = (name: string) => week.getByRole('term').filter({ hasText: name }).locator('..');
  await expect(figure('Enquiries')).toContainText('3');
  await expect(figure('Answered within 15 minutes')).toContainText('33%');
  await expect(figure('Typical reply time')).toContainText('20 min');
  await expect(figure('Slowest 10%')).toContainText('28 min');
  const late = page.getByRole('table', { name: 'Answered too late' });
  await expect(late.getByRole('row')).toHaveCount(3);
  await expect(late.getByRole('row').nth(1)).toContainText('Forgotten');
  await expect(late.getByRole('row').nth(1)).toContainText('over 24 h');
  await expect(late.getByRole('row').nth(2)).toContainText('30 min');
  // The tables behind the charts.
  await page.getByText('Enquiries as a table').click();
  const days = page.getByRole('table', { name: 'Enquiries', exact: true });
  await expect(days.getByRole('row', { name: /Wednesday,? 4 November,? 2026/ })).toContainText('2');
  await expect(days.getByRole('row')).toHaveCount(8);
  await page.getByText('Sources as a table').click();
  await expect(page.getByRole('row', { name: /^IndiaMART 3 0/ })).toBeVisible();
  expect(await readOverflow(page)).toBeLessThanOrEqual(0);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Lead desk' })).toBeHidden();
  await expect(days).toBeVisible();
  // The figures take the whole sheet, also a wide one, since the links beside them are gone.
  const words = await page.getByText(/^Times are working time/).boundingBox();
  expect(words?.width).toBeGreaterThan((page.viewportSize()?.width ?? 0) * 0.3);
  expect(await readOverflow(page)).toBeLessThanOrEqual(0);
  await page.emulateMedia({ media: 'screen' });

  await page.getByText('Cities as a table').click();
  await page.getByRole('table', { name: 'Cities' }).getByRole('link', { name: 'Moga' }).click();
  await expect(page).toHaveURL(/#leads\?city=Moga$/);
  await page.goBack();
  await late.getByRole('link', { name: 'Forgotten' }).click();
  await expect(page.getByRole('article', { name: 'Forgotten' })).toBeVisible();
});

test('the owner sees which campaign brings enquiries, and what comes of them', async ({
  page,
  product,
}) => {
  const link = (utm_campaign: string, more: object = {}) => ({
    ...{ utm_source: 'instagram', utm_campaign },
    ...more,
  });
  await came(product, 'A', '2026-11-04T11:00', 1, link('diwali-2026'));
  await came(product, 'B', '2026-11-04T11:00', 1, link('diwali-2026', { stage: 'qualified' }));
  await came(product, 'C', '2026-11-05T11:00', 1, link('diwali-2026', { stage: 'won' }));
  await came(
    product,
    'D',
    '2026-11-05T11:00',
    1,
    link(`a-very-long-name-${'of-a-campaign-'.repeat(3)}`),
  );
  await came(product, 'E', '2026-10-01T11:00', 1, link('navratri'));
  await page.goto(ROUTES.admin);
  await openView(page, 'Numbers');
  await page.getByLabel('From').fill('2026-11-02');
  await page.getByLabel('Until').fill('2026-11-08');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page).toHaveURL(/#numbers\?from=2026-11-02&until=2026-11-08$/);
  const main = page.getByRole('main');
  await expect(main).toContainText('2 Nov 2026 to 8 Nov 2026');
  const table = page.getByRole('table', { name: 'Enquiries by campaign' });
  await expect(table.getByRole('row', { name: 'diwali-2026 · instagram 3 2 1' })).toBeVisible();
  await expect(table.getByRole('row')).toHaveCount(3);
  expect(await readOverflow(page)).toBeLessThanOrEqual(0);
  await page.goto(`${ROUTES.admin}#campaigns?from=2020-01-01&until=2020-01-02`);
  await expect(main).toContainText('Nothing on these days.');
});
