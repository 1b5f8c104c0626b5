import { type CollectionEntry, type CollectionKey, getEntry } from 'astro:content';
import type { PageContent, PageName } from './page.ts';

/** The fields of a collection that is one file. */
export async function loadFile<Name extends CollectionKey>(
  name: Name,
  id: string = name,
): Promise<CollectionEntry<Name>['data']> {
  const entry = await getEntry(name, id);
  if (!entry) throw new Error(`content: the file of "${name}" is missing`);
  return entry.data;
}

export const loadPage = async <Name extends PageName>(name: Name): Promise<PageContent<Name>> =>
  (await loadFile(`page-${name}`, name)) as PageContent<Name>;

export const loadHome = () => loadFile('home');

export const loadNavigation = () => loadFile('navigation');
