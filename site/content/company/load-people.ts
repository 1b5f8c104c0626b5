import { getCollection } from 'astro:content';
import { loadBrands } from '../brand/load-brands.ts';
import { byOrder } from '../shared/by-order.ts';
import { showsSamples } from '../shared/fact.ts';
import type { ContentPicture } from '../shared/picture.ts';
import type { PersonContent } from './person.ts';

/** A director or manager, with their picture. */
export interface Person
  extends Pick<PersonContent, 'id' | 'order' | 'name' | 'designation' | 'group'> {
  /** What they order first. */
  dish: string;
  /** The portrait, or the dish until there is one. */
  picture: ContentPicture;
  sample?: true | undefined;
}

/** Directors and managers in their order. */
export interface People {
  /** Those that pages may name. */
  shown: readonly Person[];
  /** Samples that no page of this build may name. */
  hidden: readonly Person[];
}

/** @throws when somebody orders at a brand that is not in `content/brands/` */
export async function loadPeople(): Promise<People> {
  const [entries, brands] = await Promise.all([getCollection('people'), loadBrands()]);
  const people = entries.sort(byOrder).map(({ data }): Person => {
    const { portrait, plate, ...person } = data;
    const brand = brands.find(({ slug }) => slug === plate.brand);
    if (!brand)
      throw new Error(`content/people.yaml: ${person.id}: there is no brand "${plate.brand}"`);
    return {
      ...person,
      dish: plate.dish,
      picture: portrait ?? brand.hero,
    };
  });
  const isShown = ({ sample }: Person) => !sample || showsSamples();
  return { shown: people.filter(isShown), hidden: people.filter((person) => !isShown(person)) };
}
