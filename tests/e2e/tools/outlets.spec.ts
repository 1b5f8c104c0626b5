import { globSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { ROUTES } from '../../../contract/routes.ts';
import { findings } from '../../support/browser/axe.ts';
import { readOverflow } from '../../support/browser/overflow.ts';
import { expect, test } from '../../support/product/product.ts';

const { offices } = parse(readFileSync('content/company.yaml', 'utf8'));

test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } });

test('without an outlet the page says so, and shows the two offices', async ({ page }) => {
  const count = globSync('content/outlets/*.yaml').length;
  await page.goto(ROUTES.outlets);
  await expect(page.getByRole('heading', { level: 1, name: 'Where to eat' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No outlet is listed yet' })).toHaveCount(
    count === 0 ? 1 : 0,
  );
  for (const { label, city } of [offices.registered, offices.experienceCentre]) {
    const office = page.locator('main section').filter({
      has: page.getByRole('heading', { level: 3, name: label }),
    });
    await expect(office.last()).toContainText(city);
    await expect(
      page.getByRole('link', { name: new RegExp(`^Open in Maps\\s*: ${label}`) }),
    ).toHaveAttribute('href', /^https:\/\/www\.google\.com\/maps\//);
  }
  expect(await readOverflow(page)).toBe(0);
});

test('the published number of places carries its note', async ({ page }) => {
  await page.goto(ROUTES.outlets);
  await expect(page.getByText('50+ locations', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Stated by the company in its news/)).toBeVisible();
  await page.getByRole('link', { name: 'Read the news' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('50 locations');
});

test('who is hungry finds menus and a chat', async ({ page }) => {
  await page.goto(ROUTES.outlets);
  await expect(page.getByRole('link', { name: 'Ask in the chat' }).first()).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/\d+\?text=.*which%20outlet/,
  );
  await page.getByRole('link', { name: 'See the menus' }).first().click();
  await expect(page).toHaveURL(ROUTES.menu);
});

test.describe('looked at by axe', () => {
  test.use({ javaScriptEnabled: true });

  test('in both themes', async ({ page }) => {
    await page.goto(ROUTES.outlets);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await findings(page, colorScheme)).toEqual([]);
    }
  });
});
