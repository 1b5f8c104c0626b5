import { expect, type Page, test } from '../../support/product/product.ts';
import { listedPaths } from '../../support/site/site-map.ts';

/** Words of headings that stand on two lines. A line may end behind a hyphen or a dash. */
const readBroken = (page: Page) =>
  page.evaluate(() => {
    const range = new Range();
    const isBroken = (text: Node, { 0: word, index }: RegExpMatchArray & { index: number }) => {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
    };
    const textsOf = (heading: Element) => {
      const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      return texts;
    };
    return [...document.querySelectorAll('h1, h2, h3')]
      .flatMap(textsOf)
      .flatMap((text) =>
        [...(text.textContent ?? '').matchAll(/[^\s\-–—/]+/g)]
          .filter((match) => isBroken(text, match))
          .map(([word]) => word),
      );
  });

test('no word of a heading is broken in two', async ({ page, request }) => {
  test.setTimeout(240_000);
  const broken: string[] = [];
  for (const path of await listedPaths(request)) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await page.evaluate(() => document.fonts.ready);
    broken.push(...(await readBroken(page)).map((word) => `${path}: ${word}`));
  }
  expect(broken).toEqual([]);
});
