import sharp from 'sharp';
import { brandPath } from '../../../contract/paths.ts';
import { ROUTES } from '../../../contract/routes.ts';
import { loadBrands } from '../../support/content/read-content.ts';
import { expect, type Page, test } from '../../support/product/product.ts';

const [brand] = await loadBrands();

/** Below this spread of its colours (0 to 128), a part of a picture shows its ground and nothing on it. */
const BLANK = 10;
/** So much of a part's edge is left out, since its neighbours may reach into it. */
const EDGE = 12;

/** Parts of a page that a picture of all of it, taken before anybody scrolls, shows empty. */
async function findBlankParts(page: Page): Promise<string[]> {
  const picture = await page.screenshot({ fullPage: true });
  const parts = await page.locator('main > *, body > footer').evaluateAll((all) =>
    all.flatMap((part) => {
      const { top, width, height } = part.getBoundingClientRect();
      const words = part.textContent?.trim().slice(0, 40) ?? '';
      return height > 40 ? [{ words, box: { top, width, height } }] : [];
    }),
  );
  expect(parts.length).toBeGreaterThan(1);
  const blank: string[] = [];
  for (const { words, box } of parts) {
    const cut = {
      left: EDGE,
      top: Math.ceil(box.top) + EDGE,
      width: Math.floor(box.width) - 2 * EDGE,
      height: Math.floor(box.height) - 2 * EDGE,
    };
    const { channels } = await sharp(await sharp(picture).extract(cut).toBuffer()).stats();
    if (Math.max(...channels.map(({ stdev }) => stdev)) < BLANK) blank.push(words);
  }
  return blank;
}

for (const path of [ROUTES.home, ROUTES.franchise, brandPath(brand?.slug ?? '')]) {
  test(`a picture of all of ${path} has no blank part`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect.poll(() => findBlankParts(page)).toEqual([]);
  });
}
