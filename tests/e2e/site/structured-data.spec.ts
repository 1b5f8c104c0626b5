import type { APIRequestContext } from '@playwright/test';
import sharp from 'sharp';
import { ROUTES } from '../../../contract/routes.ts';
import { loadBrands, loadCompany } from '../../support/content/read-content.ts';
import { expect, test } from '../../support/product/product.ts';
import { type GraphNode, nodeOf, readSearchData } from '../../support/site/search-data.ts';
import { listedPaths } from '../../support/site/site-map.ts';

/**
 * Required and recommended fields by type (Google Search Central, as of November 2026), but for those that must come
 * from others (ratings, reviews). A type within another may have a line of its own: `Course.Offer`.
 */
const FIELDS: Readonly<Record<string, string>> = {
  Organization: 'name url logo',
  Brand: 'name url',
  ContactPoint: 'contactType telephone email',
  Restaurant:
    'name address image telephone url geo openingHoursSpecification priceRange servesCuisine parentOrganization',
  PostalAddress: 'streetAddress addressLocality addressRegion postalCode addressCountry',
  GeoCoordinates: 'latitude longitude',
  OpeningHoursSpecification: 'dayOfWeek opens closes',
  Menu: 'name hasMenuSection',
  MenuSection: 'name hasMenuItem',
  MenuItem: 'name offers',
  Offer: 'price priceCurrency',
  BlogPosting: 'headline image datePublished dateModified author publisher',
  NewsArticle: 'headline image datePublished dateModified author publisher',
  Person: 'name url',
  Course: 'name description url provider hasCourseInstance offers',
  CourseInstance: 'courseMode courseWorkload',
  'Course.Offer': 'category',
  WebSite: 'name url publisher',
  WebPage: 'name url description inLanguage isPartOf',
  BreadcrumbList: 'itemListElement',
  ItemList: 'itemListElement numberOfItems',
  ListItem: 'position',
  Question: 'name acceptedAnswer',
  Answer: 'text',
  EntryPoint: 'urlTemplate',
};
/** Kinds of page, which have the fields of each. */
const PAGE = /^(About|Contact|Collection|FAQ)Page$/;

const company = await loadCompany();
const brandCount = (await loadBrands()).length;

const isNode = (value: unknown): value is GraphNode => typeof value === 'object' && value !== null;

/** Every node of a graph and in it, with the type of the one around it. */
function* walk(value: unknown, around = ''): Generator<{ node: GraphNode; type: string }> {
  if (!isNode(value)) return;
  const [kind] = [value['@type']].flat() as string[];
  const type = kind?.replace(PAGE, 'WebPage') ?? '';
  if (kind) yield { node: value, type: `${around}.${type}` in FIELDS ? `${around}.${type}` : type };
  for (const inner of Object.values(value)) yield* walk(inner, kind ? type : around);
}

type Found = ReturnType<typeof walk> extends Generator<infer Item> ? Item : never;

function missingFields({ node, type }: Found): string[] {
  const fields = FIELDS[type];
  if (fields === undefined) return [`${type} is in no line of the table`];
  const isThere = (field: string) => node[field] !== undefined && node[field] !== '';
  return fields.split(' ').filter((field) => !isThere(field));
}

const undatedFields = ({ node }: Found): string[] =>
  ['datePublished', 'dateModified'].filter(
    (field) => node[field] && !/T\d\d:\d\d:\d\d\+05:30$/.test(String(node[field])),
  );

/** An address that leads to no page, or to no element of it: an author's card, a course's line. */
function deadAddress({ node }: Found, pages: ReadonlyMap<string, string>): string[] {
  if (!node.url) return [];
  const { pathname, hash } = new URL(String(node.url));
  const html = pages.get(pathname);
  const isThere = hash === '' || new RegExp(`\\bid="?${hash.slice(1)}["\\s>]`).test(html ?? '');
  return html !== undefined && isThere ? [] : [String(node.url)];
}

/** References to nodes that are not on the page: search engines look for them nowhere else. */
function deadReferences(graph: readonly GraphNode[]): string[] {
  const ids = new Set([...walk(graph)].map(({ node }) => node['@id']));
  const named = JSON.stringify(graph).matchAll(/\{"@id":"([^"]+)"\}/g);
  return [...named].flatMap(([, id]) => (ids.has(id) ? [] : [`no ${id}`]));
}

async function readPages(request: APIRequestContext): Promise<Map<string, string>> {
  const pages = new Map<string, string>();
  for (const path of await listedPaths(request))
    pages.set(path, await (await request.get(path)).text());
  return pages;
}

test('each node of each page has the fields that search engines ask for', async ({ request }) => {
  const pages = await readPages(request);
  const faults = [...pages].flatMap(([path, html]) => {
    const graph = readSearchData(html).graphs.flat();
    const ofNodes = [...walk(graph)].flatMap((found) =>
      [...missingFields(found), ...undatedFields(found), ...deadAddress(found, pages)].map(
        (fault) => `${found.type}: ${fault}`,
      ),
    );
    return [...ofNodes, ...deadReferences(graph)].map((fault) => `${path}: ${fault}`);
  });
  expect(faults).toEqual([]);
});

test('each picture that a page names is there in three shapes', async ({ request }) => {
  const graphs = [...(await readPages(request)).values()].map(
    (html) => readSearchData(html).graphs,
  );
  const nodes = [...walk(graphs)].flatMap(({ node }) => (node.image ? [node.image] : []));
  const sets = new Set(nodes.map((image) => [image].flat().join(' ')));
  expect(sets.size).toBeGreaterThan(20);
  for (const set of sets) {
    const shapes = await Promise.all(
      set.split(' ').map(async (address) => {
        const file = await request.get(new URL(address).pathname);
        const { width, height } = await sharp(await file.body()).metadata();
        return (width / height).toFixed(2);
      }),
    );
    expect(shapes, set).toEqual(['1.00', '1.33', '1.78']);
  }
});

test('the company is one organisation with its brands, numbers and accounts', async ({
  request,
}) => {
  for (const path of [ROUTES.home, ROUTES.about]) {
    const [graph = []] = readSearchData(await (await request.get(path)).text()).graphs;
    const organisation = nodeOf(graph, 'Organization');
    expect(organisation?.brand).toHaveLength(brandCount);
    expect(organisation?.contactPoint).toHaveLength(3);
    expect(organisation?.sameAs ?? []).toEqual(company.social.map(({ url }) => url));
  }
});

test('every brand is eaten in the one place in Mohali', async ({ request }) => {
  const centres = new Set<string>();
  for (const path of (await listedPaths(request)).filter((one) => one.startsWith('/brands/'))) {
    const [graph = []] = readSearchData(await (await request.get(path)).text()).graphs;
    const [brand, centre] = graph.filter((node) => node['@type'] === 'Restaurant');
    expect(brand?.containedInPlace, path).toEqual({ '@id': centre?.['@id'] });
    expect(brand?.address, path).toEqual(centre?.address);
    expect(brand?.address, path).toMatchObject({
      addressLocality: 'Mohali',
      addressRegion: 'Punjab',
    });
    centres.add(JSON.stringify(centre));
  }
  expect(centres.size).toBe(1);
});
