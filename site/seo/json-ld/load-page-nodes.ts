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
import { absolute } from '../head.ts';
import type { SiteFacts } from '../load-site-facts.ts';
import { centreNode, type JsonLdNode } from './company-nodes.ts';
import {
  articleNode,
  brandNode,
  courseNode,
  listNode,
  menuNode,
  outletNode,
  type PageNodes,
  pageAbout,
  questionPage,
} from './nodes.ts';

type Load = (site: SiteFacts) => Promise<PageNodes>;

const LOADERS: Readonly<Record<string, Load>> = {
  [ROUTES.about]: async () => pageAbout('AboutPage'),
  [ROUTES.contact]: async (site) => ({
    types: ['ContactPage'],
    nodes: [await loadCentre(site)],
  }),
  [ROUTES.brands]: async (site) =>
    listPage(
      ROUTES.brands,
      'Brands',
      (await loadBrands()).map(({ slug, name }) => ({ name, path: brandPath(slug) })),
      site,
    ),
  [ROUTES.menu]: async (site) =>
    listPage(
      ROUTES.menu,
      'Menus',
      (await loadMenus()).map(({ slug, brand: { name } }) => ({
        name,
        path: `${ROUTES.menu}#${slug}`,
      })),
      site,
    ),
  [ROUTES.blog]: async (site) =>
    listPage(
      ROUTES.blog,
      'Articles',
      (await loadArticles()).map(({ id, data }) => ({ name: data.title, path: articlePath(id) })),
      site,
    ),
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
    const items = courses.map((course) => ({ item: { '@id': course['@id'] } }));
    return pageAbout('WebPage', [listNode(ROUTES.education, 'Courses', items, site), ...courses]);
  },
  [ROUTES.officialChannels]: async () => pageAbout('ContactPage'),
  [ROUTES.franchise]: async () => questionPage((await loadPage('franchise')).questions.items),
};

function listPage(
  path: string,
  name: string,
  entries: readonly { name: string; path: string }[],
  site: SiteFacts,
): PageNodes {
  const items = entries.map((entry) => ({ name: entry.name, url: absolute(site.url, entry.path) }));
  return pageAbout('CollectionPage', [listNode(path, name, items, site)]);
}

async function loadOutlet(outlet: Outlet, site: SiteFacts): Promise<JsonLdNode> {
  const [first] = outlet.brands;
  return outletNode(outlet, first ? await pictureCrops(first.hero) : [], site);
}

export const loadPageNodes = (path: string, site: SiteFacts): Promise<PageNodes> =>
  LOADERS[path]?.(site) ?? loadEntryNodes(path, site);

export const loadEntryNodes = async (path: string, site: SiteFacts): Promise<PageNodes> =>
  (await brandPage(path, site)) ?? (await storyPage(path, site)) ?? pageAbout('WebPage');

async function brandPage(path: string, site: SiteFacts): Promise<PageNodes | undefined> {
  const brand = (await loadBrands()).find(({ slug }) => brandPath(slug) === path);
  if (!brand) return undefined;
  const menu = (await loadMenus()).find(({ slug }) => slug === brand.slug);
  return pageAbout('WebPage', [
    brandNode(
      { ...brand, images: await pictureCrops(brand.hero), hasMenu: menu !== undefined },
      site,
    ),
    ...(menu ? [menuNode(menu, site)] : []),
    await loadCentre(site),
  ]);
}

async function storyPage(path: string, site: SiteFacts): Promise<PageNodes | undefined> {
  const article = (await loadArticles()).find(({ id }) => articlePath(id) === path);
  const news = (await loadMediaItems()).find(({ id }) => mediaPath(id) === path);
  const story = article ?? news;
  if (!story) return undefined;
  const { title, date, picture } = story.data;
  const facts = {
    ...{ path, title, date, language: mainLanguage(story.body ?? '') },
    images: await pictureCrops(picture),
  };
  if (!article) {
    const description = news?.data.description ?? '';
    return pageAbout('WebPage', [
      articleNode({ ...facts, type: 'NewsArticle', description }, site),
    ]);
  }
  const { excerpt: description, updated, author, category: section } = article.data;
  const person = author && { name: author, path: await authorPath(author) };
  const told = { ...facts, description, updated, section, author: person || undefined };
  return pageAbout('WebPage', [articleNode({ ...told, type: 'BlogPosting' }, site)]);
}

/** Where the site tells of an author: their own card, or the page about the company. */
async function authorPath(author: string): Promise<string> {
  const person = (await loadPeople()).shown.find(({ name }) => name === author);
  return person ? `${ROUTES.about}#${person.id}` : ROUTES.about;
}

async function loadCentre(site: SiteFacts): Promise<JsonLdNode> {
  const [brands, { house }] = await Promise.all([loadBrands(), loadHome()]);
  return centreNode({ brands, images: await pictureCrops(house.table) }, site);
}
