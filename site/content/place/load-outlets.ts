import { getCollection } from 'astro:content';
import { globSync } from 'node:fs';
import type { Brand } from '../brand/brand.ts';
import { loadBrands } from '../brand/load-brands.ts';
import type { OutletContent } from './outlet.ts';

/** An outlet with its slug and the brands that cook there. */
export type Outlet = Omit<OutletContent, 'brands'> & {
  slug: string;
  brands: Pick<Brand, 'slug' | 'name' | 'cuisine' | 'priceRange' | 'hero'>[];
};

/**
 * The outlets by state, city and name.
 * @throws when one names a brand that is not in `content/brands/`
 */
export async function loadOutlets(): Promise<Outlet[]> {
  // Astro takes an empty collection for a mistake and warns of it.
  if (globSync('content/outlets/*.yaml').length === 0) return [];
  const [entries, brands] = await Promise.all([getCollection('outlets'), loadBrands()]);
  return entries
    .map(({ id, data }) => ({
      ...data,
      slug: id,
      brands: data.brands.map((slug) => {
        const brand = brands.find((one) => one.slug === slug);
        if (!brand) throw new Error(`content/outlets/${id}.yaml: brands: there is no "${slug}"`);
        const { name, cuisine, priceRange, hero } = brand;
        return { slug, name, cuisine, priceRange, hero };
      }),
    }))
    .sort((left, right) => placeOf(left).localeCompare(placeOf(right), 'en'));
}

const placeOf = ({ region, city, name }: Outlet): string => [region, city, name].join('\n');
