import { type CollectionEntry, getCollection } from 'astro:content';
import { articlePath, questionPath, ROUTES } from '../../../contract/routes.ts';
import { loadContact } from '../../content/contact/load-contact.ts';
import type { LocatedModel } from '../../content/franchise/load-franchise-models.ts';
import { loadHome } from '../../content/page/load-home.ts';
import { loadPage } from '../../content/page/load-page.ts';
import { type PageName, pageSchemas } from '../../content/page/page.ts';
import type { QuestionGroup } from '../../content/questions/load-question-groups.ts';
import { byOrder } from '../../content/shared/by-order.ts';
import type { Article } from '../../content/story/load-articles.ts';
import type { MediaItem } from '../../content/story/load-media-items.ts';
import { formatLakhs, formatRange } from '../../format/range.ts';
import { loadCard } from '../../share/load-cards.ts';
import type { SearchEntry } from './entry.ts';
import { toText } from './to-text.ts';

export const entriesOfModels = (models: readonly LocatedModel[]): SearchEntry[] =>
  models.map(({ name, path, description, figures }) => ({
    kind: 'model',
    title: name,
    path,
    detail: `${formatLakhs(figures.investment)}, ${formatRange(figures.spaceSqFt, 'sq ft')}`,
    words: `${description} franchise investment`,
  }));

export const entriesOfQuestions = (groups: readonly QuestionGroup[]): SearchEntry[] =>
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

export const entriesOfStories = (
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

export async function loadCoursesAndClubs(): Promise<SearchEntry[]> {
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
export async function loadPageEntries(paths: readonly string[]): Promise<SearchEntry[]> {
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
