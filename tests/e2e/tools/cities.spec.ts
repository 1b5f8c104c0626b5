import { ROUTES } from '../../../contract/routes.ts';
import { findings } from '../../support/browser/axe.ts';
import { readOverflow } from '../../support/browser/overflow.ts';
import { expect, type Page, test } from '../../support/product/product.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const search = (page: Page) => page.getByLabel('City or PIN code');
const finder = (page: Page) => page.locator('[data-tool="cities"]');

async function openFinder(page: Page): Promise<void> {
  await page.goto(ROUTES.cities);
  await expect(finder(page)).toHaveAttribute('data-is-alive', '');
}

test('a city by its name, in any spelling, and by PIN code leads to an enquiry about it', async ({
  page,
}) => {
  const requests: string[] = [];
  await openFinder(page);
  page.on('request', (request) => requests.push(request.url()));
  for (const typed of ['ludh', 'ਲੁਧਿਆਣਾ', 'Ludhina']) {
    await search(page).fill(typed);
    await expect(finder(page).getByRole('listitem')).toHaveText(/Ludhiana/);
  }
  await search(page).fill('141 001');
  await expect(finder(page)).toContainText('PIN codes with 141 are sorted for:');
  await expect(finder(page).getByRole('listitem')).toHaveText([/Ludhiana/, /Khanna/]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(ROUTES.cities);
  expect(requests).toEqual([]);
  await finder(page).getByRole('link', { name: 'Ask for Ludhiana' }).click();
  await expect(page).toHaveURL(`${ROUTES.contact}?from=cities&city=Ludhiana`);
});

test('a city that is not open tells when it opens; one that is not listed can be asked about', async ({
  page,
}) => {
  await openFinder(page);
  await search(page).fill('Bathinda');
  const link = finder(page).getByRole('link', { name: /^Tell me when it opens\s*: Bathinda$/ });
  await expect(link).toHaveAttribute('href', `${ROUTES.contact}?from=cities&city=Bathinda`);
  await search(page).fill('Timbuktu');
  await expect(finder(page)).toContainText('Timbuktu is not on our list.');
  expect(await findings(page, 'nothing found')).toEqual([]);
  await finder(page).getByRole('link', { name: 'Ask about Timbuktu' }).click();
  await expect(page).toHaveURL(`${ROUTES.contact}?from=cities&city=Timbuktu`);
});

test('the answer is reachable at 200 % text, in both themes', async ({ page }) => {
  await openFinder(page);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await search(page).fill('160');
  await expect(finder(page).getByRole('listitem')).toHaveCount(2);
  expect(await readOverflow(page)).toBeLessThanOrEqual(1);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await findings(page, colorScheme)).toEqual([]);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every city stands below its state with where we stand', async ({ page }) => {
    await page.goto(ROUTES.cities);
    const states = page.locator('main section section');
    await expect(states.first().getByRole('heading', { level: 3 })).toHaveText('Punjab');
    await expect(states.first().getByRole('link').first()).toHaveText(/Amritsar\s*Open/);
    await expect(states.getByRole('listitem')).toHaveCount(61);
    await states.getByRole('link', { name: /Jaipur/ }).click();
    await expect(page).toHaveURL(`${ROUTES.contact}?from=cities&city=Jaipur`);
  });

  test('the search takes what was typed to the enquiry, and says so before', async ({ page }) => {
    await page.goto(ROUTES.cities);
    await expect(page.getByText(/^Without JavaScript, the button opens/)).toBeVisible();
    await search(page).fill('Una');
    await page.getByRole('button', { name: 'Check' }).click();
    await expect(page).toHaveURL(`${ROUTES.contact}?from=cities&city=Una`);
  });
});

test('the desk scores by the cities of this list', async ({ page, request }) => {
  const { score } = await (await request.get('/admin/desk.json')).json();
  await page.goto(ROUTES.cities);
  const open = await page.locator('a[data-status="open"] strong').allTextContents();
  expect(open.length).toBeGreaterThan(0);
  expect(score.openCities).toEqual(open);
});
