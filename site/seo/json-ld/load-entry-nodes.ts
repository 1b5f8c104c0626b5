import { brandPath } from '../../../contract/paths.ts';
import { articlePath, mediaPath } from '../../../contract/routes.ts';
import { loadBrands } from '../../content/brand/load-brands.ts';
import { loadMenus } from '../../content/menu/load-menus.ts';
import { loadArticles } from '../../content/story/load-articles.ts';
import { loadMediaItems } from '../../content/story/load-media-items.ts';
import type { SiteFacts } from '../site-facts.ts';
import { articleNode } from './article-node.ts';
import { brandNode } from './brand-node.ts';
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
    brandNode({ ...brand, image: brand.hero.src.src, hasMenu: menu !== undefined }, site),
    ...(menu ? [menuNode({ ...menu, brandName: brand.name }, site)] : []),
  ]);
}

async function articlePage(path: string, site: SiteFacts): Promise<PageNodes | undefined> {
  const entry = (await loadArticles()).find(({ id }) => articlePath(id) === path);
  if (!entry) return undefined;
  const { title, excerpt: description, date, updated, author, category, picture } = entry.data;
  const image = picture.src.src;
  const facts = { path, title, description, date, updated, author, section: category, image };
  return pageAbout('WebPage', [articleNode({ ...facts, type: 'BlogPosting' }, site)]);
}

async function mediaPage(path: string, site: SiteFacts): Promise<PageNodes | undefined> {
  const entry = (await loadMediaItems()).find(({ id }) => mediaPath(id) === path);
  if (!entry) return undefined;
  const { title, description, date, picture } = entry.data;
  const facts = { path, title, description, date, image: picture.src.src };
  return pageAbout('WebPage', [articleNode({ ...facts, type: 'NewsArticle' }, site)]);
}
