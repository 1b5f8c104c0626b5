import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { fillText } from './claims/fill-text.ts';
import { readRegister } from './claims/register.ts';
import { type MenuDish, menuSchema } from './menu/menu.ts';

/** What one text of the site says must hold in the others; no schema sees two files at once. */

const read = (file: string) => readFileSync(file, 'utf8');
const rules = { register: readRegister() };
const menus = globSync('content/brands/*/menu.yaml').map((file) => ({
  slug: basename(dirname(file)),
  ...menuSchema.parse(parse(read(file))),
}));
const dishesOf = ({ categories }: (typeof menus)[number]) =>
  categories.flatMap(({ dishes }) => dishes);
const dishes: readonly MenuDish[] = menus.flatMap(dishesOf);
/** Everything that a visitor reads, by file; menus are what it is measured by. */
const texts = globSync('content/**/*.{yaml,md}')
  .filter((file) => !/brands\/.*menu\.yaml$|claims\//.test(file))
  .map((file) => [file, fillText(read(file), rules).text.replace(/\s+/g, ' ')] as const);
const find = (pattern: RegExp) =>
  texts.flatMap(([file, text]) => [...text.matchAll(pattern)].map((match) => ({ file, match })));

const hasWord = (name: string, word: string) =>
  new RegExp(`\\b${word.replace(/s$/, '')}`, 'i').test(name);
/** Dishes whose name holds every word. */
const named = (words: string) =>
  dishes.filter(({ name }) => words.split(' ').every((word) => hasWord(name, word)));

const count = (pattern: string) => globSync(pattern).length;
const entriesOf = (file: string) => (parse(read(file)) as unknown[]).length;
const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

describe('prices', () => {
  it.each(find(/(?<=from an? )₹(\d+) (?:plate of )?([a-z]+(?: [a-z]+)?)(?= to\b|[,.])/g))(
    'a dish named with its price costs that much: $match.0',
    ({ match: [, price, name = ''] }) => {
      expect(named(name).map((dish) => dish.price)).toContain(Number(price));
    },
  );

  it('the offer at Rs. 99 names dishes at that price', () => {
    const offers = parse(read('content/promotions.yaml')) as {
      id: string;
      detail: { value: string };
    }[];
    const items = offers.find(({ id }) => id === 'ninety-nine')?.detail.value.split(', ') ?? [];
    expect(items.length).toBeGreaterThan(1);
    for (const item of items)
      expect(
        named(item).map(({ price }) => price),
        item,
      ).toContain(99);
  });

  it('an offer that names its price is a combo of a menu', () => {
    const offers = find(/value: "([a-z ]+) for ₹(\d+)"/g);
    expect(offers.length).toBeGreaterThan(1);
    for (const { match } of offers) {
      const words = match[1]
        ?.split(/ (?:and|with|a)(?= )|^hot/)
        .join('')
        .trim()
        .replace(/ +/g, ' ');
      const combos = named(words ?? '').filter(({ parts }) => parts);
      expect(
        combos.map(({ price }) => price),
        match[0],
      ).toContain(Number(match[2]));
    }
  });

  it('every combo says what it holds, so that its price is compared', () => {
    for (const dish of dishes.filter(({ name }) => /combo/i.test(name)))
      expect(dish.parts, dish.name).toBeDefined();
  });
});

describe('dishes', () => {
  it.each(menus)('$slug: what its page praises is on its menu', (menu) => {
    const { specialties, popularItems } = parse(read(`content/brands/${menu.slug}/brand.yaml`));
    const names = dishesOf(menu).map(({ name }) => name);
    for (const praised of [specialties, popularItems])
      expect(names).toEqual(expect.arrayContaining(praised.value ?? praised));
  });

  it.each(menus.filter(({ description }) => /all\s+vegetarian/i.test(description)))(
    '$slug is all vegetarian',
    (menu) => {
      expect(dishesOf(menu).filter(({ mark }) => mark !== 'veg')).toEqual([]);
    },
  );
});

describe('counts', () => {
  const counts: [thing: string, allowed: number[]][] = [
    ['courses', [count('content/courses/*.yaml')]],
    ['(?:signature )?clubs', [count('content/clubs/*.yaml')]],
    ['(?:franchise )?models', [count('content/franchise/*.yaml')]],
    ['rosettes', [entriesOf('content/awards.yaml')]],
  ];

  it.each(counts)('in words: %s', (thing, allowed) => {
    const pages = find(new RegExp(`(?<!to |Family )\\b(${NUMBERS.join('|')}) ${thing}\\b`, 'gi'))
      // Articles speak of kitchens in general.
      .filter(({ file }) => !file.startsWith('content/articles/'))
      .filter(({ match }) => match[0] !== 'Five brands');
    expect(pages.length).toBeGreaterThan(0);
    for (const { file, match } of pages)
      expect(allowed, `${file}: ${match[0]}`).toContain(
        NUMBERS.indexOf(String(match[1]).toLowerCase()),
      );
  });

  it('of brands, kitchens and menus stand in no text by hand', () => {
    const byHand =
      /(?<!to |with |Family )\b(?:seven|eight|nine|ten|eleven|twelve) (?:food )?(?:brands|kitchens|stalls|counters|menus)\b/i;
    // What was written on a day, and what a picture shows, stays as it was.
    const isOfItsDay = /^content\/(?:articles|media|awards)/;
    const sentences = globSync('content/**/*.{yaml,md}')
      .filter((file) => !isOfItsDay.test(file))
      .flatMap((file) =>
        read(file)
          .replaceAll(/\balt: .*|^\s*#.*/gm, '')
          .split(/\n(?=\s*[\w-]+:)/),
      );
    expect(sentences.filter((text) => byHand.test(text))).toEqual([]);
  });

  it('there are over two hundred dishes', () => {
    expect(dishes.length).toBeGreaterThan(200);
  });
});
