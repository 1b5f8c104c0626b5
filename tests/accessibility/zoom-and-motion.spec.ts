import { ROUTES } from '../../contract/routes.ts';
import { readCutParts, readOverflow } from '../support/browser/overflow.ts';
import { inTabs } from '../support/browser/tabs.ts';
import { expect, test } from '../support/product/product.ts';
import { walkedPaths } from '../support/site/site-map.ts';

test.use({ expectedErrors: [/404/] });

test('text at 200 % is never cut and never makes a page scroll sideways', async ({
  page,
  request,
}) => {
  test.setTimeout(300_000);
  const wrong = await inTabs(page, await walkedPaths(request), async (tab, path) => {
    const found: string[] = [];
    // At rest: what comes flying in is measured where it lands.
    await tab.emulateMedia({ reducedMotion: 'reduce' });
    await tab.goto(path, { waitUntil: 'networkidle' });
    await tab.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    for (const width of [1440, 1024, 768, 390, 320]) {
      await tab.setViewportSize({ width, height: 844 });
      const overflow = await readOverflow(tab);
      if (overflow > 1) found.push(`${path} at ${width}: ${overflow}px too wide`);
      const cut = await readCutParts(tab);
      found.push(...cut.map((part) => `${path} at ${width}: ${part}`));
    }
    return found;
  });
  expect(wrong).toEqual([]);
});

for (const [path, part] of [
  [ROUTES.home, 'body > header'],
  [ROUTES.menu, 'nav:has([href^="#"])'],
  [ROUTES.payback, 'main dl[aria-live]'],
] as const) {
  test(`${part} of ${path} stays in view only where there is room`, async ({ page }) => {
    const isSeen = async (width: number, height: number, fontSize: string) => {
      await page.setViewportSize({ width, height });
      await page.goto(path, { waitUntil: 'networkidle' });
      return page.locator(part).evaluate((element, size) => {
        document.documentElement.style.fontSize = size;
        const below = element.getBoundingClientRect().bottom + 300;
        scrollTo({ top: below, behavior: 'instant' });
        if (scrollY < below - 1) throw new Error('The page is too short to scroll past it.');
        return element.getBoundingClientRect().bottom > 0;
      }, fontSize);
    };
    expect(await isSeen(390, 844, '100%')).toBe(true);
    expect(await isSeen(390, 844, '200%')).toBe(false);
    expect(await isSeen(844, 390, '100%')).toBe(false);
  });
}
