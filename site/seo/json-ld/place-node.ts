import { ROUTES } from '../../../contract/routes.ts';
import type { Geo, OpeningHours } from '../../content/place/outlet.ts';
import { dayName } from '../../format/opening-hours.ts';
import { absolute } from '../head.ts';
import type { SiteFacts } from '../site-facts.ts';
import type { JsonLdNode } from './node.ts';
import { addressNode, organisationId } from './organisation-node.ts';

/** A place where people eat, as far as its own facts go. */
interface PlaceFacts {
  phone: string;
  address: SiteFacts['address'];
  hours: OpeningHours;
  geo?: Geo | undefined;
}

/** What the brands that cook in one place have in common. */
export interface KitchenFacts {
  brands: readonly { cuisine: string; priceRange: string }[];
  /** Paths of its pictures. */
  images: readonly string[];
}

/** Identifier of the experience centre, in which each brand's restaurant stands. */
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

/** How to reach a place, and when. */
export const placeFields = ({ phone, address, hours, geo }: PlaceFacts): JsonLdNode => ({
  telephone: phone,
  address: addressNode({ address }),
  ...(geo && { geo: { '@type': 'GeoCoordinates', ...geo } }),
  openingHoursSpecification: hours.map(({ days, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days.map(dayName),
    opens,
    closes,
  })),
});

/** What is eaten in a place where several brands cook. */
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
