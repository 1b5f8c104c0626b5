import { ROUTES } from '../../../contract/routes.ts';
import { expect, type Page, test } from '../../support/product/product.ts';

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

test('the theme is the one of the system, in the browser’s bars too', { tag: '@check' }, async ({
  page,
}) => {
  await page.goto(ROUTES.home);
  expect(await readGround(page)).toBe('rgb(255, 248, 238)');
  expect(await readBarColour(page)).toEqual(['#4a0f1c']);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await readGround(page)).toBe('rgb(27, 10, 13)');
  expect(await readBarColour(page)).toEqual(['#1b0a0d']);
});
