import type { JsonLdNode } from './node.ts';

/** The kinds of page that schema.org tells apart and that this site has. */
export type PageType = 'WebPage' | 'AboutPage' | 'ContactPage' | 'CollectionPage' | 'FAQPage';

/** A page's structured data besides organisation, site and breadcrumbs. */
export interface PageNodes {
  types: readonly PageType[];
  /** What the page is about: the first node, or for a page of questions all of them. */
  mainEntity?: JsonLdNode | readonly JsonLdNode[] | undefined;
  nodes: readonly JsonLdNode[];
}

/** Names `node` without repeating it. */
export const reference = (node: JsonLdNode): JsonLdNode => ({ '@id': node['@id'] });

/** `nodes` and those of `extra` that are not among them already. */
export const joinNodes = (
  nodes: readonly JsonLdNode[],
  extra: readonly JsonLdNode[],
): JsonLdNode[] => [
  ...nodes,
  ...extra.filter((added) => !nodes.some((node) => node['@id'] === added['@id'])),
];

/** A page of one kind that is about `nodes[0]`. */
export const pageAbout = (type: PageType, nodes: readonly JsonLdNode[] = []): PageNodes => ({
  types: [type],
  mainEntity: nodes[0] && reference(nodes[0]),
  nodes,
});
