import { describe, expect, it, vi } from 'vitest';
import { ROUTES } from '../../../contract/routes.ts';
import { loadMenus } from '../../content/menu/load-menus.ts';
import { loadPublicPaths } from '../../seo/sitemap/load-public-paths.ts';
import { readEntries } from './find-entries.ts';
import { loadEntries } from './load-entries.ts';

vi.mock('astro:content', () => import('../../testing/astro-content.ts'));
vi.mock('astro/loaders', () => import('../../testing/astro-content.ts'));

const entries = await loadEntries();
const find = readEntries(entries);
/** What the owner has renamed or taken away cannot be found. */
const isThere = (title: string) => entries.some((entry) => entry.title === title);
const titles = (typed: string) => find(typed).entries.map(({ title }) => title);

describe('what can be found', () => {
  it('is every listed page', async () => {
    const paths = entries.map(({ path }) => path);
    for (const path of await loadPublicPaths()) expect(paths).toContain(path);
  });

  it('is every dish with its price and its mark', async () => {
    const dishes = entries.filter(({ kind }) => kind === 'dish');
    const served = (await loadMenus()).flatMap(({ categories }) =>
      categories.flatMap((category) => category.dishes),
    );
    expect(dishes).toHaveLength(served.length);
    for (const dish of dishes) {
      expect(dish.price).toMatch(/^₹\d+$/);
      expect(dish.isVeg).toBeTypeOf('boolean');
    }
  });

  it('leads nowhere twice', () => {
    expect(new Set(entries.map(({ path }) => path)).size).toBe(entries.length);
  });
});

describe('what comes first', () => {
  it.each(
    [
      ['momos', 'YCTFC Momos'],
      ['panner momoz', 'Steamed paneer momos'],
      ['panir', 'Paneer bhature'],
      ['noddles', 'Hakka noodles'],
      ['restarant', 'Cost Control Strategies for Restaurants'],
      ['fransise', 'Single Brand Franchise'],
      ['filter coffee', 'Filter coffee'],
      ['filtr cofee', 'Filter coffee'],
      ['masala dosa', 'Masala dosa'],
      ['msala dosa', 'Masala dosa'],
      ['golgappa', 'Gol gappe with six waters'],
      ['pani puri', 'Gol gappe with six waters'],
      ['pavbhaji', 'Pav bhaji'],
      ['chowmein', 'Hakka noodles'],
      ['cloud kitchen', 'Cloud Kitchen Model'],
      ['smoky bliss', 'Smoky Bliss Pizzeria'],
      ['royalty', 'Which payments come after the opening?'],
      ['loan', 'Will a bank lend me the money?'],
      ['emi', 'Will a bank lend me the money?'],
      ['how do i get out', 'How do I get out if it does not work?'],
      ['privacy', 'Privacy Policy'],
      ['phone number', 'Contact us'],
      ['food safety', 'Food Safety Standards for Modern Kitchens'],
    ].filter(([, title]) => isThere(title ?? '')),
  )('for "%s" is among the first: %s', (typed, title) => {
    expect(titles(typed).slice(0, 5)).toContain(title);
  });

  it.each([
    ['पनीर', /paneer/i],
    ['ਮੋਮੋ', /momo/i],
    ['डोसा', /dosa/i],
  ])('in another script, %s, is what it names', (typed, title) => {
    expect(titles(typed).slice(0, 3).join()).toMatch(title);
    expect(titles(typed).length).toBeGreaterThan(2);
  });

  it.each(['momo', 'burger'])('is the brand of %s before its dishes', (typed) => {
    expect(find(typed).entries[0]?.kind).toBe('brand');
  });

  it('has all words; what has some comes only where nothing has all', () => {
    const both = find('paneer burger');
    expect(both.isNear).toBe(false);
    for (const { title, detail, words } of both.entries)
      expect(`${title} ${detail} ${words}`).toMatch(/paneer|पनीर/i);
    const near = find('paneer xylophone');
    expect(near.isNear).toBe(true);
    expect(near.entries[0]?.title).toMatch(/paneer/i);
  });
});

it('tells vegetarian dishes from the others', () => {
  for (const { isVeg } of find('veg momos').entries) expect(isVeg).not.toBe(false);
  const others = find('non-veg momos').entries;
  expect(others.length).toBeGreaterThan(2);
  for (const { isVeg } of others) expect(isVeg).toBe(false);
  expect(find('nonveg momos').entries).toEqual(others);
});

it('takes nothing for a slip that is written like a word of the site', () => {
  expect(titles('chai')).not.toContain('Palak patta chaat');
});

it('finds nothing for nothing, and nothing for what is not there', () => {
  for (const typed of ['', '  ', '?', 'xyzzy', 'helicopter'])
    expect(find(typed)).toEqual({ entries: [], isNear: false });
});

it('finds the search page like any other page', () => {
  expect(find('search dishes').entries.map(({ path }) => path)).toContain(ROUTES.search);
});
