import { brotliCompressSync } from 'node:zlib';
import type { APIRequestContext, APIResponse, Request } from '@playwright/test';
import { ROUTES } from '../../contract/routes.ts';
import { signedInAdministrator } from '../support/product/administrator.ts';
import { expect, type Page, test } from '../support/product/product.ts';
import { listedPaths, UNLISTED_PATHS } from '../support/site/site-map.ts';

/** Bytes after Brotli; `page` with its headers. `npm run bench` weighs pages as they are. */
const BUDGET = {
  page: 16_000,
  site: 6_500,
  publicScript: 79_000,
  tool: 75_000,
  adminScript: 138_000,
};
/** Transferred bytes that the home page may load before anybody scrolls. */
const MAX_FIRST_SCREEN_BYTES = 200_000;

/** Pages with a decision tool in a script of its own: site/tools/. */
const WITH_TOOL: readonly string[] = [ROUTES.cities, ROUTES.finder, ROUTES.payback, ROUTES.search];

/** Pages that a person operates and that may therefore ship JavaScript. */
const WITH_ISLAND: readonly string[] = [
  ...WITH_TOOL,
  // Its tool sorts outlets, and needs a first one.
  ROUTES.outlets,
  ROUTES.contact,
  ROUTES.receipt,
  ROUTES.auth,
  ROUTES.authConfirm,
  ROUTES.authReset,
];

/** Brotli bytes of every script that the page loads by itself, by its address. */
async function weighScripts(page: Page, path: string): Promise<Map<string, number>> {
  const pending: Promise<[string, number]>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    pending.push(response.body().then((body) => [response.url(), brotliCompressSync(body).length]));
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  // Its scripts are there once it lives; an idle network alone may be the moment before they are asked for.
  for (const tool of await page.locator('[data-tool]').all()) {
    await tool.scrollIntoViewIfNeeded();
    await expect(tool).toHaveAttribute('data-is-alive');
  }
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  page.removeAllListeners('response');
  return new Map(await Promise.all(pending));
}

const sum = (sizes: Iterable<number>): number => [...sizes].reduce((all, one) => all + one, 0);

/** Path and answer of every page. */
async function readPages(request: APIRequestContext): Promise<[string, APIResponse, string][]> {
  const pages: [string, APIResponse, string][] = [];
  for (const path of [...(await listedPaths(request)), ...UNLISTED_PATHS]) {
    const answer = await request.get(path);
    pages.push([path, answer, await answer.text()]);
  }
  return pages;
}

/** As HTTP/1.1 writes them. */
const headerBytes = (answer: APIResponse): number =>
  sum(answer.headersArray().map(({ name, value }) => name.length + value.length + 4));

/** Addresses of the scripts that a page names. */
const scriptsOf = (html: string): string[] =>
  [
    ...html.matchAll(
      /(?:<script[^>]+src|data-programs|component-url|modulepreload[^>]+href)="([^"]+)"/g,
    ),
  ].flatMap(([, addresses = '']) => addresses.split(' '));

test('headers, HTML and CSS of every page stay within the budget', {
  tag: '@check',
}, async ({ request }) => {
  const heavy: string[] = [];
  for (const [path, answer, html] of await readPages(request)) {
    // The print sheet does not block rendering.
    expect(html, path).not.toMatch(/<link(?![^>]+media="print")[^>]+rel="?stylesheet/);
    const bytes = headerBytes(answer) + brotliCompressSync(html).length;
    if (bytes > BUDGET.page && path !== ROUTES.admin) heavy.push(`${path}: ${bytes}`);
  }
  expect(heavy).toEqual([]);
});

test('a page without an island has the program of every page and no other', {
  tag: '@check',
}, async ({ page, request }) => {
  const pages = await readPages(request);
  const [, , home = ''] = pages.find(([path]) => path === ROUTES.home) ?? [];
  const site = scriptsOf(home);
  expect(site).toHaveLength(1);
  for (const [path, , html] of pages)
    if (!WITH_ISLAND.includes(path)) expect(scriptsOf(html), path).toEqual(site);
  const bytes = sum((await weighScripts(page, ROUTES.home)).values());
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(BUDGET.site);
});

test('home loads little before anybody scrolls', async ({ page }) => {
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  await page.goto(ROUTES.home, { waitUntil: 'networkidle' });
  // What ends only while the page is closed has no size any more, and is not of the first screen.
  page.removeAllListeners('requestfinished');
  const sizes = await Promise.all(requests.map((request) => request.sizes()));
  const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(MAX_FIRST_SCREEN_BYTES);
});

test('no page has more scripts than its budget, besides the program of every page', async ({
  page,
  product,
}) => {
  const site = await weighScripts(page, ROUTES.home);
  const weigh = async (path: string) => {
    const own = await weighScripts(page, path);
    return sum([...own].map(([address, bytes]) => (site.has(address) ? 0 : bytes)));
  };
  const DESK: readonly string[] = [ROUTES.auth, ROUTES.admin, ROUTES.authConfirm, ROUTES.authReset];
  for (const path of [ROUTES.contact, ROUTES.about, ROUTES.receipt, ...WITH_TOOL, ...DESK]) {
    if (path === ROUTES.admin) await signedInAdministrator(page, product);
    const bytes = await weigh(path);
    const budget = WITH_TOOL.includes(path) ? BUDGET.tool : BUDGET.publicScript;
    expect(bytes, path).toBeGreaterThan(0);
    expect(bytes, path).toBeLessThanOrEqual(DESK.includes(path) ? BUDGET.adminScript : budget);
  }
});
