import { existsSync, globSync } from 'node:fs';
import type { z } from 'astro/zod';

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

/** What a text may name; undefined where there is none, so that what speaks of it goes. */
const WRITE: Readonly<Record<string, (counts: BrandCounts) => string | undefined>> = {
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

/** `{count:brands}`, or `{Count:brands}` where a sentence begins. */
const PLACEHOLDER = /\{([Cc])ount:([^{}]*)\}/g;
/** `[{count:free-stall} stall is free|no stall is free]`: the part before the bar, or without its number the one behind. */
const OPTIONAL = /\[([^[\]|]*\{[Cc]ount:[^[\]|]*)(?:\|([^[\]|]*))?\](?!\()/g;

export function fillCounts(written: string, counts?: BrandCounts) {
  if (!/\{[Cc]ount:/.test(written)) return { text: written, faults: [] };
  const known = counts ?? readBrandCounts();
  const say = (name: string) => WRITE[name]?.(known);
  const isSaid = (part: string) =>
    [...part.matchAll(PLACEHOLDER)].every(([, , name = '']) => say(name) !== undefined);
  const put = (_: string, first: string, name: string) => {
    const words = say(name) ?? '';
    return first === 'C' ? words.charAt(0).toUpperCase() + words.slice(1) : words;
  };
  const text = written
    .replace(OPTIONAL, (whole: string, part: string, otherwise = '') => {
      if (!isSaid(part)) return otherwise;
      // Whether the claim beside it still holds is known later.
      return part.includes('{claim:') ? whole : part;
    })
    .replace(PLACEHOLDER, put);
  return { text, faults: findFaults(written) };
}

function findFaults(written: string): string[] {
  const names = [...written.matchAll(PLACEHOLDER)].map(([, , name = '']) => name);
  return names
    .filter((name) => !Object.hasOwn(WRITE, name))
    .map((name) => `"${name}" is not counted: write ${Object.keys(WRITE).join(', ')}`);
}

/** For schemas of texts that are filled with nothing else. */
export function putCounts(written: string, context: z.core.$RefinementCtx): string {
  const { text, faults } = fillCounts(written);
  for (const message of faults) context.addIssue({ code: 'custom', message, input: written });
  return text;
}
