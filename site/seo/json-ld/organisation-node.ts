import { brandPath } from '../../../contract/paths.ts';
import { absolute } from '../head.ts';
import type { SiteFacts } from '../site-facts.ts';
import type { JsonLdNode } from './node.ts';

/** Identifier by which other nodes of a graph name the company. */
export const organisationId = (site: SiteFacts): string => `${site.url}/#organisation`;

/** The company as each page names it; search engines look identifiers up within one page only. */
export const organisationName = (site: SiteFacts): JsonLdNode => ({
  '@type': 'Organization',
  '@id': organisationId(site),
  name: site.name,
  url: `${site.url}/`,
  logo: absolute(site.url, '/icon-512.png'),
});

/** The company with everything that a search engine may show about it. */
export const organisationNode = (site: SiteFacts): JsonLdNode => ({
  ...organisationName(site),
  legalName: site.legalName,
  description: site.description,
  email: site.email,
  telephone: site.phone,
  address: addressNode(site),
  ...(site.accounts.length > 0 && { sameAs: site.accounts }),
  contactPoint: [
    contactPoint('customer service', site.phone, site),
    contactPoint('sales', site.franchisePhone, site),
    contactPoint('WhatsApp chat', site.chatNumber, site),
  ],
  brand: site.brands.map((brand) => brandName(brand, site)),
});

/** A brand of the company. */
export const brandName = (
  { slug, name }: SiteFacts['brands'][number],
  site: SiteFacts,
): JsonLdNode => ({
  '@type': 'Brand',
  '@id': `${absolute(site.url, brandPath(slug))}#brand`,
  name,
  url: absolute(site.url, brandPath(slug)),
});

const contactPoint = (contactType: string, telephone: string, { email }: SiteFacts) => ({
  '@type': 'ContactPoint',
  contactType,
  telephone,
  email,
  areaServed: 'IN',
  availableLanguage: ['en', 'hi', 'pa'],
});

/** A place's address; of the site as a whole, the experience centre's. */
export const addressNode = ({ address }: Pick<SiteFacts, 'address'>): JsonLdNode => ({
  '@type': 'PostalAddress',
  streetAddress: address.street,
  addressLocality: address.city,
  addressRegion: address.region,
  postalCode: address.postalCode,
  addressCountry: 'IN',
});
