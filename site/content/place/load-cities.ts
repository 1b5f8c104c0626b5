import { getCollection } from 'astro:content';
import { CITIES } from '../../../contract/desk/cities.ts';
import type { City } from './city.ts';

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
