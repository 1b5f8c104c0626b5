import { brandPath } from '../../../contract/paths.ts';
import { absolute } from '../head.ts';
import type { SiteFacts } from '../site-facts.ts';
import type { JsonLdNode } from './node.ts';

/** A brand's menu as search engines are told it; prices in whole rupees. */
export interface MenuFacts {
  slug: string;
  brandName: string;
  categories: readonly {
    name: string;
    dishes: readonly {
      name: string;
      price: number;
      mark: 'veg' | 'non-veg' | 'egg';
    }[];
  }[];
}

type Dish = MenuFacts['categories'][number]['dishes'][number];

/** Identifier of a brand's menu; its restaurant names it as `hasMenu`. */
export const menuId = (slug: string, site: SiteFacts): string =>
  `${absolute(site.url, brandPath(slug))}#menu`;

/**
 * A menu with its sections, dishes and prices: only what a brand's page shows, as search engines require.
 * The notes about dishes are in the menu's files.
 */
export const menuNode = (
  { slug, brandName, categories }: MenuFacts,
  site: SiteFacts,
): JsonLdNode => ({
  '@type': 'Menu',
  '@id': menuId(slug, site),
  name: `${brandName} menu`,
  inLanguage: 'en-IN',
  hasMenuSection: categories.map(({ name, dishes }) => ({
    '@type': 'MenuSection',
    name,
    hasMenuItem: dishes.map(dishNode),
  })),
});

const dishNode = ({ name, price, mark }: Dish): JsonLdNode => ({
  '@type': 'MenuItem',
  name,
  ...(mark === 'veg' ? { suitableForDiet: 'https://schema.org/VegetarianDiet' } : {}),
  offers: { '@type': 'Offer', price, priceCurrency: 'INR' },
});
