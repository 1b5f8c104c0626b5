import { type CollectionEntry, getCollection } from 'astro:content';
import { brandPath } from '../../../contract/paths.ts';
import { articlePath, questionPath, ROUTES } from '../../../contract/routes.ts';
import { digestOf } from '../../build-cache/asset-digest.ts';
import type { Brand } from '../../content/brand/brand.ts';
import { loadBrands } from '../../content/brand/load-brands.ts';
import {
  type LocatedModel,
  loadFranchiseModels,
} from '../../content/franchise/load-franchise-models.ts';
import { loadContact } from '../../content/load-contact.ts';
import { loadQuestionGroups, type QuestionGroup } from '../../content/load-question-groups.ts';
import { loadMenus } from '../../content/menu/load-menus.ts';
import type { BrandMenu, MenuDish } from '../../content/menu/menu.ts';
import { loadHome, loadPage } from '../../content/page/load-page.ts';
import { type PageName, pageSchemas } from '../../content/page/page.ts';
import type { SearchSynonyms } from '../../content/page/search-words.ts';
import { byOrder } from '../../content/shared/by-order.ts';
import { type Article, loadArticles } from '../../content/story/load-articles.ts';
import { loadMediaItems, type MediaItem } from '../../content/story/load-media-items.ts';
import { formatLakhs, formatRange, formatRupees } from '../../format/range.ts';
import { loadPublicPaths } from '../../seo/sitemap/load-public-paths.ts';
import { loadCard } from '../../share/load-cards.ts';
import { foldWords } from '../fold-words.ts';
import type { SearchEntry } from './entry.ts';

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

const entriesOfModels = (models: readonly LocatedModel[]): SearchEntry[] =>
  models.map(({ name, path, description, figures }) => ({
    kind: 'model',
    title: name,
    path,
    detail: `${formatLakhs(figures.investment)}, ${formatRange(figures.spaceSqFt, 'sq ft')}`,
    words: `${description} franchise investment`,
  }));

const entriesOfQuestions = (groups: readonly QuestionGroup[]): SearchEntry[] =>
  groups.flatMap(({ name, items }) =>
    items.map(({ id, question, answer, tags = '' }) => ({
      kind: 'question',
      title: question,
      path: questionPath(id),
      detail: answer,
      words: `${name} ${tags}`,
    })),
  );

