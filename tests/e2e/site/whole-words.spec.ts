import { expect, type Page, test } from '../../support/product/product.ts';
import { listedPaths } from '../../support/site/site-map.ts';

/** Words; a line may end behind a hyphen or a dash. */
const WORD = /[^\s\-–—/]+/g;
/** Rupees with their unit, hyphens and all. */
const AMOUNT = /₹\d[\d,.]*(?:[-–]\d[\d,.]*)?(?:\s(?:lakhs?|crores?)\b)?/gi;

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

/** Texts whose letters stand closer than the size of the type allows: not at all below 20 px, by 0.03 em at most. */
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

test('no word of a heading and no amount is broken in two, and no small letters are squeezed', async ({
  page,
  request,
}) => {
  test.setTimeout(240_000);
  const faults: string[] = [];
  for (const path of await listedPaths(request)) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await page.evaluate(() => document.fonts.ready);
    const found = [
      ...(await readBroken(page, 'h1, h2, h3', WORD)),
      ...(await readBroken(page, 'main', AMOUNT)),
      ...(await readSqueezed(page)),
    ];
    faults.push(...found.map((words) => `${path}: ${words}`));
  }
  expect(faults).toEqual([]);
});
