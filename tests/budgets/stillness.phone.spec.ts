import { createServer } from 'node:http';
import { ROUTES } from '../../contract/routes.ts';
import { expect, type Page, test } from '../support/product/product.ts';
import { openOnLoopback } from '../support/server/loopback-host.ts';

/** Sends the product's pages in two parts: each halts before these characters until the test goes on. */
async function startHaltingHost(origin: string, mark: string) {
  const { promise: released, resolve: goOn } = Promise.withResolvers<void>();
  const server = createServer(async (request, response) => {
    const answer = await fetch(`${origin}${request.url}`);
    const type = answer.headers.get('content-type') ?? '';
    const body = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, { 'content-type': type });
    const half = type.startsWith('text/html') ? body.indexOf(mark) : 0;
    response.write(body.subarray(0, half));
    if (half > 0) await released;
    response.end(body.subarray(half));
  });
  const { port, stop } = await openOnLoopback(server);
  return {
    url: `http://localhost:${port}`,
    goOn,
    stop,
  };
}

const paints = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('paint').map(({ name }) => name));

for (const [part, mark, last] of [
  ['menu', '<a href="/club-membership"', '#site-menu a[href="/education"]'],
  ['opening', '<picture', 'h1'],
] as const) {
  test(`a page with only half its ${part} is not painted yet`, async ({ page, product }) => {
    const host = await startHaltingHost(product.url, mark);
    try {
      await page.goto(`${host.url}${ROUTES.singleBrand}`, { waitUntil: 'commit' });
      await expect(page.locator(last)).toBeAttached();
      await page.waitForTimeout(500);
      expect(await paints(page)).toEqual([]);
      host.goOn();
      await expect.poll(() => paints(page)).toContain('first-contentful-paint');
    } finally {
      await host.stop();
    }
  });
}
