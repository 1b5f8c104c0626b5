import sharp from 'sharp';
import { brandPath } from '../../contract/paths.ts';
import { ROUTES } from '../../contract/routes.ts';
import { readLayoutShift } from '../../tests/support/browser/layout-shift.ts';
import { loadBrands } from '../../tests/support/content/read-content.ts';
import { expect, type Page, test } from '../../tests/support/product/product.ts';

const brands = await loadBrands();
const [brand] = brands;

/** Below this spread of its colours (0 to 128), a part of a picture shows its ground and nothing on it. */
const BLANK = 10;
/** So much of a part's edge is left out, since its neighbours may reach into it. */
const EDGE = 12;

/** In the page's own pixels, as boxes are measured. */
const photographWhole = (page: Page) => page.screenshot({ fullPage: true, scale: 'css' });

interface Box {
  words: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Which of the boxes a picture of the whole page shows in one colour. */
async function findBlank(picture: Buffer, boxes: readonly Box[]): Promise<string[]> {
  const blank: string[] = [];
  for (const { words, ...box } of boxes) {
    const cut = {
      left: Math.ceil(box.left) + EDGE,
      top: Math.ceil(box.top) + EDGE,
      width: Math.floor(box.width) - 2 * EDGE,
      height: Math.floor(box.height) - 2 * EDGE,
    };
    const { channels } = await sharp(await sharp(picture).extract(cut).toBuffer()).stats();
    if (Math.max(...channels.map(({ stdev }) => stdev)) < BLANK) blank.push(words);
  }
  return blank;
}

/** Parts of a page that a picture of all of it, taken before anybody scrolls, shows empty. */
async function findBlankParts(page: Page): Promise<string[]> {
  const picture = await photographWhole(page);
  const parts = await page.locator('main > *, body > footer').evaluateAll((all) =>
    all.flatMap((part) => {
      const { left, top, width, height } = part.getBoundingClientRect();
      const words = part.textContent?.trim().slice(0, 40) ?? '';
      return height > 40 ? [{ words, left, top, width, height }] : [];
    }),
  );
  expect(parts.length).toBeGreaterThan(1);
  return findBlank(picture, parts);
}

/** As long as anything that comes late may take to change the page. */
const SETTLED = 1500;
const readHeight = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

for (const path of [
  ROUTES.home,
  ROUTES.franchise,
  ROUTES.about,
  ROUTES.clubs,
  brandPath(brand?.slug ?? ''),
]) {
  test(`a picture of all of ${path}, taken at load, has no blank part`, async ({ page }) => {
    await page.goto(path);
    const height = await readHeight(page);
    expect(await findBlankParts(page)).toEqual([]);
    await page.waitForTimeout(SETTLED);
    expect(await readHeight(page)).toBe(height);
  });

  test(`${path} does not move when it is loaded again in its middle`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    for (const share of [0.3, 0.6, 0.9]) {
      await page.evaluate((part) => scrollTo(0, document.body.scrollHeight * part), share);
      await page.reload();
      await page.waitForTimeout(SETTLED);
      expect(await readLayoutShift(page), `${share}`).toBeLessThanOrEqual(0.02);
    }
  });
}

/** Pictures that have not come: those of the page's width, and those that a strip holds beyond its edge. */
const readMissing = (page: Page) =>
  page.locator('img').evaluateAll((all) => {
    const missing = (all as HTMLImageElement[]).filter(({ complete }) => !complete);
    const isBeyond = (image: Element) => image.getBoundingClientRect().left >= innerWidth;
    const beyond = missing.filter(isBeyond).length;
    return { within: missing.length - beyond, beyond };
  });

/** The boxes of a page's pictures, but for those that reach beyond it. */
const readPictures = (page: Page): Promise<Box[]> =>
  page.locator('picture img').evaluateAll((all) =>
    all.flatMap((image) => {
      const { left, top, width, height } = image.getBoundingClientRect();
      const isWhole = left >= 0 && left + width <= innerWidth && width > 80 && height > 80;
      const words = image.getAttribute('alt') ?? '';
      return isWhole ? [{ words, left, top, width, height }] : [];
    }),
  );

test('a picture of all of home shows each dish down to the last band', async ({ page }) => {
  await page.goto(ROUTES.home, { waitUntil: 'networkidle' });
  await expect.poll(async () => (await readMissing(page)).within).toBe(0);
  const pictures = await readPictures(page);
  expect(pictures.length).toBeGreaterThan(brands.length);
  expect(await findBlank(await photographWhole(page), pictures)).toEqual([]);
});

test('a page fetches all its pictures but those that a strip holds beyond its edge', async ({
  page,
}) => {
  await page.goto(brandPath(brand?.slug ?? ''), { waitUntil: 'networkidle' });
  await expect.poll(async () => (await readMissing(page)).within).toBe(0);
  const { beyond } = await readMissing(page);
  const isWide = (page.viewportSize()?.width ?? 0) > 768;
  if (isWide) expect(beyond).toBe(0);
  else expect(beyond).toBeGreaterThan(0);
});

/** Frames that crop a picture and yet show their own ground beside it. */
const readHoles = (page: Page) =>
  page.locator('picture').evaluateAll((all) =>
    all.flatMap((picture) => {
      const frame = picture.parentElement;
      const image = picture.querySelector('img');
      if (!frame || !image || getComputedStyle(frame).overflowY !== 'clip') return [];
      if (frame.textContent?.trim() || !image.checkVisibility()) return [];
      const gap = frame.getBoundingClientRect().bottom - image.getBoundingClientRect().bottom;
      return gap > 1 ? [image.alt] : [];
    }),
  );

for (const path of [ROUTES.home, ROUTES.about]) {
  test(`the pictures of ${path} fill their frames`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.locator('picture[data-late] img').last()).toBeAttached();
    expect(await readHoles(page)).toEqual([]);
  });
}

test('whoever saves data fetches the pictures that are near', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await page.setViewportSize({ width: 390, height: 400 });
  await page.goto(brandPath(brand?.slug ?? ''), { waitUntil: 'networkidle' });
  // The program of another visitor would have run by then.
  await page.waitForTimeout(2500);
  expect((await readMissing(page)).within).toBeGreaterThan(0);
});
