import { ROUTES } from '../../../contract/routes.ts';
import { absolute, type PageFacts } from '../head.ts';
import type { SiteFacts } from '../site-facts.ts';
import { canonicalPath } from '../sitemap/public-paths.ts';
import { addressNode } from './address-node.ts';
import type { PageNodes } from './page-nodes.ts';

/** One step of the way from home to a page. */
export interface Crumb {
  label: string;
  path: string;
}

export type JsonLdNode = Readonly<Record<string, unknown>>;

/**
 * The linked graph of one page: organisation, site, page and the way to it, plus the nodes that only
 * this page has (a restaurant, an article).
 * @param crumbs from home to the page itself; home alone has no breadcrumb list.
 */
export function buildGraph(
  page: PageFacts,
  site: SiteFacts,
  crumbs: readonly Crumb[],
  own: PageNodes = PLAIN_PAGE,
): JsonLdNode {
  const url = absolute(site.url, canonicalPath(page.path));
  const hasCrumbs = crumbs.length > 1;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      page.path === ROUTES.menu ? organisationName(site) : organisation(site),
      webSite(site),
      {
        '@type': own.types.length === 1 ? own.types[0] : own.types,
        '@id': `${url}#page`,
        url,
        name: page.title,
        description: page.description,
        inLanguage: 'en-IN',
        isPartOf: { '@id': `${site.url}/#site` },
        publisher: { '@id': organisationId(site) },
        ...(hasCrumbs ? { breadcrumb: { '@id': `${url}#breadcrumb` } } : {}),
        ...(own.mainEntity ? { mainEntity: own.mainEntity } : {}),
      },
      ...(hasCrumbs ? [breadcrumbs(url, site, crumbs)] : []),
      ...own.nodes,
    ],
  };
}

const PLAIN_PAGE: PageNodes = { types: ['WebPage'], nodes: [] };

const organisation = (site: SiteFacts): JsonLdNode => ({
  '@type': 'Organization',
  '@id': organisationId(site),
  name: site.name,
  legalName: site.legalName,
  url: `${site.url}/`,
  logo: absolute(site.url, '/icon-512.png'),
  email: site.email,
  telephone: site.phone,
  address: addressNode(site),
});

/** For the page that has no byte to spare; the identifier leads to the whole of it. */
const organisationName = (site: SiteFacts): JsonLdNode => ({
  '@type': 'Organization',
  '@id': organisationId(site),
  name: site.name,
  url: `${site.url}/`,
});

const webSite = (site: SiteFacts): JsonLdNode => ({
  '@type': 'WebSite',
  '@id': `${site.url}/#site`,
  url: `${site.url}/`,
  name: site.name,
  inLanguage: 'en-IN',
  publisher: { '@id': organisationId(site) },
});

const breadcrumbs = (url: string, site: SiteFacts, crumbs: readonly Crumb[]): JsonLdNode => ({
  '@type': 'BreadcrumbList',
  '@id': `${url}#breadcrumb`,
  itemListElement: crumbs.map(({ label, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: absolute(site.url, path),
  })),
});

/** Identifier by which other nodes of a graph name the company. */
export const organisationId = (site: SiteFacts): string => `${site.url}/#organisation`;

/** JSON that may stand inside a script element: no text in it can end the element. */
export const serialiseJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c');
