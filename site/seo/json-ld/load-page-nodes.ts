import { brandPath } from '../../../contract/paths.ts';
import { articlePath, mediaPath, ROUTES } from '../../../contract/routes.ts';
import { loadBrands } from '../../content/brand/load-brands.ts';
import { loadPeople } from '../../content/load-company.ts';
import { loadMenus } from '../../content/menu/load-menus.ts';
import { loadHome } from '../../content/page/load-page.ts';
import { loadOutlets } from '../../content/place/load-places.ts';
import { loadArticles } from '../../content/story/load-articles.ts';
import { loadMediaItems } from '../../content/story/load-media-items.ts';
import { pictureCrops } from '../../pictures/picture-crops.ts';
import { mainLanguage } from '../../writing/languages.ts';
import type { SiteFacts } from '../load-site-facts.ts';
import { centreNode, type JsonLdNode } from './company-nodes.ts';
import {
  articleNode,
  brandNode,
  menuNode,
  outletNode,
  type PageNodes,
  type PageType,
} from './nodes.ts';

const TYPES: Readonly<Record<string, PageType>> = {
  [ROUTES.about]: 'AboutPage',
  [ROUTES.contact]: 'ContactPage',
  [ROUTES.officialChannels]: 'ContactPage',
  [ROUTES.brands]: 'CollectionPage',
  [ROUTES.menu]: 'CollectionPage',
  [ROUTES.blog]: 'CollectionPage',
  [ROUTES.media]: 'CollectionPage',
  [ROUTES.outlets]: 'CollectionPage',
};

export const loadPageNodes = async (path: string, site: SiteFacts): Promise<PageNodes> => ({
  type: TYPES[path] ?? 'WebPage',
  nodes: [
    ...(path === ROUTES.contact ? [await loadCentre(site)] : []),
    ...(path === ROUTES.outlets ? await loadPlaces(site) : []),
    ...(await loadBrandNodes(path, site)),
    ...(await loadStoryNodes(path, site)),
  ],
});

async function loadPlaces(site: SiteFacts): Promise<JsonLdNode[]> {
  const outlets = (await loadOutlets()).map(async (outlet) => {
    const [first] = outlet.brands;
    return outletNode(outlet, first ? await pictureCrops(first.hero) : [], site);
  });
  return Promise.all([loadCentre(site), ...outlets]);
}

async function loadBrandNodes(path: string, site: SiteFacts): Promise<JsonLdNode[]> {
  const brand = (await loadBrands()).find(({ slug }) => brandPath(slug) === path);
  if (!brand) return [];
  const menu = (await loadMenus()).find(({ slug }) => slug === brand.slug);
  return [
    brandNode(
      { ...brand, images: await pictureCrops(brand.hero), hasMenu: menu !== undefined },
      site,
    ),
    ...(menu ? [menuNode(menu, site)] : []),
    await loadCentre(site),
  ];
}

async function loadStoryNodes(path: string, site: SiteFacts): Promise<JsonLdNode[]> {
  const article = (await loadArticles()).find(({ id }) => articlePath(id) === path);
  const news = (await loadMediaItems()).find(({ id }) => mediaPath(id) === path);
  const story = article ?? news;
  if (!story) return [];
  const { title, date, picture } = story.data;
  const facts = {
    ...{ path, title, date, language: mainLanguage(story.body ?? '') },
    images: await pictureCrops(picture),
  };
  if (!article) {
    const description = news?.data.description ?? '';
    return [articleNode({ ...facts, type: 'NewsArticle', description }, site)];
  }
  const { excerpt: description, updated, author, category: section } = article.data;
  const person = author ? { name: author, path: await authorPath(author) } : undefined;
  const told = { ...facts, description, updated, section, author: person };
  return [articleNode({ ...told, type: 'BlogPosting' }, site)];
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
