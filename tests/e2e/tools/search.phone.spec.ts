import { brotliCompressSync } from 'node:zlib';
import { fillGaps } from '../../../contract/fill-gaps.ts';
import { ROUTES } from '../../../contract/routes.ts';
import { findings } from '../../support/browser/axe.ts';
import { readOverflow } from '../../support/browser/overflow.ts';
import {
  loadBrands,
  loadFranchiseModels,
  loadMenus,
  loadNavigation,
  loadPage,
  loadQuestionGroups,
} from '../../support/content/read-content.ts';
import { expect, type Page, test } from '../../support/product/product.ts';

const { box, hero } = await loadPage('search');
const menus = await loadMenus();
const brands = await loadBrands();
const { legal } = await loadNavigation();
const kitchen = (await loadFranchiseModels()).find(({ route }) => route === 'cloudKitchen');
/** A dish whose name no other dish has a word of, so that it comes first. */
const dishes = menus.flatMap(({ slug, brand, categories }) =>
  categories.flatMap((category) => category.dishes.map((dish) => ({ ...dish, slug, brand }))),
);
const wordsOf = (name: string): string[] => name.toLowerCase().match(/[a-z]{5,}/g) ?? [];
const dish = dishes.find(
  ({ name }) =>
    dishes.filter((other) => wordsOf(other.name).some((word) => wordsOf(name).includes(word)))
      .length === 1,
);
/** What is found for certain. */
const asked = encodeURIComponent(dish?.name ?? '');
/** A letter twice, as by somebody who types in a hurry. */
const misspelt = (name: string) =>
  name.toLowerCase().replace(/[a-z]{5,}/, (word) => word.replace(/(?<=^..)(.)/, '$1$1'));
const [question] = (await loadQuestionGroups())[1]?.items ?? [];

/** Bytes after Brotli that come before the first result: every script of the page and the list of what can be found. */
const MAX_BYTES = 92_000;

const field = (page: Page) => page.getByRole('searchbox', { name: box.label });
/** The list of results, which is called by how many they are. */
const counted = new RegExp(`${box.found.replace('{found}', '\\d+')}|${box.foundOne}`);
const results = (page: Page) => page.getByRole('list', { name: counted }).getByRole('link');
const isAlive = (page: Page) =>
  expect(page.locator('[data-tool=search][data-is-alive]')).toBeAttached();
// A look at the colours in the middle of a change of theme would judge colours that nobody reads.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('the search', () => {
  test('is one click away on every page', async ({ page }) => {
    for (const path of [ROUTES.home, ROUTES.menu, ROUTES.contact]) {
      await page.goto(path);
      const link = page.getByRole('banner').getByRole('link', { name: hero.eyebrow ?? '' });
      await link.click();
      await expect(page).toHaveURL(ROUTES.search);
    }
  });

  test('finds a dish with its price however it is spelt, and leads to its menu', {
    tag: '@check',
  }, async ({ page }) => {
    await page.goto(ROUTES.search);
    await field(page).fill(misspelt(dish?.name ?? ''));
    await expect(page.getByRole('status')).not.toBeEmpty();
    const found = page
      .getByRole('listitem')
      .filter({ hasText: dish?.name ?? '' })
      .first();
    await expect(found).toContainText(`₹${dish?.price}`);
    await expect(found).toContainText(dish?.brand.name ?? '');
    await found.getByRole('link').click();
    await expect(page).toHaveURL(`${ROUTES.menu}#${dish?.slug}`);
    const row = page.getByRole('listitem').filter({ hasText: dish?.name ?? '', visible: true });
    await expect(row.first()).toBeInViewport();
  });

  test('leads to an answer, which is open, and is there again for whoever comes back', async ({
    page,
  }) => {
    await page.goto(`${ROUTES.search}?utm_source=card`);
    await isAlive(page);
    const asked = question?.question ?? '';
    await field(page).fill(asked);
    await expect(page).toHaveURL(
      `${ROUTES.search}?${new URLSearchParams({ utm_source: 'card', q: asked })}`,
    );
    await results(page).first().click();
    await expect(page).toHaveURL(`${ROUTES.questions}#${question?.id}`);
    await expect(page.getByText(question?.answer ?? '')).toBeVisible();
    await page.goBack();
    await expect(field(page)).toHaveValue(asked);
    await expect(results(page).first()).toHaveText(asked);
  });

  test('is worked with the keyboard alone', async ({ page }) => {
    await page.goto(ROUTES.search);
    await isAlive(page);
    await field(page).focus();
    await page.keyboard.type(kitchen?.name ?? '');
    await expect(results(page).first()).toHaveText(kitchen?.name ?? '');
    await expect(async () => {
      await page.keyboard.press('Tab');
      await expect(results(page).first()).toBeFocused({ timeout: 100 });
    }).toPass();
    await field(page).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(ROUTES.cloudKitchen);
  });

  test('asks a person where nothing is found', async ({ page }) => {
    await page.goto(`${ROUTES.search}?q=helicopter`);
    await expect(page.getByRole('status')).toHaveText(
      fillGaps(box.nothing, { words: 'helicopter' }),
    );
    const ask = await page
      .locator('[data-tool=search]')
      .getByRole('link', { name: box.askLabel })
      .getAttribute('href');
    expect(new URL(ask ?? '').searchParams.get('text')).toContain('helicopter');
  });

  test('needs no network once the page is there', async ({ page, context }) => {
    await page.goto(`${ROUTES.search}?q=${asked}`);
    await expect(results(page).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    const other = dishes.at(-1)?.name ?? '';
    await field(page).fill(other);
    await expect(results(page).first()).toContainText(other);
    await context.setOffline(false);
  });

  test('has no finding and no sideways scroll, with results and without', async ({ page }) => {
    for (const query of ['', `?q=${asked}`, '?q=helicopter']) {
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
    await page.goto(`${ROUTES.search}?q=${asked}`);
    await expect(results(page).first()).toBeVisible();
    page.removeAllListeners('response');
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    expect(sizes.length).toBeGreaterThan(1);
    expect(bytes).toBeGreaterThan(10_000);
    expect(bytes).toBeLessThanOrEqual(MAX_BYTES);
  });
});

test.describe('a list that does not come', () => {
  test.use({ expectedErrors: [/Failed to load resource|ERR_FAILED/] });

  test('is said', async ({ page }) => {
    await page.route('**/assets/search.*.json', (route) => route.abort());
    await page.goto(`${ROUTES.search}?q=${asked}`);
    await expect(page.getByRole('status')).toContainText(box.failed);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page is an index of the site without a dead field', async ({ page }) => {
    await page.goto(ROUTES.search);
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    const main = page.getByRole('main');
    for (const name of [brands[0]?.name ?? '', kitchen?.name ?? '', legal[0]?.label ?? ''])
      await expect(main.getByRole('link', { name, exact: true })).toBeVisible();
    await expect(main.getByText(menus[0]?.categories[0]?.name ?? '').first()).toBeVisible();
    expect(await main.getByRole('link').count()).toBeGreaterThan(45);
  });
});
