import { ROUTES } from '../../../contract/routes.ts';
import { findings } from '../../support/browser/axe.ts';
import { addLead, openView, test, untilAskedAgain } from '../../support/product/desk.ts';
import { expect, type Page } from '../../support/product/product.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const names = (page: Page) => page.getByRole('main').locator('[data-lead-link]');
const openFilters = async (page: Page) => {
  await page.getByRole('button', { name: /^Filters/ }).click();
  return page.getByRole('dialog', { name: 'Filters' });
};

test('leads are filtered by what they hold, and the filter stands in the address', {
  tag: '@check',
}, async ({ page, product }) => {
  // Of this minute: half an hour ago is yesterday in the first half hour of a day in India.
  const moga = await addLead(product, 'Gurpreet Dhillon', 0);
  await addLead(product, 'Ramesh Iyer', 60, { phone: '+914422334455', subject: 'support' });
  const old = await addLead(product, 'Asha Verma', 60 * 24 * 3);
  await product.sql(
    "update public.leads set city = 'Moga', tags = '{hot}', stage = 'qualified' where id = any ($1)",
    [[moga, old]],
  );
  await page.goto(ROUTES.admin);
  await expect(page.getByText('3 leads', { exact: true })).toBeVisible();
  const filters = await openFilters(page);
  expect(await findings(page, 'filters')).toEqual([]);
  await filters.getByRole('checkbox', { name: 'Qualified' }).check();
  await filters.getByLabel('City').fill('moga');
  await filters.getByLabel('When').selectOption('Last 7 days');
  await filters.getByRole('button', { name: 'Show leads' }).click();
  await expect(page.getByText('2 of 3 leads', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(`${ROUTES.admin}#leads?stage=qualified&city=moga&from=7d`);

  await (await openFilters(page)).getByLabel('When').selectOption('Between two days');
  await filters.getByLabel('From').fill('2026-11-20');
  await filters.getByLabel('Until').fill('2026-11-19');
  await filters.getByRole('button', { name: 'Show leads' }).click();
  await expect(filters.getByText('This day is before the first one.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Without “Last 7 days”' }).click();
  await (await openFilters(page)).getByLabel('When').selectOption('Today');
  await filters.getByRole('button', { name: 'Show leads' }).click();
  await expect(names(page)).toHaveCount(1);
  await expect(names(page)).toContainText('Gurpreet Dhillon');

  // It is there after a reload, after another view and beside a lead.
  await page.reload();
  await expect(names(page)).toContainText('Gurpreet Dhillon');
  await openView(page, 'Today');
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible();
  await openView(page, 'Leads');
  await expect(page.getByText('1 of 3 leads', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Gurpreet Dhillon', exact: true }).click();
  await expect(page.getByRole('article', { name: 'Gurpreet Dhillon' })).toBeVisible();
  await page.getByRole('link', { name: 'Close', exact: true }).click();
  await expect(page.getByText('1 of 3 leads', { exact: true })).toBeVisible();
  expect(await findings(page, 'filtered list')).toEqual([]);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page.getByText('3 leads', { exact: true })).toBeVisible();
});

test('leads that come in are announced above the list, which does not move for them', async ({
  page,
  product,
}) => {
  await addLead(product, 'Ramesh Iyer', 60);
  await page.clock.install();
  await page.goto(ROUTES.admin);
  await expect(names(page)).toHaveCount(1);
  // Letters that come late move everything a little.
  await expect(page.getByText('1 lead', { exact: true })).toBeVisible();
  await page.evaluate(async () => void (await document.fonts.ready));
  const place = await names(page).first().boundingBox();
  const title = await page.title();
  await addLead(product, 'Gurpreet Dhillon', 0);
  await untilAskedAgain(page);
  const show = page.getByRole('button', { name: 'Show 1 new lead' });
  await expect(show).toBeVisible();
  await expect(page).toHaveTitle(`(1) ${title}`);
  expect(await names(page).first().boundingBox()).toEqual(place);
  await show.click();
  await expect(names(page)).toHaveCount(2);
  await expect(show).toHaveCount(0);
  await expect(page.getByText('2 leads', { exact: true })).toBeVisible();
});

test('a table has the columns that one chooses, and its headings sort; a phone shows five leads', async ({
  page,
  product,
  isMobile,
}) => {
  for (const [at, name] of ['Asha', 'Ravi', 'Simran', 'Gurpreet', 'Harjit', 'Neha'].entries())
    await addLead(product, name, 10 + at, { message: `${name} writes from Moga` });
  await page.goto(`${ROUTES.admin}#leads`);
  await expect(names(page)).toHaveCount(6);
  if (isMobile) {
    for (const at of [0, 1, 2, 3]) await expect(names(page).nth(at)).toBeInViewport({ ratio: 1 });
    await page.goto(`${ROUTES.admin}#today`);
    await expect(names(page).nth(4)).toBeInViewport({ ratio: 1 });
    return;
  }
  await page.getByText('Columns', { exact: true }).click();
  await page.getByRole('checkbox', { name: 'Email' }).check();
  await page.getByRole('checkbox', { name: 'Phone' }).uncheck();
  await page.reload();
  await expect(page.getByRole('columnheader', { name: 'Email' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Phone' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Received' }).click();
  await expect(names(page).first()).toHaveText('Neha');
});
