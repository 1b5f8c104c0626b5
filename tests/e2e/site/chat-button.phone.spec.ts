import { ROUTES } from '../../../contract/routes.ts';
import { expect, type Page, test } from '../../support/product/product.ts';

const bar = (page: Page) => page.getByRole('complementary', { name: 'Shortcuts' });
const chat = (page: Page) => bar(page).getByRole('link', { name: /^Chat/ });

/** Whether each link of the bar is whole on the screen, large enough for a thumb, and lies under nothing. */
const areUsable = (page: Page) =>
  bar(page)
    .locator('a:visible')
    .evaluateAll((links) =>
      links.every((link) => {
        const { left, right, top, bottom, height, width } = link.getBoundingClientRect();
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        const isWhole = left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight;
        return isWhole && height >= 48 && width >= 48 && link.contains(hit);
      }),
    );

for (const scripts of [true, false]) {
  test.describe(scripts ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled: scripts });

    for (const [path, links] of [
      [ROUTES.home, 2],
      [ROUTES.contact, 1],
    ] as const) {
      test(`on ${path} the chat is whole at every place and covers no last word`, async ({
        page,
      }) => {
        await page.goto(path);
        await expect(bar(page).locator('a:visible')).toHaveCount(links);
        for (const share of [0, 0.4, 0.8, 1]) {
          await page.evaluate((part) => scrollTo(0, document.body.scrollHeight * part), share);
          expect(await areUsable(page), `${share}`).toBe(true);
        }
        const top = await bar(page).evaluate((foot) => foot.getBoundingClientRect().top);
        const facts = page.getByRole('contentinfo').getByText(/CIN/);
        expect(await facts.evaluate((words) => words.getBoundingClientRect().bottom)).toBeLessThan(
          top,
        );
      });
    }

    test('the bar leaves while somebody types, and comes back', async ({ page }) => {
      await page.goto(ROUTES.contact);
      await expect(chat(page)).toBeVisible();
      await page.locator('input[name="name"]').focus();
      await expect(chat(page)).toBeHidden();
      await page.locator('input[name="name"]').blur();
      await expect(chat(page)).toBeVisible();
    });
  });
}

test('a wide screen has the chat alone, whole in its corner', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(ROUTES.home);
  await expect(bar(page).locator('a:visible')).toHaveCount(1);
  expect(await areUsable(page)).toBe(true);
  const box = await chat(page).boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBe(1440 - 16);
});
