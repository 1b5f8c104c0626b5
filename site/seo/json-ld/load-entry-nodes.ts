import { brandPath } from '../../../contract/paths.ts';
import { articlePath, mediaPath, ROUTES } from '../../../contract/routes.ts';
import { loadBrands } from '../../content/brand/load-brands.ts';
import { loadPeople } from '../../content/company/load-people.ts';
import { loadMenus } from '../../content/menu/load-menus.ts';
import { loadArticles } from '../../content/story/load-articles.ts';
import { loadMediaItems } from '../../content/story/load-media-items.ts';
import { pictureCrops } from '../../pictures/picture-crops.ts';
import { mainLanguage } from '../../writing/languages.ts';
import type { SiteFacts } from '../site-facts.ts';
import { articleNode } from './article-node.ts';
import { brandNode } from './brand-node.ts';
import { loadCentre } from './load-centre.ts';
import { menuNode } from './menu-node.ts';
import { type PageNodes, pageAbout } from './page-nodes.ts';

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
