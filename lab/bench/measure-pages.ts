import { chromium, type Page, type Request } from '@playwright/test';
import { BROWSER_ARGUMENTS, browserPath } from '../../tests/support/browser/browser.ts';

/** What one first visit of a page costs; sizes in bytes as sent. */
export interface PageCost {
  path: string;
  requests: number;
  html: number;
  scripts: number;
  all: number;
}

/** Loads each page in a fresh browser context at phone size and adds up what it fetches. */
export async function measurePages(origin: string, paths: readonly string[]): Promise<PageCost[]> {
  const browser = await chromium.launch({
    executablePath: browserPath(),
    args: [...BROWSER_ARGUMENTS],
  });
  try {
    const costs: PageCost[] = [];
    for (const path of paths) {
      const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
      costs.push(await measurePage(await context.newPage(), origin, path));
      await context.close();
    }
    return costs;
  } finally {
    await browser.close();
  }
}

async function measurePage(page: Page, origin: string, path: string): Promise<PageCost> {
  const cost: PageCost = { path, requests: 0, html: 0, scripts: 0, all: 0 };
  const pending: Promise<void>[] = [];
  const count = (request: Request) => {
    pending.push(
      request.sizes().then(({ responseBodySize }) => {
        const type = request.resourceType();
        cost.requests += 1;
        cost.all += responseBodySize;
        if (type === 'document') cost.html += responseBodySize;
        if (type === 'script') cost.scripts += responseBodySize;
      }),
    );
  };
  page.on('requestfinished', count);
  await page.goto(new URL(path, origin).href, { waitUntil: 'networkidle' });
  // What comes later, rendered ahead for instance, is no part of the visit, and the page closes on it.
  page.off('requestfinished', count);
  await Promise.all(pending);
  return cost;
}
