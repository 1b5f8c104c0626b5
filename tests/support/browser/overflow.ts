import type { Page } from '@playwright/test';

/**
 * By how many CSS pixels the page is wider than its window. `innerWidth` would not tell: a phone's
 * grows with a page that is too wide.
 */
export async function readOverflow(page: Page): Promise<number> {
  const needed = await page.evaluate(() => document.documentElement.scrollWidth);
  return needed - (page.viewportSize()?.width ?? 0);
}
