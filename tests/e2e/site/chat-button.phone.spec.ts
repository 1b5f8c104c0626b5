import { brandPath } from '../../../contract/paths.ts';
import { ROUTES } from '../../../contract/routes.ts';
import { loadBrands } from '../../support/content/read-content.ts';
import { expect, type Page, test } from '../../support/product/product.ts';

const [brand] = await loadBrands();

const chat = (page: Page) =>
  page.getByRole('complementary', { name: 'Shortcuts' }).getByRole('link', { name: /^Chat/ });

/** How many pixels of the button's width stand on the screen. */
const readWidth = (page: Page) =>
  chat(page).evaluate((link) => innerWidth - link.getBoundingClientRect().left);

/** So far from the button, in pixels, words are read as its neighbours. */
const NEAR = 3;

/** Words of the page that the button lies on or touches. */
const readCoveredWords = (page: Page) =>
  chat(page).evaluate((link, near) => {
    const button = link.getBoundingClientRect();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = new Range();
    const covered: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (!parent?.checkVisibility() || link.contains(text)) continue;
      range.selectNode(text);
      const isMet = [...range.getClientRects()].some(
        ({ left, right, top, bottom }) =>
          left < button.right + near &&
          right > button.left - near &&
          top < button.bottom + near &&
          bottom > button.top - near,
      );
      if (isMet && !parent.closest('nav ul')) covered.push(text.textContent?.trim() ?? '');
    }
    return covered;
  }, NEAR);

for (const path of [
  ROUTES.home,
  ROUTES.menu,
  ROUTES.contact,
  ROUTES.franchise,
  ROUTES.about,
  brandPath(brand?.slug ?? ''),
]) {
  test(`on ${path} the button comes without lying on words`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect.poll(() => readWidth(page)).toBeGreaterThan(8);
    expect(await readCoveredWords(page)).toEqual([]);
    await page.mouse.wheel(0, 1500);
    await page.waitForTimeout(3500);
    expect(await readCoveredWords(page)).toEqual([]);
  });
}

test('reading on sends the button aside, scrolling back brings it', async ({ page }) => {
  await page.goto(ROUTES.franchise, { waitUntil: 'networkidle' });
  await page.mouse.wheel(0, 1500);
  await expect.poll(() => readWidth(page)).toBeLessThan(18);
  await page.mouse.wheel(0, -300);
  await expect.poll(() => readWidth(page)).toBeGreaterThan(52);
});

test('nothing floats while somebody types', async ({ page }) => {
  await page.goto(ROUTES.contact);
  await expect(chat(page)).toBeVisible();
  await page.getByRole('textbox', { name: 'Full Name' }).focus();
  await expect(page.locator('#chat')).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the button stands between the content and the footer', async ({ page }) => {
    await page.goto(ROUTES.menu);
    const foot = await page.getByRole('contentinfo').boundingBox();
    const main = await page.getByRole('main').boundingBox();
    const button = await chat(page).boundingBox();
    expect(button?.y).toBeGreaterThanOrEqual((main?.y ?? 0) + (main?.height ?? 0));
    expect(button?.y).toBeLessThan(foot?.y ?? 0);
    expect(button?.width).toBeGreaterThanOrEqual(48);
  });
});
