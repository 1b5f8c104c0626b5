import { getCollection } from 'astro:content';
import { brandPath } from '../../../contract/paths.ts';
import { articlePath, ROUTES } from '../../../contract/routes.ts';
import { loadBrands } from '../../content/brand/load-brands.ts';
import { loadMenus } from '../../content/menu/load-menus.ts';
import { loadPage } from '../../content/page/load-page.ts';
import { loadOutlets, type Outlet } from '../../content/place/load-outlets.ts';
import { byOrder } from '../../content/shared/by-order.ts';
import { loadArticles } from '../../content/story/load-articles.ts';
import { pictureCrops } from '../../pictures/picture-crops.ts';
import type { SiteFacts } from '../site-facts.ts';
import { courseListNode, courseNode } from './course-node.ts';
import { listNode } from './list-node.ts';
import { loadCentre } from './load-centre.ts';
import { loadEntryNodes } from './load-entry-nodes.ts';
import type { JsonLdNode } from './node.ts';
import { outletNode } from './outlet-node.ts';
import { type PageNodes, pageAbout } from './page-nodes.ts';
import { questionPage } from './question-nodes.ts';

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
