import { getCollection } from 'astro:content';
import { brandPath } from '../../../contract/paths.ts';
import { articlePath, mediaPath, ROUTES } from '../../../contract/routes.ts';
import { loadBrands } from '../../content/brand/load-brands.ts';
import { loadPeople } from '../../content/load-company.ts';
import { loadMenus } from '../../content/menu/load-menus.ts';
import { loadHome, loadPage } from '../../content/page/load-page.ts';
import { loadOutlets, type Outlet } from '../../content/place/load-places.ts';
import { byOrder } from '../../content/shared/by-order.ts';
import { loadArticles } from '../../content/story/load-articles.ts';
import { loadMediaItems } from '../../content/story/load-media-items.ts';
import { pictureCrops } from '../../pictures/picture-crops.ts';
import { mainLanguage } from '../../writing/languages.ts';
import type { SiteFacts } from '../site-facts.ts';
import type { JsonLdNode } from './node.ts';
import {
  articleNode,
  brandNode,
  courseListNode,
  courseNode,
  listNode,
  menuNode,
  outletNode,
  type PageNodes,
  pageAbout,
  questionPage,
} from './nodes.ts';
import { centreNode } from './place-node.ts';

type Load = (site: SiteFacts) => Promise<PageNodes>;

/** Pages that are more than a web page, by their path. */
const LOADERS: Readonly<Record<string, Load>> = {
  [ROUTES.about]: async () => pageAbout('AboutPage'),
  [ROUTES.contact]: async (site) => ({
    types: ['ContactPage'],
    nodes: [await loadCentre(site)],
  }),
  [ROUTES.brands]: async (site) => {
    const entries = (await loadBrands()).map(({ slug, name }) => ({ name, path: brandPath(slug) }));
    return pageAbout('CollectionPage', [listNode(ROUTES.brands, 'Brands', entries, site)]);
  },
  [ROUTES.menu]: async (site) => {
    const entries = (await loadMenus()).map(({ slug, brand }) => ({
      name: brand.name,
      path: `${ROUTES.menu}#${slug}`,
    }));
    return pageAbout('CollectionPage', [listNode(ROUTES.menu, 'Menus', entries, site)]);
  },
  [ROUTES.blog]: async (site) => {
    const entries = (await loadArticles()).map(({ id, data }) => ({
      name: data.title,
      path: articlePath(id),
    }));
    return pageAbout('CollectionPage', [listNode(ROUTES.blog, 'Articles', entries, site)]);
  },
  [ROUTES.media]: async () => pageAbout('CollectionPage'),
  [ROUTES.outlets]: async (site) => ({
    types: ['CollectionPage'],
    nodes: [
      await loadCentre(site),
      ...(await Promise.all((await loadOutlets()).map((outlet) => loadOutlet(outlet, site)))),
    ],
  }),
  [ROUTES.education]: async (site) => {
    const entries = (await getCollection('courses')).sort(byOrder);
    const courses = entries.map(({ id, data }) => courseNode({ ...data, slug: id }, site));
    return pageAbout('WebPage', [courseListNode(courses, site), ...courses]);
  },
  [ROUTES.officialChannels]: async () => pageAbout('ContactPage'),
  [ROUTES.franchise]: async () => questionPage((await loadPage('franchise')).questions.items),
};

/** An outlet with the picture of the first brand that cooks there. */
async function loadOutlet(outlet: Outlet, site: SiteFacts): Promise<JsonLdNode> {
  const [first] = outlet.brands;
  return outletNode(outlet, first ? await pictureCrops(first.hero) : [], site);
}

/** Structured data of the page at `path`, from the same content as the page itself. */
export const loadPageNodes = (path: string, site: SiteFacts): Promise<PageNodes> =>
  LOADERS[path]?.(site) ?? loadEntryNodes(path, site);

/** Structured data of a brand's, an article's or a press story's page; for any other path a plain page. */
export async function loadEntryNodes(path: string, site: SiteFacts): Promise<PageNodes> {
  return (
    (await brandPage(path, site)) ??
    (await articlePage(path, site)) ??
    (await mediaPage(path, site)) ??
    pageAbout('WebPage')
  );
}

async function brandPage(path: string, site: SiteFacts): Promise<PageNodes | undefined> {
  const brand = (await loadBrands()).find(({ slug }) => brandPath(slug) === path);
  if (!brand) return undefined;
  const menu = (await loadMenus()).find(({ slug }) => slug === brand.slug);
  return pageAbout('WebPage', [
    brandNode(
      { ...brand, images: await pictureCrops(brand.hero), hasMenu: menu !== undefined },
      site,
    ),
    ...(menu ? [menuNode({ ...menu, brandName: brand.name }, site)] : []),
    await loadCentre(site),
  ]);
}

async function articlePage(path: string, site: SiteFacts): Promise<PageNodes | undefined> {
  const entry = (await loadArticles()).find(({ id }) => articlePath(id) === path);
  if (!entry) return undefined;
  const { title, excerpt: description, date, updated, author, category, picture } = entry.data;
  const facts = {
    ...{ path, title, description, date, updated, section: category },
    author: author ? { name: author, path: await authorPath(author) } : undefined,
    images: await pictureCrops(picture),
    language: mainLanguage(entry.body ?? ''),
  };
  return pageAbout('WebPage', [articleNode({ ...facts, type: 'BlogPosting' }, site)]);
}

async function mediaPage(path: string, site: SiteFacts): Promise<PageNodes | undefined> {
  const entry = (await loadMediaItems()).find(({ id }) => mediaPath(id) === path);
  if (!entry) return undefined;
  const { title, description, date, picture } = entry.data;
  const facts = {
    ...{ path, title, description, date },
    images: await pictureCrops(picture),
    language: mainLanguage(entry.body ?? ''),
  };
  return pageAbout('WebPage', [articleNode({ ...facts, type: 'NewsArticle' }, site)]);
}

/** Where the site tells of an author: their own card, or the page about the company. */
async function authorPath(author: string): Promise<string> {
  const person = (await loadPeople()).shown.find(({ name }) => name === author);
  return person ? `${ROUTES.about}#${person.id}` : ROUTES.about;
}

/** The experience centre with the brands that cook there and the picture of the whole table. */
async function loadCentre(site: SiteFacts): Promise<JsonLdNode> {
  const [brands, { house }] = await Promise.all([loadBrands(), loadHome()]);
  return centreNode({ brands, images: await pictureCrops(house.table) }, site);
}
