import { ROUTES } from '../../../contract/routes.ts';
import { expect, type Page, test } from '../../support/product/product.ts';

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
  await page.goto(ROUTES.franchise);
  await expect(link(page, 'Brands')).toBeHidden();
  await group(page, 'Food').click();
  await expect(link(page, 'Brands')).toBeVisible();
  await group(page, 'Company').click();
  await expect(link(page, 'About')).toBeVisible();
  await expect(link(page, 'Brands')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(link(page, 'About')).toBeHidden();
  await group(page, 'Food').click();
  await page.mouse.click(720, 700);
  await expect(link(page, 'Brands')).toBeHidden();
});

test('the keyboard opens a group and goes on to its links', async ({ page }) => {
  await page.goto(ROUTES.franchise);
  await group(page, 'Food').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(link(page, 'Brands')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(ROUTES.brands);
});

test('the group of the current page is marked, and its link when it is open', async ({ page }) => {
  await page.goto(ROUTES.finder);
  const ground = (name: string) =>
    group(page, name).evaluate((button) => getComputedStyle(button).backgroundColor);
  expect(await ground('Business')).not.toBe(await ground('Food'));
  await group(page, 'Business').click();
  await expect(link(page, 'Model finder')).toHaveAttribute('aria-current', 'page');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a group opens and leads on', async ({ page }) => {
    await page.goto(ROUTES.franchise);
    await group(page, 'Company').click();
    await link(page, 'Media').click();
    await expect(page).toHaveURL(ROUTES.media);
  });
});
