import { getCollection } from 'astro:content';
import { brandPath } from '../../../contract/paths.ts';
import { articlePath, questionPath, ROUTES } from '../../../contract/routes.ts';
import { digestOf } from '../../build-cache/asset-digest.ts';
import { loadBrands } from '../../content/brand/load-brands.ts';
import { loadFranchiseModels } from '../../content/franchise/load-franchise-models.ts';
import { loadContact } from '../../content/load-contact.ts';
import { loadQuestionGroups } from '../../content/load-question-groups.ts';
import { loadMenus } from '../../content/menu/load-menus.ts';
import { loadHome, loadPage } from '../../content/page/load-page.ts';
import { type PageContent, type PageName, pageSchemas } from '../../content/page/page.ts';
import { byOrder } from '../../content/shared/by-order.ts';
import { loadArticles } from '../../content/story/load-articles.ts';
import { loadMediaItems } from '../../content/story/load-media-items.ts';
import { formatLakhs, formatRange, formatRupees } from '../../format/range.ts';
import { loadPublicPaths } from '../../seo/sitemap/load-public-paths.ts';
import { loadCard } from '../../share/load-cards.ts';
import { foldWords } from '../fold-words.ts';
import type { SearchEntry } from './find-entries.ts';

let entries: Promise<SearchEntry[]> | undefined;

/** Everything that a search finds: from the same content as the pages, and each listed page by itself. */
export function loadEntries(): Promise<SearchEntry[]> {
  // A dev server must see content change; a build reads it once.
  if (import.meta.env.DEV) return collectEntries();
  entries ??= collectEntries();
  return entries;
}

async function collectEntries(): Promise<SearchEntry[]> {
  const [{ synonyms }, ...lists] = await Promise.all([
    loadPage('search'),
    loadBrandEntries(),
    loadModelEntries(),
    loadQuestionEntries(),
    loadStoryEntries(),
    loadLessonEntries(),
  ]);
  const known = lists.flat();
  const covered = new Set(known.map(({ path }) => path));
  const pages = (await loadPublicPaths()).filter((path) => !covered.has(path));
  return [...(await loadPageEntries(pages)), ...known].map((entry) => addSynonyms(entry, synonyms));
}

async function loadBrandEntries(): Promise<SearchEntry[]> {
  const [brands, menus] = await Promise.all([loadBrands(), loadMenus()]);
  const dishes = menus.flatMap((menu) =>
    menu.categories.flatMap((category) =>
      category.dishes.map((dish) => ({ menu, category, ...dish })),
    ),
  );
  return [
    ...brands.map(
      (brand): SearchEntry => ({
        kind: 'brand',
        title: brand.name,
        path: brandPath(brand.slug),
        detail: `${brand.cuisine}, ${brand.priceRange}`,
        words: [brand.summary, ...brand.keywords, ...brand.popularItems].join(' '),
      }),
    ),
    ...dishes.map(
      ({ menu, category, name, note, mark, parts = [], price }): SearchEntry => ({
        kind: 'dish',
        title: name,
        path: `${ROUTES.menu}#${menu.slug}${toText(name)}`,
        detail: note ? `${menu.brand.name}: ${note}` : menu.brand.name,
        words: [category.name, mark, ...parts].join(' '),
        price: formatRupees(price),
        isVeg: mark === 'veg',
      }),
    ),
  ];
}

const loadModelEntries = async (): Promise<SearchEntry[]> =>
  (await loadFranchiseModels()).map(({ name, path, description, figures }) => ({
    kind: 'model',
    title: name,
    path,
    detail: `${formatLakhs(figures.investment)}, ${formatRange(figures.spaceSqFt, 'sq ft')}`,
    words: `${description} franchise investment`,
  }));

const loadQuestionEntries = async (): Promise<SearchEntry[]> =>
  (await loadQuestionGroups()).flatMap(({ name, items }) =>
    items.map(({ id, question, answer, tags = '' }) => ({
      kind: 'question',
      title: question,
      path: questionPath(id),
      detail: answer,
      words: `${name} ${tags}`,
    })),
  );

