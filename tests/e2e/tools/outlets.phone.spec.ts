import { ROUTES } from '../../../contract/routes.ts';
import { readOverflow } from '../../support/browser/overflow.ts';
import {
  loadCompany,
  loadMediaItems,
  loadOutlets,
  loadPage,
} from '../../support/content/read-content.ts';
import { expect, test } from '../../support/product/product.ts';

const { offices } = await loadCompany();
const words = await loadPage('outlets');
const outlets = await loadOutlets();
const story = (await loadMediaItems()).find(({ id }) => id === words.stated.story);

test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } });

test('without an outlet the page says so, and shows the two offices', async ({ page }) => {
  await page.goto(ROUTES.outlets);
  await expect(page.getByRole('heading', { level: 1, name: words.hero.heading })).toBeVisible();
  await expect(page.getByRole('heading', { name: words.empty.heading })).toHaveCount(
    outlets.length === 0 ? 1 : 0,
  );
  for (const { label, city } of [offices.registered, offices.experienceCentre]) {
    const office = page.locator('main section').filter({
      has: page.getByRole('heading', { level: 3, name: label }),
    });
    await expect(office.last()).toContainText(city);
    await expect(page.getByRole('link', { name: `: ${label}` })).toHaveAttribute(
      'href',
      /^https:\/\/www\.google\.com\/maps\//,
    );
  }
  expect(await readOverflow(page)).toBe(0);
});

test('the published number of places carries its note', async ({ page }) => {
  await page.goto(ROUTES.outlets);
  await expect(page.getByText(words.stated.figure, { exact: true })).toBeVisible();
  await expect(page.getByText(words.stated.note)).toBeVisible();
  await page.getByRole('link', { name: words.stated.link }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(story?.data.title ?? '');
});

test('who is hungry finds menus and a chat', async ({ page }) => {
  await page.goto(ROUTES.outlets);
  const href = await page
    .getByRole('link', { name: words.empty.chat })
    .first()
    .getAttribute('href');
  expect(new URL(href ?? '').searchParams.get('text')).toBe(words.empty.message);
  await page.getByRole('link', { name: words.empty.menus }).first().click();
  await expect(page).toHaveURL(ROUTES.menu);
});
