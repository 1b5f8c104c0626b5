import { brotliCompressSync } from 'node:zlib';
import { ROUTES } from '../../../contract/routes.ts';
import { findings } from '../../support/browser/axe.ts';
import { readOverflow } from '../../support/browser/overflow.ts';
import { expect, type Page, test } from '../../support/product/product.ts';

/** Bytes after Brotli that come before the first result: every script of the page and the list of what can be found. */
const MAX_BYTES = 40_000;

const field = (page: Page) => page.getByRole('searchbox', { name: 'Search the whole site' });
const results = (page: Page) => page.getByRole('list', { name: /found/ }).getByRole('link');
const isAlive = (page: Page) =>
  expect(page.locator('[data-tool=search][data-is-alive]')).toBeAttached();

// A look at the colours in the middle of a change of theme would judge colours that nobody reads.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('the search', () => {
  test('is one click away on every page', async ({ page }) => {
    for (const path of [ROUTES.home, ROUTES.menu, ROUTES.contact]) {
      await page.goto(path);
      await page.getByRole('banner').getByRole('link', { name: 'Search', exact: true }).click();
      await expect(page).toHaveURL(ROUTES.search);
    }
  });

  test('finds a dish with its price however it is spelt, and leads to its menu', async ({
    page,
  }) => {
    await page.goto(ROUTES.search);
    await field(page).fill('panner momoz');
    await expect(page.getByRole('status')).toContainText(/^\d+ found/);
    const dish = page.getByRole('listitem').filter({ hasText: 'Steamed paneer momos' });
    await expect(dish).toContainText('₹99');
    await expect(dish).toContainText('YCTFC Momos');
    await dish.getByRole('link').click();
    await expect(page).toHaveURL(`${ROUTES.menu}#yctfc-momos`);
    const row = page
      .getByRole('listitem')
      .filter({ hasText: 'Steamed paneer momos', visible: true });
    await expect(row.first()).toBeInViewport();
  });

  test('leads to an answer, which is open', async ({ page }) => {
    await page.goto(`${ROUTES.search}?q=mudra`);
    await results(page).first().click();
    await expect(page).toHaveURL(`${ROUTES.questions}#loan`);
    await expect(page.getByText('Banks look at your own share')).toBeVisible();
  });

  test('is there again for whoever comes back', async ({ page }) => {
    await page.goto(ROUTES.search);
    await isAlive(page);
    await field(page).fill('masala dosa');
    await expect(page).toHaveURL(`${ROUTES.search}?q=masala+dosa`);
    await results(page).first().click();
    await expect(page).toHaveURL(new RegExp(ROUTES.menu));
    await page.goBack();
    await expect(field(page)).toHaveValue('masala dosa');
    await expect(results(page).first()).toHaveText('Masala dosa');
  });

  test('is worked with the keyboard alone', async ({ page }) => {
    await page.goto(ROUTES.search);
    await isAlive(page);
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('cloud kitchen');
    await expect(results(page).first()).toHaveText('Cloud Kitchen Model');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(results(page).nth(1)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(ROUTES.cloudKitchen);
  });

  test('asks a person where nothing is found', async ({ page }) => {
    await page.goto(`${ROUTES.search}?q=helicopter`);
    await expect(page.getByRole('status')).toHaveText('Nothing here is called “helicopter”.');
    const ask = await page
      .locator('[data-tool=search]')
      .getByRole('link', { name: 'Ask in the chat' })
      .getAttribute('href');
    expect(new URL(ask ?? '').searchParams.get('text')).toContain('“helicopter”');
  });

  test('needs no network once the page is there', async ({ page, context }) => {
    await page.goto(`${ROUTES.search}?q=dosa`);
    await expect(results(page).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await field(page).fill('paneer');
    await expect(results(page).first()).toContainText(/paneer/i);
    await context.setOffline(false);
  });

  test('has no finding and no sideways scroll, with results and without', async ({ page }) => {
    for (const query of ['', '?q=paneer', '?q=helicopter']) {
      await page.goto(`${ROUTES.search}${query}`);
      await isAlive(page);
      if (query) await expect(page.getByRole('status')).toHaveText(/./);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await findings(page, `${query} ${colorScheme}`)).toEqual([]);
      }
      expect(await readOverflow(page)).toBe(0);
    }
  });

  test('weighs little before the first result', async ({ page }) => {
    const sizes: Promise<number>[] = [];
    page.on('response', (response) => {
      if (!/\.(js|json)$/.test(new URL(response.url()).pathname)) return;
      sizes.push(response.body().then((body) => brotliCompressSync(body).length));
    });
    await page.goto(`${ROUTES.search}?q=dosa`);
    await expect(results(page).first()).toBeVisible();
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    expect(sizes.length).toBeGreaterThan(1);
    expect(bytes).toBeGreaterThan(10_000);
    expect(bytes).toBeLessThanOrEqual(MAX_BYTES);
  });

  test('keeps its list for ever', async ({ page, request }) => {
    await page.goto(ROUTES.search);
    const list = await page.locator('link[rel=preload][as=fetch]').getAttribute('href');
    const answer = await request.get(list ?? '');
    expect(answer.headers()['cache-control']).toContain('immutable');
    expect(answer.headers()['content-type']).toContain('application/json');
  });
});

test.describe('a list that does not come', () => {
  test.use({ expectedErrors: [/Failed to load resource|ERR_FAILED/] });

  test('is said, and fetched when asked', async ({ page }) => {
    await page.route('**/assets/search.*.json', (route) => route.abort());
    await page.goto(`${ROUTES.search}?q=dosa`);
    await expect(page.getByRole('status')).toContainText('could not be fetched');
    await page.unroute('**/assets/search.*.json');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(results(page).first()).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page is an index of the site without a dead field', async ({ page }) => {
    await page.goto(ROUTES.search);
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    const main = page.getByRole('main');
    for (const name of ['Delhi Gali', 'Cloud Kitchen Model', 'Privacy Policy'])
      await expect(main.getByRole('link', { name, exact: true })).toBeVisible();
    await expect(main.getByText('Chaat counter')).toBeVisible();
    expect(await main.getByRole('link').count()).toBeGreaterThan(45);
  });
});
