import { getCollection } from 'astro:content';
import { loadBrands } from './brand/load-brands.ts';
import type { Company, PersonContent } from './company.ts';
import { loadFile } from './page/load-page.ts';
import { byOrder } from './shared/by-order.ts';
import { showsSamples } from './shared/fields.ts';
import type { ContentPicture } from './shared/picture.ts';

export const loadCompany = (): Promise<Company> => loadFile('company');

export interface Person
  extends Pick<PersonContent, 'id' | 'order' | 'name' | 'designation' | 'group'> {
  dish: string;
  /** The portrait, or the dish until there is one. */
  picture: ContentPicture;
  sample?: true | undefined;
}

export interface People {
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

export interface Award {
  id: string;
  title: string;
  description: string;
  image: { src: string; alt: string; width: number; height: number };
}

export interface Awards {
  awards: Award[];
  /** No sample is among them that this build must not praise. */
  areConfirmed: boolean;
}

export async function loadAwards(): Promise<Awards> {
  const entries = (await getCollection('awards')).sort(byOrder);
  const areConfirmed = showsSamples() || entries.every(({ data }) => !data.sample);
  const awards = entries.flatMap(({ data: { id, claim, description, picture } }) => {
    const { src, width, height } = picture.src;
    if (!claim) return [];
    return [
      { id, title: claim.value, description, image: { src, alt: picture.alt, width, height } },
    ];
  });
  return { awards, areConfirmed };
}
