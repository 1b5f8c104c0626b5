import { ROUTES } from '../../../contract/routes.ts';
import { absolute, type PageFacts } from '../head.ts';
import type { SiteFacts } from '../load-site-facts.ts';
import { canonicalPath } from '../sitemap/public-paths.ts';
import {
  type JsonLdNode,
  organisationId,
  organisationName,
  organisationNode,
} from './company-nodes.ts';
import type { PageNodes } from './nodes.ts';

/** Pages about the company: they describe it, and all others only name it. */
const COMPANY_PAGES: ReadonlySet<string> = new Set([
  ROUTES.home,
  ROUTES.about,
  ROUTES.contact,
  ROUTES.officialChannels,
]);

export interface Crumb {
  label: string;
  path: string;
}

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
      COMPANY_PAGES.has(page.path) ? organisationNode(site) : organisationName(site),
      {
        '@type': 'WebSite',
        '@id': `${site.url}/#site`,
        url: `${site.url}/`,
        name: site.name,
        inLanguage: 'en-IN',
        publisher: { '@id': organisationId(site) },
      },
      {
        '@type': own.types.length === 1 ? own.types[0] : own.types,
        '@id': `${url}#page`,
        url,
        name: page.title,
        description: page.description,
        inLanguage: `${page.language ?? 'en'}-IN`,
        isPartOf: { '@id': `${site.url}/#site` },
        ...(hasCrumbs ? { breadcrumb: { '@id': `${url}#breadcrumb` } } : {}),
        ...(own.mainEntity ? { mainEntity: own.mainEntity } : {}),
      },
      ...(hasCrumbs ? [breadcrumbs(url, site, crumbs)] : []),
      ...own.nodes,
    ],
  };
}

const PLAIN_PAGE: PageNodes = { types: ['WebPage'], nodes: [] };

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
