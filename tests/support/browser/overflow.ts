import type { Page } from '@playwright/test';

/**
 * By how many CSS pixels the page is wider than its window. `innerWidth` would not tell: a phone's
 * grows with a page that is too wide.
 */
export async function readOverflow(page: Page): Promise<number> {
  const needed = await page.evaluate(() => document.documentElement.scrollWidth);
  return needed - (page.viewportSize()?.width ?? 0);
}

/** Words and controls that nobody can see whole: beyond the window's edge, or cut by a box around them. */
export const readCutParts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const SLACK = 2;
    const cut: string[] = [];
    const cuts = (box: DOMRect, { left, right }: { left: number; right: number }) =>
      left < box.left - SLACK || right > box.right + SLACK;
    // What scrolls, what is for screen readers, words under a drawn mark, a title that ends in dots.
    const isMeant = ({ overflowX, clipPath, textIndent, textOverflow }: CSSStyleDeclaration) =>
      /auto|scroll/.test(overflowX) ||
      clipPath !== 'none' ||
      textIndent !== '0px' ||
      textOverflow === 'ellipsis';
    const isCut = (inner: DOMRect, element: Element): boolean => {
      for (let outer: Element | null = element; outer; outer = outer.parentElement) {
        const style = getComputedStyle(outer);
        if (isMeant(style)) return false;
        if (style.overflowX !== 'visible' && cuts(outer.getBoundingClientRect(), inner))
          return true;
      }
      return cuts(document.documentElement.getBoundingClientRect(), inner);
    };
    for (const element of document.querySelectorAll('body *:not(script, style, option)')) {
      if (element.closest('[aria-hidden="true"], svg') || !element.checkVisibility()) continue;
      const texts = [...element.childNodes].filter(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      const boxes = texts.flatMap((node) => {
        const range = new Range();
        range.selectNode(node);
        return [...range.getClientRects()];
      });
      if (element.matches('input, select, textarea, button'))
        boxes.push(element.getBoundingClientRect());
      const found = boxes.find((box) => box.width > 1 && isCut(box, element));
      if (found)
        cut.push(
          `${element.textContent?.trim().slice(0, 30) || element.tagName}: ${Math.round(found.left)} to ${Math.round(found.right)}`,
        );
    }
    return cut;
  });
