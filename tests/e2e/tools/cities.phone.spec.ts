import { fillGaps } from '../../../contract/fill-gaps.ts';
import { ROUTES } from '../../../contract/routes.ts';
import { findings } from '../../support/browser/axe.ts';
import { readOverflow } from '../../support/browser/overflow.ts';
import { begins } from '../../support/content/begins.ts';
import { loadCities, loadPage } from '../../support/content/read-content.ts';
import { expect, type Page, test } from '../../support/product/product.ts';

const words = await loadPage('cities');
const cities = await loadCities();
/** A city of the list that stands for all of a status. */
const one = (isWanted: (city: (typeof cities)[number]) => boolean) => cities.find(isWanted);
const open = one(({ status }) => status === 'open');
const closed = one(({ status }) => status === 'talking' || status === 'taken');
const pin = open?.pins[0] ?? '';
const sorted = cities.filter(({ pins }) => pins.includes(pin)).map(({ name }) => name);

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const search = (page: Page) => page.getByLabel(words.search.label);
const finder = (page: Page) => page.locator('[data-tool="cities"]');

/** Where an enquiry about a city begins. */
const asked = (city: string) =>
  `${ROUTES.contact}?${new URLSearchParams({ from: 'cities', city })}`;

async function openFinder(page: Page): Promise<void> {
  await page.goto(ROUTES.cities);
  await expect(finder(page)).toHaveAttribute('data-is-alive', '');
}

test('a city by its name and by PIN code leads to an enquiry about it', async ({ page }) => {
  const requests: string[] = [];
  await openFinder(page);
  // The sheet for paper comes late.
  await page.waitForLoadState('networkidle');
  page.on('request', (request) => requests.push(request.url()));
  const name = open?.name ?? '';
  await search(page).fill(name);
  await expect(finder(page).getByRole('listitem').first()).toContainText(name);
  await search(page).fill(`${pin} 001`);
  await expect(finder(page)).toContainText(fillGaps(words.search.pinFound, { pin }));
  for (const city of sorted)
    await expect(finder(page).getByRole('listitem').filter({ hasText: city })).not.toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(ROUTES.cities);
  expect(requests).toEqual([]);
  const action = fillGaps(words.statuses.open.action, { city: name });
  await finder(page).getByRole('link', { name: action }).click();
  await expect(page).toHaveURL(asked(name));
});

test('a city that is not open tells when it opens; one that is not listed can be asked about', async ({
  page,
}) => {
  await openFinder(page);
  if (closed) {
    await search(page).fill(closed.name);
    const action = words.statuses[closed.status ?? 'unknown'].action;
    const link = finder(page)
      .getByRole('link', { name: begins(action) })
      .first();
    await expect(link).toHaveAttribute('href', asked(closed.name));
  }
  await search(page).fill('Timbuktu');
  await expect(finder(page)).toContainText(fillGaps(words.search.none, { query: 'Timbuktu' }));
  expect(await findings(page, 'nothing found')).toEqual([]);
  await finder(page)
    .getByRole('link', { name: fillGaps(words.search.noneAction, { query: 'Timbuktu' }) })
    .click();
  await expect(page).toHaveURL(asked('Timbuktu'));
});

test('the answer is reachable at 200 % text, in both themes', async ({ page }) => {
  await openFinder(page);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await search(page).fill(pin);
  await expect(finder(page).getByRole('listitem')).toHaveCount(sorted.length);
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
    expect(new Set(await states.getByRole('heading', { level: 3 }).allTextContents())).toEqual(
      new Set(cities.map(({ state }) => state)),
    );
    await expect(states.getByRole('listitem')).toHaveCount(cities.length);
    const link = states.getByRole('link').filter({ hasText: open?.name ?? '' });
    await expect(link.first()).toContainText(words.statuses.open.label);
    await link.first().click();
    await expect(page).toHaveURL(asked(open?.name ?? ''));
  });

  test('the search takes what was typed to the enquiry, and says so before', async ({ page }) => {
    await page.goto(ROUTES.cities);
    await expect(page.locator('main noscript p')).toContainText(words.search.withoutScript);
    await search(page).fill('Una');
    await page.getByRole('button', { name: words.search.action }).click();
    await expect(page).toHaveURL(asked('Una'));
  });
});

test('the desk scores by the cities of this list', async ({ page, request }) => {
  const { score } = await (await request.get('/admin/desk.json')).json();
  await page.goto(ROUTES.cities);
  const shown = await page.locator('a[data-status="open"] strong').allTextContents();
  expect(score.openCities).toEqual(shown);
});
