import type { SiteFacts } from '../site-facts.ts';
import type { JsonLdNode } from './json-ld.ts';

/** The experience centre's address. */
export const addressNode = ({ address }: Pick<SiteFacts, 'address'>): JsonLdNode => ({
  '@type': 'PostalAddress',
  streetAddress: address.street,
  addressLocality: address.city,
  addressRegion: address.region,
  postalCode: address.postalCode,
  addressCountry: 'IN',
});
