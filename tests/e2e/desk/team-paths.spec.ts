import { ROUTES } from '../../../contract/routes.ts';
import { findings } from '../../support/browser/axe.ts';
import { toast } from '../../support/product/auth-page.ts';
import { addLead, openView, test } from '../../support/product/desk.ts';
import { signedInMember } from '../../support/product/member.ts';
import { expect, type Page, type Product } from '../../support/product/product.ts';

const CALLER = { email: 'asha@team.example', role: 'caller' } as const;

// What fades in has no contrast yet.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.afterEach(({ product }) =>
  product.sql('delete from auth.users where email = $1', [CALLER.email]),
);

const names = (page: Page) => page.getByRole('main').locator('[data-lead-link]');
const views = (page: Page) => page.getByRole('navigation', { name: 'Views of the leads' });

/** Two new leads and a contacted one of Moga, and one of another city. */
async function addFour(product: Product) {
  const ids = [];
  for (const name of ['Gurpreet Dhillon', 'Simran Gill', 'Harjit Singh', 'Ramesh Iyer']) {
    ids.push(await addLead(product, name, 30 + ids.length));
  }
  await product.sql("update public.leads set city = 'Moga' where id <> $1", [ids[3]]);
  await product.sql("update public.leads set stage = 'contacted' where id = $1", [ids[2]]);
}

test('a view is kept, renamed and deleted, and its address shows a colleague the same', async ({
  page,
  browser,
  product,
}) => {
  await addFour(product);
  await page.goto(ROUTES.admin);
  await page.getByRole('button', { name: /^Filters/ }).click();
  const filters = page.getByRole('dialog', { name: 'Filters' });
  await filters.getByRole('checkbox', { name: 'New', exact: true }).check();
  await filters.getByLabel('City').fill('Moga');
  await filters.getByRole('button', { name: 'Show leads' }).click();
  await expect(names(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Save view' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Moga new');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'View saved: Moga new')).toBeVisible();
  const kept = page.url();

  await page.reload();
  await expect(names(page)).toHaveCount(2);
  await openView(page, 'Today');
  await openView(page, 'Leads');
  await views(page).getByRole('link', { name: 'All leads' }).click();
  await expect(names(page)).toHaveCount(4);
  await views(page).getByRole('link', { name: 'Moga new' }).click();
  await expect(names(page)).toHaveCount(2);
  expect(page.url()).toBe(kept);
  expect(await findings(page, 'kept view')).toEqual([]);

  const other = await browser.newContext({ baseURL: product.url });
  const asha = await other.newPage();
  await signedInMember(asha, product, CALLER);
  await asha.goto(kept);
  await expect(names(asha)).toHaveCount(2);
  await expect(names(asha)).toContainText(['Gurpreet Dhillon', 'Simran Gill']);
  // The filter is shared, the name that the owner gave it is not.
  await expect(views(asha).getByRole('link', { name: 'Moga new' })).toHaveCount(0);
  await expect(asha.getByRole('button', { name: 'Save view' })).toBeVisible();
  await other.close();

  await page.getByRole('button', { name: 'Delete view' }).click();
  await expect(views(page).getByRole('link', { name: 'Moga new' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(views(page).getByRole('link', { name: 'Moga new' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete view' }).click();
  await expect(views(page).getByRole('link', { name: 'Moga new' })).toHaveCount(0);
  await expect(names(page)).toHaveCount(2);
});
