import { existsSync, globSync } from 'node:fs';

export interface BrandCounts {
  brands: number;
  menus: number;
}

/** Counted by their files, as the register of claims is, since schemas fill texts before Astro has collected anything. */
export function readBrandCounts(): BrandCounts {
  const folders = globSync('content/brands/*');
  const count = (file: string) =>
    folders.filter((folder) => existsSync(`${folder}/${file}`)).length;
  return { brands: count('brand.yaml'), menus: count('menu.yaml') };
}

/** Stalls of the largest hall: the upper end of the claim `multi-brands`. */
export const MAX_STALLS = 10;

const NUMBERS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'.split(
    ' ',
  );
const PLACES =
  'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth'.split(
    ' ',
  );
const inWords = (count: number): string => NUMBERS[count] ?? String(count);
const placeInWords = (count: number): string => PLACES[count] ?? `${count}th`;

/** What a text may count; undefined where there is none, so that what speaks of it goes. */
export const COUNTS: Readonly<Record<string, (counts: BrandCounts) => string | undefined>> = {
  brands: ({ brands }) => inWords(brands),
  menus: ({ menus }) => inWords(menus),
  'last-brand': ({ brands }) => placeInWords(brands),
  /** Of one hall, where all brands stand as far as it has room. */
  stalls: ({ brands }) => inWords(Math.min(brands, MAX_STALLS)),
  'free-stall': ({ brands }) => {
    const place = brands + 1;
    if (place > MAX_STALLS) return undefined;
    return `${place === 8 ? 'an' : 'a'} ${placeInWords(place)}`;
  },
};
