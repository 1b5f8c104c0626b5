import { getEntry } from 'astro:content';
import type { HomeContent } from './home.ts';
import type { Navigation } from './navigation.ts';
import type { PageContent, PageName } from './page.ts';

/** The words of one page. @throws when `content/pages/<name>.yaml` is missing. */
export async function loadPage<Name extends PageName>(name: Name): Promise<PageContent<Name>> {
  const entry = await getEntry(`page-${name}`, name);
  if (!entry) throw new Error(`content/pages/${name}.yaml is missing`);
  return entry.data as PageContent<Name>;
}

/** The words and pictures of the home page. @throws when `content/home/home.yaml` is missing. */
export async function loadHome(): Promise<HomeContent> {
  const entry = await getEntry('home', 'home');
  if (!entry) throw new Error('content/home/home.yaml is missing');
  return entry.data;
}

/** The links of header and footer with their addresses. */
export async function loadNavigation(): Promise<Navigation> {
  const entry = await getEntry('navigation', 'navigation');
  if (!entry) throw new Error('content/navigation.yaml is missing');
  return entry.data;
}
