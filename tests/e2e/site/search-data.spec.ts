import type { APIRequestContext } from '@playwright/test';
import sharp from 'sharp';
import { ROUTES } from '../../../contract/routes.ts';
import {
  hasMediaPage,
  loadBrands,
  loadMediaItems,
  loadMenus,
} from '../../support/content/read-content.ts';
import { expect, test } from '../../support/product/product.ts';
import { nodeOf, readSearchData, type SearchData } from '../../support/site/search-data.ts';
import { listedPaths } from '../../support/site/site-map.ts';

/** Types that each page has, beside those of its family. */
const EVERYWHERE = ['Organization', 'WebSite'];

const menus = (await loadMenus()).map(({ slug }) => slug);
const withoutMenu = (await loadBrands())
  .map(({ slug }) => slug)
  .filter((slug) => !menus.includes(slug));
const story = (await loadMediaItems()).find(hasMediaPage)?.link ?? '/media';

/** Types that the pages of a family have; the first pattern that fits counts. */
const FAMILIES: [RegExp, string[]][] = [
  [/^\/about$/, ['AboutPage']],
  [/^\/contact$/, ['ContactPage']],
  [/^\/official-channels$/, ['ContactPage']],
  [/^\/(brands|menu|blog)$/, ['CollectionPage', 'ItemList']],
  [/^\/(media|outlets)$/, ['CollectionPage']],
  [/^\/franchise$/, ['WebPage', 'FAQPage']],
  [/^\/education$/, ['WebPage', 'ItemList', 'Course']],
  [new RegExp(`^/brands/(${withoutMenu.join('|')})$`), ['WebPage', 'Restaurant']],
  [/^\/brands\//, ['WebPage', 'Restaurant', 'Menu']],
  [/^\/blog\//, ['WebPage', 'BlogPosting']],
  [/^\/media\//, ['WebPage', 'NewsArticle']],
  [/^\//, ['WebPage']],
];

const isThirdLevel = (path: string) => path.split('/').length > 2;

async function readPages(request: APIRequestContext): Promise<Map<string, SearchData>> {
  const pages = new Map<string, SearchData>();
  for (const path of await listedPaths(request))
    pages.set(path, readSearchData(await (await request.get(path)).text()));
  return pages;
}

/** The values that more than one page has. */
function doubled(pages: Map<string, SearchData>, read: (page: SearchData) => string) {
  const values = [...pages.values()].map(read);
  return values.filter((value, index) => values.indexOf(value) !== index);
}

test('each listed page has a title and a description of its own, short enough to be shown', async ({
  request,
}) => {
  const pages = await readPages(request);
  const description = ({ meta }: SearchData) => meta.get('description') ?? '';
  for (const [path, page] of pages) {
    expect(page.title.length, path).toBeGreaterThan(4);
    expect(page.title.length, path).toBeLessThanOrEqual(60);
    expect(description(page).length, path).toBeGreaterThan(49);
    expect(description(page).length, path).toBeLessThanOrEqual(155);
    expect(new URL(page.canonical ?? '').pathname).toBe(path);
  }
  expect(doubled(pages, ({ title }) => title)).toEqual([]);
  expect(doubled(pages, description)).toEqual([]);
});

test('each listed page has one graph with the nodes of its family', async ({ request }) => {
  for (const [path, { graphs }] of await readPages(request)) {
    expect(graphs, path).toHaveLength(1);
    const graph = graphs[0] ?? [];
    const family = FAMILIES.find(([pattern]) => pattern.test(path))?.[1] ?? [];
    const wanted = [...EVERYWHERE, ...family, ...(path === '/' ? [] : ['BreadcrumbList'])];
    expect(
      wanted.filter((type) => !nodeOf(graph, type)),
      path,
    ).toEqual([]);
    const ids = graph.map((node) => node['@id']);
    expect(new Set(ids).size, path).toBe(ids.length);
  }
});

test('each listed page is shared with a picture of its own', async ({ request }) => {
  const pages = await readPages(request);
  for (const [path, { meta }] of pages) {
    expect(meta.get('og:image:alt')?.length, path).toBeGreaterThan(10);
    const response = await request.get(new URL(meta.get('og:image') ?? '').pathname);
    expect(response.status(), path).toBe(200);
    expect(response.headers()['content-type'], path).toBe('image/jpeg');
    const body = await response.body();
    expect(body.length, path).toBeLessThan(300_000);
    const { width, height } = await sharp(body).metadata();
    expect([width, height], path).toEqual([1200, 630]);
    expect([meta.get('og:image:width'), meta.get('og:image:height')]).toEqual(['1200', '630']);
  }
  expect(doubled(pages, ({ meta }) => meta.get('og:image') ?? '')).toEqual([]);
});

test('third-level pages show the breadcrumbs that their structured data name', async ({
  request,
}) => {
  const pages = [...(await readPages(request))];
  expect(pages.filter(([path]) => isThirdLevel(path)).length).toBeGreaterThan(20);
  for (const [path, { crumbs, graphs }] of pages) {
    if (!isThirdLevel(path)) {
      expect(crumbs, path).toEqual([]);
      continue;
    }
    const list = nodeOf(graphs[0] ?? [], 'BreadcrumbList')?.itemListElement;
    const named = (list as { name: string; item: string }[]).map(({ name, item }) => ({
      label: name,
      path: new URL(item).pathname,
    }));
    expect(crumbs.map(({ label }) => label)).toEqual(named.map(({ label }) => label));
    expect(crumbs.map(({ path: step }) => step ?? path)).toEqual(
      named.map(({ path: step }) => step),
    );
  }
});

test('the sitemap says when stories and policies last changed', async ({ request }) => {
  const xml = await (await request.get('/sitemap.xml')).text();
  for (const path of [ROUTES.blog, ROUTES.privacy, ROUTES.terms, story])
    expect(xml).toMatch(new RegExp(`${path}</loc><lastmod>\\d{4}-\\d{2}(-\\d{2})?</lastmod>`));
});
