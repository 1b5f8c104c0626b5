import { getEntry } from 'astro:content';
import type { PageContent, PageName } from './page.ts';

/**
 * The words of one page.
 * @throws when `content/pages/<name>.yaml` is missing.
 */
export async function loadPage<Name extends PageName>(name: Name): Promise<PageContent<Name>> {
  const entry = await getEntry(`page-${name}`, name);
  if (!entry) throw new Error(`content/pages/${name}.yaml is missing`);
  return entry.data as PageContent<Name>;
}
