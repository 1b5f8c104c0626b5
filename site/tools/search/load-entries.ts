import { loadBrands } from '../../content/brand/load-brands.ts';
import { loadFranchiseModels } from '../../content/franchise/load-franchise-models.ts';
import { loadMenus } from '../../content/menu/load-menus.ts';
import { loadPage } from '../../content/page/load-page.ts';
import { loadQuestionGroups } from '../../content/questions/load-question-groups.ts';
import { loadArticles } from '../../content/story/load-articles.ts';
import { loadMediaItems } from '../../content/story/load-media-items.ts';
import { loadPublicPaths } from '../../seo/sitemap/load-public-paths.ts';
import { entriesOfMenus } from './entries-of-menus.ts';
import {
  entriesOfModels,
  entriesOfQuestions,
  entriesOfStories,
  loadCoursesAndClubs,
  loadPageEntries,
} from './entries-of-pages.ts';
import type { SearchEntry } from './entry.ts';
import { nameOtherwise } from './name-otherwise.ts';

let entries: Promise<SearchEntry[]> | undefined;

/** Everything that a search finds: from the same content as the pages, and each listed page by itself. */
export function loadEntries(): Promise<SearchEntry[]> {
  // A dev server must see content change; a build reads it once.
  if (import.meta.env.DEV) return collectEntries();
  entries ??= collectEntries();
  return entries;
}

async function collectEntries(): Promise<SearchEntry[]> {
  const [brands, menus, models, groups, articles, media, more, { synonyms }] = await Promise.all([
    loadBrands(),
    loadMenus(),
    loadFranchiseModels(),
    loadQuestionGroups(),
    loadArticles(),
    loadMediaItems(),
    loadCoursesAndClubs(),
    loadPage('search'),
  ]);
  const known = [
    ...entriesOfMenus(brands, menus),
    ...entriesOfModels(models),
    ...entriesOfQuestions(groups),
    ...entriesOfStories(articles, media),
    ...more,
  ];
  const covered = new Set(known.map(({ path }) => path));
  const pages = (await loadPublicPaths()).filter((path) => !covered.has(path));
  return [...(await loadPageEntries(pages)), ...known].map((entry) =>
    nameOtherwise(entry, synonyms),
  );
}
