import { getCollection } from 'astro:content';
import { articlePath, mediaPath, ROUTES } from '../../../contract/routes.ts';
import { loadBrands } from '../../content/brand/load-brands.ts';
import { loadArticles } from '../../content/story/load-articles.ts';
import { hasMediaPage, loadMediaItems } from '../../content/story/load-media-items.ts';
import { isoDate } from '../../format/date.ts';
import { listPublicPaths } from './public-paths.ts';
import type { SitemapEntry } from './sitemap.ts';

export async function loadPublicPaths(): Promise<string[]> {
  const [brands, articles, media] = await Promise.all([
    loadBrands(),
    loadArticles(),
    loadMediaItems(),
  ]);
  return listPublicPaths({
    brands: brands.map(({ slug }) => slug),
    articles: articles.map(({ id }) => id),
    media: media.filter(hasMediaPage).map(({ id }) => id),
  });
}

export async function loadSitemapEntries(): Promise<SitemapEntry[]> {
  const [paths, changes] = await Promise.all([loadPublicPaths(), loadChanges()]);
  return paths.map((path) => ({ path, lastModified: changes.get(path) }));
}

/** Stories by their own dates, the lists of them by the newest, legal texts by what they state. */
async function loadChanges(): Promise<ReadonlyMap<string, string | undefined>> {
  const [articles, media, legal] = await Promise.all([
    loadArticles(),
    loadMediaItems(),
    getCollection('legal'),
  ]);
  const articleDays = articles.map(
    ({ id, data }) => [articlePath(id), isoDate(data.updated ?? data.date)] as const,
  );
  const mediaDays = media.map(({ id, data }) => [mediaPath(id), isoDate(data.date)] as const);
  return new Map<string, string | undefined>([
    ...articleDays,
    ...mediaDays,
    [ROUTES.blog, newest(articleDays)],
    [ROUTES.media, newest(mediaDays)],
    ...legal.map(({ id, data }) => [`/${id}`, data.updated] as const),
  ]);
}

const newest = (days: readonly (readonly [string, string])[]): string | undefined =>
  days
    .map(([, day]) => day)
    .sort()
    .at(-1);
