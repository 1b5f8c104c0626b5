import { getCollection } from 'astro:content';
import { globSync } from 'node:fs';
import { CITIES } from '../../../contract/desk/spelling.ts';
import type { Brand } from '../brand/brand.ts';
import { loadBrands } from '../brand/load-brands.ts';
import type { City } from './city.ts';
import type { OutletContent } from './outlet.ts';

export type Outlet = Omit<OutletContent, 'brands'> & {
  slug: string;
  brands: Pick<Brand, 'slug' | 'name' | 'cuisine' | 'priceRange' | 'hero'>[];
};

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

/** Where something moves comes first. */
const ORDER: readonly City['status'][] = ['open', 'talking', 'taken', undefined];

/** The cities: states with the most open ones first, and in a state by what can be asked for there. */
export async function loadCities(): Promise<City[]> {
  const cities = (await getCollection('cities')).map(({ data }) => data);
  const openIn = (wanted: string) =>
    cities.filter(({ state, status }) => state === wanted && status === 'open').length;
  return cities.sort(
    (left, right) =>
      openIn(right.state) - openIn(left.state) ||
      left.state.localeCompare(right.state, 'en') ||
      ORDER.indexOf(left.status) - ORDER.indexOf(right.status) ||
      left.name.localeCompare(right.name, 'en'),
  );
}

/** Where we look for partners, as far as it is confirmed: the one list for the page and for the desk's score. */
export const loadOpenCities = async (): Promise<string[]> =>
  (await loadCities()).filter(({ status }) => status === 'open').map(({ name }) => name);

/** Other spellings of a city, also in Hindi and Punjabi. */
export const otherNames = (city: string): string[] =>
  CITIES.find(([name]) => name === city)?.slice(1) ?? [];
