import { getCollection } from 'astro:content';
import { loadBrands } from '../brand/load-brands.ts';
import { assertPricesInRange, type BrandMenu } from './menu.ts';

/**
 * The menus of all brands that have one, in the order in which the brands are listed.
 * @throws when a price lies outside the range that the brand publishes, or a menu has no brand.
 */
export async function loadMenus(): Promise<BrandMenu[]> {
  const [entries, brands] = await Promise.all([getCollection('menus'), loadBrands()]);
  return entries
    .map(({ id, data }) => {
      const brand = brands.find(({ slug }) => slug === id);
      if (!brand) throw new Error(`content/brands/${id}/menu.yaml: there is no brand.yaml beside`);
      assertPricesInRange(id, data, brand.priceRange);
      return { ...data, slug: id, brand };
    })
    .sort((left, right) => left.brand.order - right.brand.order);
}
