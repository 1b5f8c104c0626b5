import { ROUTES } from '../../../contract/routes.ts';
import { loadNavigation } from '../../support/content/read-content.ts';
import { expect, type Page, test } from '../../support/product/product.ts';

const { footer } = await loadNavigation();
const franchise = footer.find(({ href }) => href === ROUTES.franchise)?.label ?? '';

/** The page's ground in each theme, as the browser computes it. */
const GROUND = { light: 'rgb(255, 248, 238)', dark: 'rgb(27, 10, 13)' } as const;

/** What a page has recorded about its first moments, see {@link watchBeginning}. */
interface Beginning {
  hadBody?: boolean;
  theme?: string | undefined;
  grounds: string[];
}

const choice = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Theme' }).getByRole('radio', { name });

const choose = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Theme' }).getByText(name, { exact: true }).click();

const readGround = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);

/** The colour that the browser's own bars take. */
const readBarColour = (page: Page) =>
  page
    .locator('meta[name="theme-color"]')
    .evaluateAll((metas) =>
      metas
        .filter((meta) => matchMedia((meta as HTMLMetaElement).media).matches)
        .map((meta) => (meta as HTMLMetaElement).content),
    );

test.use({ colorScheme: 'light' });

test('follows the system until somebody chooses', async ({ page }) => {
  await page.goto(ROUTES.home);
  await expect(choice(page, 'Automatic')).toBeChecked();
  expect(await readGround(page)).toBe(GROUND.light);
  expect(await readBarColour(page)).toEqual(['#4a0f1c']);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await readGround(page)).toBe(GROUND.dark);
  expect(await readBarColour(page)).toEqual(['#1b0a0d']);
});

test('a choice holds at once, on the next page and after a reload, until it is taken back', {
  tag: '@check',
}, async ({ page }) => {
  await page.goto(ROUTES.home);
  await choose(page, 'Dark');
  expect(await readGround(page)).toBe(GROUND.dark);
  expect(await readBarColour(page)).toEqual(['#1b0a0d']);
  await page.getByRole('contentinfo').getByRole('link', { name: franchise, exact: true }).click();
  await expect(page).toHaveURL(ROUTES.franchise);
  await expect(choice(page, 'Dark')).toBeChecked();
  await page.reload();
  expect(await readGround(page)).toBe(GROUND.dark);
  await page.emulateMedia({ colorScheme: 'dark' });
  await choose(page, 'Light');
  expect(await readGround(page)).toBe(GROUND.light);
  await choose(page, 'Automatic');
  expect(await readGround(page)).toBe(GROUND.dark);
});

test('coming back shows the choice that was made on the page after', async ({ page }) => {
  await page.goto(ROUTES.brands);
  await page.goto(ROUTES.blog);
  await choose(page, 'Dark');
  await page.goBack();
  await expect.poll(() => readGround(page)).toBe(GROUND.dark);
});

test('the chosen theme is there before the page is', async ({ page }) => {
  await page.goto(ROUTES.home);
  await choose(page, 'Dark');
  await watchBeginning(page);
  await page.goto(ROUTES.menu);
  const beginning = await page.evaluate(() => Reflect.get(window, 'beginning') as Beginning);
  expect(beginning).toMatchObject({ hadBody: false, theme: 'dark' });
  expect(beginning.grounds.length).toBeGreaterThan(0);
  expect([...new Set(beginning.grounds)]).toEqual([GROUND.dark]);
});

/** Lets each further document note whether its theme came before its body, and each frame's ground. */
const watchBeginning = (page: Page) =>
  page.addInitScript(() => {
    const beginning: Beginning = { grounds: [] };
    Object.assign(window, { beginning });
    new MutationObserver((_, observer) => {
      observer.disconnect();
      beginning.hadBody = document.body !== null;
      beginning.theme = document.documentElement.dataset.theme;
    }).observe(document, { subtree: true, attributeFilter: ['data-theme'] });
    const look = () => {
      if (document.body) beginning.grounds.push(getComputedStyle(document.body).backgroundColor);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, colorScheme: 'dark' });

  test('there is no choice and the system decides', async ({ page }) => {
    await page.goto(ROUTES.home);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.getByRole('radio', { includeHidden: true })).toHaveCount(3);
    await expect(page.getByRole('radio')).toHaveCount(0);
  });
});
