import { brandPath } from '../../../contract/paths.ts';
import { ROUTES } from '../../../contract/routes.ts';
import { dayName } from '../../format/opening-hours.ts';
import { absolute } from '../head.ts';
import type { SiteFacts } from '../load-site-facts.ts';

export type JsonLdNode = Readonly<Record<string, unknown>>;

/** JSON that may stand inside a script element: no text in it can end the element. */
export const serialiseJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c');

export const organisationId = (site: SiteFacts): string => `${site.url}/#organisation`;

/** The company as each page names it; search engines look identifiers up within one page only. */
export const organisationName = (site: SiteFacts): JsonLdNode => ({
  '@type': 'Organization',
  '@id': organisationId(site),
  name: site.name,
  url: `${site.url}/`,
  logo: absolute(site.url, '/icon-512.png'),
});

export const organisationNode = (site: SiteFacts): JsonLdNode => ({
  ...organisationName(site),
  legalName: site.legalName,
  description: site.description,
  email: site.email,
  telephone: site.phone,
  address: addressNode(site.address),
  ...(site.accounts.length > 0 && { sameAs: site.accounts }),
  contactPoint: [
    contactPoint('customer service', site.phone, site),
    contactPoint('sales', site.franchisePhone, site),
    contactPoint('WhatsApp chat', site.chatNumber, site),
  ],
  brand: site.brands.map((brand) => brandName(brand, site)),
});

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

const addressNode = (address: SiteFacts['address']): JsonLdNode => ({
  '@type': 'PostalAddress',
  streetAddress: address.street,
  addressLocality: address.city,
  addressRegion: address.region,
  postalCode: address.postalCode,
  addressCountry: 'IN',
});

/** A place where people eat, as far as its own facts go. */
type PlaceFacts = Pick<SiteFacts, 'phone' | 'address' | 'hours'> & Partial<Pick<SiteFacts, 'geo'>>;

interface KitchenFacts {
  brands: readonly { cuisine: string; priceRange: string }[];
  images: readonly string[];
}

export const centreId = (site: SiteFacts): string => `${site.url}/#experience-centre`;

/** The experience centre: the one place of the company's own where every brand cooks. */
export const centreNode = (kitchens: KitchenFacts, site: SiteFacts): JsonLdNode => ({
  '@type': 'Restaurant',
  '@id': centreId(site),
  name: `${site.name} experience centre`,
  url: absolute(site.url, ROUTES.contact),
  ...placeFields(site),
  ...kitchenFields(kitchens, site),
});

export const placeFields = ({ phone, address, hours, geo }: PlaceFacts): JsonLdNode => ({
  telephone: phone,
  address: addressNode(address),
  ...(geo && { geo: { '@type': 'GeoCoordinates', ...geo } }),
  openingHoursSpecification: hours.map(({ days, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days.map(dayName),
    opens,
    closes,
  })),
});

export const kitchenFields = ({ brands, images }: KitchenFacts, site: SiteFacts): JsonLdNode => ({
  image: images.map((image) => absolute(site.url, image)),
  priceRange: priceRangeOf(brands),
  servesCuisine: [...new Set(brands.map(({ cuisine }) => cuisine))],
  hasMenu: absolute(site.url, ROUTES.menu),
  parentOrganization: { '@id': organisationId(site) },
});

/** From the cheapest dish of any brand that cooks there to the dearest. */
function priceRangeOf(brands: KitchenFacts['brands']): string {
  const prices = brands.flatMap(({ priceRange }) => (priceRange.match(/\d+/g) ?? []).map(Number));
  return `₹${Math.min(...prices)}-₹${Math.max(...prices)}`;
}