const headingsOf = (body = ''): string =>
  [...body.matchAll(/^#+ (.+)$/gm)].map(([, heading]) => heading).join(' ');

const entriesOfStories = (
  articles: readonly Article[],
  media: readonly MediaItem[],
): SearchEntry[] => [
  ...articles.map(({ id, data, body }) => ({
    ...{ kind: 'article' as const, title: data.title, path: articlePath(id) },
    ...{ detail: data.excerpt, words: `${data.category} ${headingsOf(body)}` },
  })),
  ...media
    .filter(({ link, id }) => link.endsWith(`/${id}`))
    .map(({ data, link }) => ({
      ...{ kind: 'media' as const, title: data.title, path: link },
      ...{ detail: data.description, words: `${data.type} ${data.source}` },
    })),
];

async function loadCoursesAndClubs(): Promise<SearchEntry[]> {
  const [courses, clubs] = await Promise.all([getCollection('courses'), getCollection('clubs')]);
  return [...courses.sort(byOrder).map(entryOfCourse), ...clubs.sort(byOrder).map(entryOfClub)];
}

const entryOfCourse = ({ data }: CollectionEntry<'courses'>): SearchEntry => ({
  kind: 'course',
  title: data.name,
  path: `${ROUTES.education}#${toText(data.name)}`,
  detail: data.summary,
  words: data.topics.join(' '),
});

const entryOfClub = ({ data }: CollectionEntry<'clubs'>): SearchEntry => ({
  kind: 'club',
  title: data.name,
  path: `${ROUTES.clubs}#${toText(data.name)}`,
  detail: data.description,
  words: `${data.audience} ${data.activities.join(' ')}`,
});

/**
 * The listed pages that no other entry leads to, by the words that search engines are told; where the content has none
 * of its own file, by the words of the share card, which each listed page has.
 */
async function loadPageEntries(paths: readonly string[]): Promise<SearchEntry[]> {
  const told = await loadTold();
  return Promise.all(
    paths.map(async (path) => {
      const { title, description } = told.get(path) ?? (await describeByCard(path));
      return { kind: 'page' as const, title, path, detail: description };
    }),
  );
}

async function describeByCard(path: string) {
  const { title, kicker } = await loadCard(path);
  return { title, description: kicker };
}

async function loadTold() {
  const names = Object.keys(pageSchemas) as PageName[];
  const [home, contact, legal, ...pages] = await Promise.all([
    loadHome(),
    loadContact(),
    getCollection('legal'),
    ...names.map((name) => loadPage(name)),
  ]);
  return new Map([
    [ROUTES.home as string, home.seo],
    [ROUTES.contact, contact.seo],
    ...legal.map(({ id, data }) => [`/${id}`, data] as const),
    ...names.flatMap((name, place) => {
      const path: string | undefined = (ROUTES as Readonly<Record<string, string>>)[name];
      return path && pages[place] ? [[path, pages[place].seo] as const] : [];
    }),
  ]);
}

/** Each brand, and each dish with its price. */
const entriesOfMenus = (brands: readonly Brand[], menus: readonly BrandMenu[]): SearchEntry[] => [
  ...brands.map(entryOfBrand),
  ...menus.flatMap((menu) =>
    menu.categories.flatMap(({ name, dishes }) =>
      dishes.map((dish) => entryOfDish(menu, name, dish)),
    ),
  ),
];

const entryOfBrand = (brand: Brand): SearchEntry => ({
  kind: 'brand',
  title: brand.name,
  path: brandPath(brand.slug),
  detail: `${brand.cuisine}, ${brand.priceRange}`,
  words: [brand.summary, ...brand.keywords, ...brand.popularItems].join(' '),
});

const entryOfDish = (
  { slug, brand }: BrandMenu,
  category: string,
  dish: MenuDish,
): SearchEntry => ({
  kind: 'dish',
  title: dish.name,
  path: `${ROUTES.menu}#${slug}${toText(dish.name)}`,
  detail: dish.note ? `${brand.name}: ${dish.note}` : brand.name,
  words: [category, dish.mark, ...(dish.parts ?? [])].join(' '),
  price: formatRupees(dish.price),
  isVeg: dish.mark === 'veg',
});

/**
 * Adds the other names of what an entry is called. Done at build: what people call a thing then costs the browser
 * nothing but the letters.
 */
function nameOtherwise(entry: SearchEntry, synonyms: SearchSynonyms): SearchEntry {
  const names = otherNames(entry.title, synonyms);
  const more = otherNames(entry.words ?? '', synonyms).filter((name) => !names.includes(name));
  const words = [entry.words, ...more].filter(Boolean).join(' ');
  return {
    ...entry,
    ...(names.length > 0 && { names: names.join(' ') }),
    ...(words && { words }),
  };
}

function otherNames(text: string, synonyms: SearchSynonyms): string[] {
  const said = ` ${foldWords(text).join(' ')} `;
  const also = synonyms
    .filter(({ word }) => said.includes(` ${foldWords(word).join(' ')} `))
    .flatMap((synonym) => synonym.also);
  return [...new Set(also)];
}

/**
 * The list that browsers search in, and its address. A digest of its content is in its name: like all of `/assets/` it is
 * kept for ever, also without network, and fetched anew once it changed.
 */
export async function loadList(): Promise<{ text: string; digest: string; path: string }> {
  const text = JSON.stringify(await loadEntries());
  const digest = digestOf(text);
  return { text, digest, path: `/assets/search.${digest}.json` };
}

/**
 * End of an anchor that leads to a text. Most browsers open the folded part of the page in which it stands; the others
 * go to what the anchor names before it.
 */
const toText = (text: string): string => `:~:text=${encodeURIComponent(text).replace(/-/g, '%2D')}`;
