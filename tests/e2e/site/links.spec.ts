import pLimit from 'p-limit';
import { parse } from 'parse5';
import { expect, test } from '../../support/product/product.ts';
import { findAttributes } from '../../support/site/served-html.ts';
import { listedPaths, UNLISTED_PATHS } from '../../support/site/site-map.ts';

const ADDRESSES = ['href', 'src', 'srcset', 'poster'];
const OUTSIDE = /^(https?:|mailto:|tel:|data:|sms:)/;

/** Addresses of an attribute's value: a srcset holds several, each with its width. */
const split = (name: string, value: string): string[] =>
  name === 'srcset' ? value.split(',').map((part) => part.trim().split(/\s+/)[0] ?? '') : [value];

/** Every address of our own that a page names, as path with query and anchor. */
function ownAddresses(path: string, html: string): string[] {
  const origin = 'http://own.example';
  return findAttributes(parse(html), ADDRESSES)
    .flatMap(({ name, value }) => split(name, value))
    .filter((address) => !OUTSIDE.test(address))
    .map((address) => new URL(address, origin + path).href.slice(origin.length));
}

/** A thousand addresses: Playwright's own requests, of which it keeps each, would take a minute. */
type Get = (path: string) => Promise<Response>;

/** What is wrong with an address, or undefined when it leads somewhere. */
async function errorOf(address: string, pages: Map<string, string>, get: Get) {
  const [path = '', anchor] = address.split('#');
  const known = pages.get(path);
  const response = known === undefined ? await get(path) : undefined;
  const html = known ?? (await response?.text()) ?? '';
  if (response && response.status !== 200) return `${address}: ${response.status}`;
  if (!anchor) return undefined;
  return html.includes(`id="${decodeURIComponent(anchor)}"`) ? undefined : `${address}: no anchor`;
}

test('every internal link and asset resolves, every anchor has its target', async ({
  request,
  product,
}) => {
  const turn = pLimit(16);
  const get: Get = (path) => fetch(new URL(path, product.url), { redirect: 'manual' });
  const pages = new Map<string, string>();
  for (const path of [...(await listedPaths(request)), ...UNLISTED_PATHS, '/no-such-dish']) {
    pages.set(path, await (await get(path)).text());
  }
  const wanted = new Set([...pages].flatMap(([path, html]) => ownAddresses(path, html)));
  expect(wanted.size).toBeGreaterThan(100);
  const errors = await Promise.all(
    [...wanted].map((address) => turn(() => errorOf(address, pages, get))),
  );
  expect(errors.filter((error) => error !== undefined)).toEqual([]);
});