async function loadStoryEntries(): Promise<SearchEntry[]> {
  const [articles, media] = await Promise.all([loadArticles(), loadMediaItems()]);
  return [
    ...articles.map(
      ({ id, data, body }): SearchEntry => ({
        ...{ kind: 'article', title: data.title, path: articlePath(id) },
        ...{ detail: data.excerpt, words: `${data.category} ${headingsOf(body)}` },
      }),
    ),
    ...media
      .filter(({ link, id }) => link.endsWith(`/${id}`))
      .map(
        ({ data, link }): SearchEntry => ({
          ...{ kind: 'media', title: data.title, path: link },
          ...{ detail: data.description, words: `${data.type} ${data.source}` },
        }),
      ),
  ];
}

const headingsOf = (body = ''): string =>
  [...body.matchAll(/^#+ (.+)$/gm)].map(([, heading]) => heading).join(' ');

async function loadLessonEntries(): Promise<SearchEntry[]> {
  const [courses, clubs] = await Promise.all([getCollection('courses'), getCollection('clubs')]);
  return [
    ...courses.sort(byOrder).map(
      ({ data: { name, summary, topics } }): SearchEntry => ({
        ...{ kind: 'course', title: name, path: `${ROUTES.education}#${toText(name)}` },
        ...{ detail: summary, words: topics.join(' ') },
      }),
    ),
    ...clubs.sort(byOrder).map(
      ({ data: { name, description, audience, activities } }): SearchEntry => ({
        ...{ kind: 'club', title: name, path: `${ROUTES.clubs}#${toText(name)}` },
        ...{ detail: description, words: `${audience} ${activities.join(' ')}` },
      }),
    ),
  ];
}

/** By the words that search engines are told, or else those of the share card. */
async function loadPageEntries(paths: readonly string[]): Promise<SearchEntry[]> {
  const names = Object.keys(pageSchemas) as PageName[];
  const [home, contact, legal, pages] = await Promise.all([
    loadHome(),
    loadContact(),
    getCollection('legal'),
    Promise.all(names.map((name) => loadPage(name))),
  ]);
  const routes: Readonly<Record<string, string>> = ROUTES;
  const told = new Map<string | undefined, { title: string; description: string }>([
    [ROUTES.home, home.seo],
    [ROUTES.contact, contact.seo],
    ...legal.map(({ id, data }) => [`/${id}`, data] as const),
    ...pages.map(({ seo }, place) => [routes[names[place] ?? ''], seo] as const),
  ]);
  return Promise.all(
    paths.map(async (path) => {
      const { title, kicker } = await loadCard(path);
      const { title: name, description } = told.get(path) ?? { title, description: kicker };
      return { kind: 'page', title: name, path, detail: description };
    }),
  );
}

/** Done at build: what people call a thing then costs the browser nothing but the letters. */
function addSynonyms(entry: SearchEntry, synonyms: PageContent<'search'>['synonyms']): SearchEntry {
  const names = otherNames(entry.title, synonyms);
  const more = otherNames(entry.words ?? '', synonyms).filter((name) => !names.includes(name));
  const words = [entry.words, ...more].filter(Boolean).join(' ');
  return {
    ...entry,
    ...(names.length > 0 && { names: names.join(' ') }),
    ...(words && { words }),
  };
}

function otherNames(text: string, synonyms: PageContent<'search'>['synonyms']): string[] {
  const said = ` ${foldWords(text).join(' ')} `;
  const also = synonyms
    .filter(({ word }) => said.includes(` ${foldWords(word).join(' ')} `))
    .flatMap((synonym) => synonym.also);
  return [...new Set(also)];
}

/** With a digest in its name: kept for ever, and fetched anew once it changed. */
export async function loadList(): Promise<{ text: string; digest: string; path: string }> {
  const text = JSON.stringify(await loadEntries());
  const digest = digestOf(text);
  return { text, digest, path: `/assets/search.${digest}.json` };
}

/** Most browsers open the folded part of the page in which the text stands. */
const toText = (text: string): string => `:~:text=${encodeURIComponent(text).replace(/-/g, '%2D')}`;
