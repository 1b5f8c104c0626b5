import { type CollectionEntry, getCollection } from 'astro:content';
import { loadCompany } from '../load-company.ts';
import { isOut } from './held-back.ts';

export type Article = CollectionEntry<'articles'> & {
  /** Its author or, where no person may be named, the company. */
  writtenBy: string;
};

export async function loadArticles(): Promise<Article[]> {
  const [entries, { tradeName }] = await Promise.all([getCollection('articles'), loadCompany()]);
  const now = new Date();
  return entries
    .filter(({ data }) => isOut(data.date, now))
    .map((entry) => ({ ...entry, writtenBy: entry.data.author ?? tradeName }))
    .sort((left, right) => right.data.date.getTime() - left.data.date.getTime());
}
