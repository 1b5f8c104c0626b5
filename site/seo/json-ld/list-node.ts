import { absolute } from '../head.ts';
import type { SiteFacts } from '../site-facts.ts';
import type { JsonLdNode } from './node.ts';

/** An entry of a list page: its name and the page that it leads to. */
export interface ListedPage {
  name: string;
  path: string;
}

/** The entries of the list page at `path`, in the order in which they are shown. */
export const listNode = (
  path: string,
  name: string,
  entries: readonly ListedPage[],
  site: SiteFacts,
): JsonLdNode => ({
  '@type': 'ItemList',
  '@id': `${absolute(site.url, path)}#list`,
  name,
  numberOfItems: entries.length,
  itemListElement: entries.map((entry, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: entry.name,
    url: absolute(site.url, entry.path),
  })),
});
