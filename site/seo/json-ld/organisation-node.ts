import { absolute } from '../head.ts';
import type { SiteFacts } from '../site-facts.ts';
import type { JsonLdNode } from './node.ts';

/** Identifier by which other nodes of a graph name the company. */
export const organisationId = (site: SiteFacts): string => `${site.url}/#organisation`;

/** The company with everything that a search engine may show about it. */
export const organisationNode = (site: SiteFacts): JsonLdNode => ({
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

/** The company by name alone, for pages that are close to their size budget; the identifier leads to the full node. */
export const organisationName = (site: SiteFacts): JsonLdNode => ({
  '@type': 'Organization',
  '@id': organisationId(site),
  name: site.name,
});

/** The experience centre's address. */
export const addressNode = ({ address }: Pick<SiteFacts, 'address'>): JsonLdNode => ({
  '@type': 'PostalAddress',
  streetAddress: address.street,
  addressLocality: address.city,
  addressRegion: address.region,
  postalCode: address.postalCode,
  addressCountry: 'IN',
});
