import { brandPath } from '../../../contract/paths.ts';
import { absolute } from '../head.ts';
import type { SiteFacts } from '../site-facts.ts';
import { menuId } from './menu-node.ts';
import type { JsonLdNode } from './node.ts';
import { brandName, organisationId } from './organisation-node.ts';
import { centreId, placeFields } from './place-node.ts';

/** What search engines are told about a brand. */
export interface BrandFacts {
  slug: string;
  name: string;
  summary: string;
  cuisine: string;
  priceRange: string;
  /** Paths of the brand's main picture in several shapes. */
  images: readonly string[];
  /** Whether the graph carries the brand's menu, too. */
  hasMenu: boolean;
}

/** A brand's restaurant within the company's experience centre (specification §2, brand page). */
export const brandNode = (brand: BrandFacts, site: SiteFacts): JsonLdNode => ({
  '@type': 'Restaurant',
  '@id': `${absolute(site.url, brandPath(brand.slug))}#restaurant`,
  name: brand.name,
  description: brand.summary,
  servesCuisine: brand.cuisine,
  priceRange: brand.priceRange,
  image: brand.images.map((image) => absolute(site.url, image)),
  url: absolute(site.url, brandPath(brand.slug)),
  parentOrganization: { '@id': organisationId(site) },
  brand: brandName(brand, site),
  containedInPlace: { '@id': centreId(site) },
  ...placeFields(site),
  ...(brand.hasMenu ? { hasMenu: { '@id': menuId(brand.slug, site) } } : {}),
});
