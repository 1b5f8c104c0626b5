import { brotliCompressSync } from 'node:zlib';
import type { APIRequestContext, Request } from '@playwright/test';
import { ROUTES } from '../../contract/routes.ts';
import { signedInAdministrator } from '../support/product/administrator.ts';
import { expect, type Page, test } from '../support/product/product.ts';
import { listedPaths, UNLISTED_PATHS } from '../support/site/site-map.ts';

/**
 * Bytes after Brotli. A connection's first TCP flight carries 14,600; `frame` leaves 1,000 of them to a page's words,
 * which are its owner's, as long as they like. `npm run bench` weighs pages as they are.
 */
const BUDGET = {
  frame: 14_000,
  late: 3_100,
  publicScript: 78_000,
  tool: 75_000,
  adminScript: 133_000,
};
/** Transferred bytes that the home page may load before anybody scrolls. */
const MAX_FIRST_SCREEN_BYTES = 200_000;

/** Pages with a decision tool in a script of its own: site/tools/. The questions' filter comes with the late program. */
const WITH_TOOL: readonly string[] = [
  ROUTES.cities,
  ROUTES.finder,
  ROUTES.payback,
  ROUTES.search,
];

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

/** A page's own small programs, which the build takes out of it; a framework comes by other files. */
const LATE_FILE = /\/assets\/late\.[\w-]+\.js/;
const LATE = new RegExp(
  `<script type="module" fetchpriority="low" src="(${LATE_FILE.source})"></script>`,
);

/** Brotli bytes of every script that the page loads by itself, wherever it comes from, but for its late one. */
async function scriptBytes(page: Page, path: string): Promise<number> {
  const pending: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script' || LATE_FILE.test(response.url())) return;
    pending.push(response.body().then((body) => brotliCompressSync(body).length));
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  for (const island of await page.locator('astro-island').all()) {
    await island.evaluate(({ firstElementChild }) => firstElementChild?.scrollIntoView());
    // Its scripts are there once it lives; an idle network alone may be the moment before they are asked for.
    await expect(island).not.toHaveAttribute('ssr');
  }
  await page.waitForLoadState('networkidle');
  page.removeAllListeners('response');
  const sizes = await Promise.all(pending);
  return sizes.reduce((sum, bytes) => sum + bytes, 0);
}

/** Path and HTML of every page. */
async function readPages(request: APIRequestContext): Promise<[path: string, html: string][]> {
  const pages: [string, string][] = [];
  for (const path of [...(await listedPaths(request)), ...UNLISTED_PATHS])
    pages.push([path, await (await request.get(path)).text()]);
  return pages;
}

const CODE = /<(?:style|script)\b[\s\S]*?<\/(?:style|script)>/.source;
const WORDS = new RegExp(`(${CODE})|(?<=>)[^<]+| (?:alt|aria-label|content|title)="[^"]*"`, 'g');
/** What the product makes of a page: its markup and styles without what somebody wrote to be read. */
const frameOf = (html: string) => html.replace(WORDS, (_, code) => code ?? '');

test('HTML and CSS of every page leave room for words in the first flight', {
  tag: '@check',
}, async ({ request }) => {
  const heavy: string[] = [];
  for (const [path, html] of await readPages(request)) {
    // The print sheet does not block rendering.
    expect(html, path).not.toMatch(/<link(?![^>]+media="print")[^>]+rel="?stylesheet/);
    const bytes = brotliCompressSync(frameOf(html)).length;
    if (bytes > BUDGET.frame) heavy.push(`${path}: ${bytes}`);
  }
  expect(heavy).toEqual([]);
});

test('the late program of every page is small', async ({ request }) => {
  const late = new Set<string>();
  for (const [, html] of await readPages(request)) {
    const [, address] = html.match(LATE) ?? [];
    if (address) late.add(address);
  }
  expect(late.size).toBeGreaterThan(0);
  for (const address of late) {
    const program = await (await request.get(address)).body();
    expect(brotliCompressSync(program).length, address).toBeLessThanOrEqual(BUDGET.late);
  }
});

test('pages without an island ship no external JavaScript but their late program', {
  tag: '@check',
}, async ({ page, request }) => {
  test.setTimeout(300_000);
  const scripted: string[] = [];
  const silent = (await readPages(request)).filter(([path]) => !WITH_ISLAND.includes(path));
  for (const [path, html] of silent) {
    if (/<script[^>]+src=|<astro-island|modulepreload/.test(html.replace(LATE, '')))
      scripted.push(path);
  }
  expect(scripted).toEqual([]);
  expect(await scriptBytes(page, ROUTES.home)).toBe(0);
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

for (const path of [ROUTES.contact, ROUTES.receipt]) {
  test(`${path} stays within the script budget of a public page`, async ({ page }) => {
    const bytes = await scriptBytes(page, path);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(BUDGET.publicScript);
  });
}

for (const path of WITH_TOOL) {
  test(`${path} stays within the script budget of a tool`, async ({ page }) => {
    const bytes = await scriptBytes(page, path);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(BUDGET.tool);
  });
}

test('the lead desk stays within its script budget', async ({ page, product }) => {
  const bytes: Record<string, number> = { [ROUTES.auth]: await scriptBytes(page, ROUTES.auth) };
  await signedInAdministrator(page, product);
  for (const path of [ROUTES.admin, ROUTES.authConfirm, ROUTES.authReset]) {
    bytes[path] = await scriptBytes(page, path);
  }
  for (const [path, weight] of Object.entries(bytes)) {
    expect(weight, path).toBeGreaterThan(0);
    expect(weight, path).toBeLessThanOrEqual(BUDGET.adminScript);
  }
});
