import { ROUTES } from '../../contract/routes.ts';
import { readOverflow } from '../support/browser/overflow.ts';
import { expect, test } from '../support/product/product.ts';
import { listedPaths, UNLISTED_PATHS } from '../support/site/site-map.ts';

test('text at 200 % never makes a page scroll sideways', async ({ page, request, isMobile }) => {
  test.setTimeout(300_000);
  const wide: string[] = [];
  for (const path of [...(await listedPaths(request)), ...UNLISTED_PATHS]) {
    await page.goto(path);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    for (const width of isMobile ? [390] : [1440, 1024, 768]) {
      await page.setViewportSize({ width, height: 844 });
      const overflow = await readOverflow(page);
      if (overflow > 1) wide.push(`${path} at ${width}: ${overflow}px`);
    }
  }
  expect(wide).toEqual([]);
});

test('nothing moves for a visitor who asked for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/', { waitUntil: 'networkidle' });
  const running = await page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => animation.playState === 'running')
      .filter((animation) => Number(animation.effect?.getComputedTiming().duration) > 1)
      .map((animation) => String((animation.effect as KeyframeEffect | null)?.target?.className)),
  );
  expect(running).toEqual([]);
});

for (const [path, chosen, other] of [
  [ROUTES.payback, 'label:has(> :checked)', 'label:has(> [type=radio]:not(:checked))'],
  [ROUTES.about, '#site-menu button:has(+ * [aria-current])', '#site-menu li > button'],
] as const) {
  test(`forced colours still tell what is chosen on ${path}`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(path, { waitUntil: 'networkidle' });
    const readColours = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => {
          const { backgroundColor, color } = getComputedStyle(element);
          return { backgroundColor, color };
        });
    const [one, two] = [await readColours(chosen), await readColours(other)];
    expect(one.backgroundColor).not.toBe(two.backgroundColor);
    expect(one.color).not.toBe(two.color);
  });
}

test('the header stays in view only where a screen is high enough', async ({ page }) => {
  for (const [height, position] of [
    [844, 'sticky'],
    [390, 'relative'],
  ] as const) {
    await page.setViewportSize({ width: 844, height });
    await page.goto('/');
    await expect(page.getByRole('banner')).toHaveCSS('position', position);
  }
});
