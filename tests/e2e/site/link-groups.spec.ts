import { ROUTES } from '../../../contract/routes.ts';
import { loadNavigation } from '../../support/content/read-content.ts';
import { expect, type Page, test } from '../../support/product/product.ts';

const { main } = await loadNavigation();
/** The groups of the header, each with its first link. */
const groups = main.flatMap((entry) =>
  'links' in entry ? [{ name: entry.label, links: entry.links, first: entry.links[0] }] : [],
);
const [one, two] = groups;
const current = groups.find(({ links }) => links.some(({ href }) => href === ROUTES.finder));

const group = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name });
const link = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });

test.beforeEach(({ isMobile }) => {
  test.skip(isMobile, 'A phone shows all links in its one menu.');
});

test('one group is open at a time, and closes on Escape and on a press outside', async ({
  page,
}) => {
  await page.goto(ROUTES.contact);
  await expect(link(page, one?.first?.label ?? '')).toBeHidden();
  await group(page, one?.name ?? '').click();
  await expect(link(page, one?.first?.label ?? '')).toBeVisible();
  await group(page, two?.name ?? '').click();
  await expect(link(page, two?.first?.label ?? '')).toBeVisible();
  await expect(link(page, one?.first?.label ?? '')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(link(page, two?.first?.label ?? '')).toBeHidden();
  await group(page, one?.name ?? '').click();
  await page.mouse.click(720, 700);
  await expect(link(page, one?.first?.label ?? '')).toBeHidden();
});

test('the keyboard opens a group and goes on to its links', async ({ page }) => {
  await page.goto(ROUTES.contact);
  await group(page, one?.name ?? '').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(link(page, one?.first?.label ?? '')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(one?.first?.href ?? '');
});

test('the group of the current page is marked, and its link when it is open', async ({ page }) => {
  await page.goto(ROUTES.finder);
  const ground = (name: string) =>
    group(page, name).evaluate((button) => getComputedStyle(button).backgroundColor);
  const other = groups.find((each) => each !== current);
  const label = current?.links.find(({ href }) => href === ROUTES.finder)?.label ?? '';
  expect(await ground(current?.name ?? '')).not.toBe(await ground(other?.name ?? ''));
  await group(page, current?.name ?? '').click();
  await expect(link(page, label)).toHaveAttribute('aria-current', 'page');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a group opens and leads on', async ({ page }) => {
    await page.goto(ROUTES.contact);
    await group(page, two?.name ?? '').click();
    await link(page, two?.first?.label ?? '').click();
    await expect(page).toHaveURL(two?.first?.href ?? '');
  });
});
