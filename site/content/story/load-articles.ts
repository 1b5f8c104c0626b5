import { type CollectionEntry, getCollection } from 'astro:content';

/** All articles, the newest first. */
export async function loadArticles(): Promise<CollectionEntry<'articles'>[]> {
  const entries = await getCollection('articles');
  return entries.sort((left, right) => right.data.date.getTime() - left.data.date.getTime());
}
