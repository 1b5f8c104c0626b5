import { ROUTES } from '../../contract/routes.ts';
import { readLayoutShift } from '../support/browser/layout-shift.ts';
import { readHiddenText, readMovements } from '../support/browser/motion.ts';
import { readOverflow } from '../support/browser/overflow.ts';
import { inTabs } from '../support/browser/tabs.ts';
import { expect, type Page, test } from '../support/product/product.ts';
import { listedPaths } from '../support/site/site-map.ts';

/** Fonts that come late shift up to 0.018; what Web Vitals call good ends at 0.1. */
const MAX_SHIFT = 0.02;
const MAX_MOVEMENT_MS = 5000;
/** The offers run until the visitor stops them, by a button that they have for it. */
const HAS_PAUSE = /offers/;

/** Words; a line may end behind a hyphen or a dash. */
const WORD = /[^\s\-–—/]+/g;
/** Rupees with their unit, hyphens and all. */
const AMOUNT = /₹\d[\d,.]*(?:[-–]\d[\d,.]*)?(?:\s(?:lakhs?|crores?)\b)?/gi;

/** What a page is for, in contrast to its name, its first words and the buttons below them. */
const CONTENT =
  'h2, h3, img, table, details, dl, ul, ol, article, input, textarea, [data-tool], [data-club], a[href$=".pdf"]';

/** What a pattern finds in the texts of some elements and the page shows on two lines. */
const readBroken = (page: Page, elements: string, pattern: RegExp) =>
  page.locator(elements).evaluateAll((all, { source, flags }) => {
    const range = new Range();
    const isBroken = (text: Node, { 0: found, index }: RegExpExecArray) => {
      range.setStart(text, index);
      range.setEnd(text, index + found.length);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
    };
    const textsOf = (element: Element) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      return texts;
    };
    return all
      .flatMap(textsOf)
      .flatMap((text) =>
        [...(text.textContent ?? '').matchAll(new RegExp(source, flags))]
          .filter((match) => isBroken(text, match))
          .map(([found]) => found),
      );
  }, pattern);

/** Texts whose letters are closer than their size allows: not at all below 20 px, by 0.03 em at most. */
const readSqueezed = (page: Page) =>
  page.locator('body *').evaluateAll((all) =>
    all.flatMap((element) => {
      const { fontSize, letterSpacing } = getComputedStyle(element);
      const size = Number.parseFloat(fontSize);
      const spacing = (Number.parseFloat(letterSpacing) || 0) / size;
      const text = element.firstChild;
      if (!(text instanceof Text && text.data.trim()) || !element.checkVisibility()) return [];
      return spacing < (size < 20 ? -0.0005 : -0.0305) ? [text.data.trim()] : [];
    }),
  );

/** The upper edge of the first content that can be seen. */
const readContentTop = (page: Page) =>
  page
    .getByRole('main')
    .locator(CONTENT)
    .evaluateAll((found) =>
      Math.min(
        ...found
          .map((one) => one.getBoundingClientRect())
          .filter(({ height, width }) => height > 1 && width > 1)
          .map(({ top }) => top),
      ),
    );

async function scrollToEnd(page: Page): Promise<void> {
  for (let step = 0; step < 6; step += 1) {
    await page.mouse.wheel(0, 900);
    await page.waitForTimeout(50);
  }
  await page.waitForLoadState('networkidle');
}

/** What is wrong with a page, in words. */
async function findFaults(page: Page, path: string): Promise<string[]> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const top = await readContentTop(page);
  const movements = await readMovements(page);
  const faults = [
    // Home opens with a screen of its own.
    ...(path !== ROUTES.home && width < height && top > 0.55 * height ? [`begins at ${top}`] : []),
    ...(await readHiddenText(page)).map((text) => `hides ${text} before anybody scrolls`),
    ...movements
      .filter(({ isActive, isTimed, top: place }) => isActive && !isTimed && place > height)
      .map(({ what }) => `displaces ${what} before anybody scrolls`),
    ...movements
      .filter(({ what, end }) => end > MAX_MOVEMENT_MS && !HAS_PAUSE.test(what))
      .map(({ what, end }) => `moves ${what} for ${end} ms`),
    ...(await readBroken(page, 'h1, h2, h3', WORD)).map((word) => `breaks ${word}`),
    ...(await readBroken(page, 'main', AMOUNT)).map((amount) => `breaks ${amount}`),
    ...(await readSqueezed(page)).map((text) => `squeezes ${text}`),
  ];
  const overflow = await readOverflow(page);
  if (overflow > 0) faults.push(`is ${overflow}px too wide`);
  await scrollToEnd(page);
  const shift = await readLayoutShift(page);
  if (shift > MAX_SHIFT) faults.push(`shifts by ${shift}`);
  return faults.map((fault) => `${path} ${fault}`);
}

test('every page begins early, is whole and wide enough, and moves nothing under the reader', async ({
  page,
  request,
}) => {
  test.setTimeout(300_000);
  const paths = [...(await listedPaths(request)), ROUTES.auth];
  expect(await inTabs(page, paths, findFaults)).toEqual([]);
});
