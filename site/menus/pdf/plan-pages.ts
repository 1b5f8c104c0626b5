import type { MenuContent, MenuDish } from '../../content/menu/menu.ts';
import { COLUMN_WIDTH, PAPER } from '../menu-paper.ts';

export type MenuCategory = MenuContent['categories'][number];

/** One page: its two columns of whole categories. */
export interface MenuPage {
  columns: [MenuCategory[], MenuCategory[]];
  /** Factor by which the dishes are enlarged. */
  scale: number;
  /** Height for the columns, in points. */
  room: number;
}

/** Sizes at scale 1, in points. */
export const SIZES = {
  heading: 17,
  headingLine: 21,
  headingGap: 7,
  categoryGap: 19,
  name: 10,
  nameLine: 13,
  note: 8,
  noteLine: 10,
  dishGap: 5.5,
  mark: 9,
  markGap: 6,
} as const;

/** Below `smallest` the notes are too small to read at a table, above `largest` they look lost. */
export const SCALES = { smallest: 0.88, largest: 1.16 } as const;

/** Mean width of a letter as a fraction of the font size; a little more than Figtree's own. */
const LETTER = 0.54;

/** What stands beside a name: price, the shortest leader, chillies, the word "egg". */
const BESIDE_NAME = { price: 32, leader: 16, chilli: 7, egg: 20 } as const;

const countLines = (text: string, size: number, width: number): number =>
  Math.ceil((text.length * size * LETTER) / width);

function measureDish({ name, note, spice = 0, mark }: MenuDish): number {
  const indent = SIZES.mark + SIZES.markGap;
  const beside =
    BESIDE_NAME.price +
    BESIDE_NAME.leader +
    spice * BESIDE_NAME.chilli +
    (mark === 'egg' ? BESIDE_NAME.egg : 0);
  const nameLines = countLines(name, SIZES.name, COLUMN_WIDTH - indent - beside);
  const noteLines = note ? countLines(note, SIZES.note, COLUMN_WIDTH - indent - 40) : 0;
  return nameLines * SIZES.nameLine + noteLines * SIZES.noteLine + SIZES.dishGap;
}

/** Height of a category with its heading at scale 1, in points; rounded up where text may wrap. */
export function measureCategory({ dishes }: MenuCategory): number {
  const rows = dishes.reduce((sum, dish) => sum + measureDish(dish), 0);
  return SIZES.headingLine + SIZES.headingGap + rows;
}

/** Height of categories one below the other, with the gaps between them. */
export const measureColumn = (categories: MenuCategory[]): number =>
  categories.reduce((sum, category) => sum + measureCategory(category), 0) +
  Math.max(0, categories.length - 1) * SIZES.categoryGap;

/**
 * Splits the categories, in their order, into two columns so that the taller one is as short as possible.
 */
export function balanceColumns(categories: MenuCategory[]): MenuPage['columns'] {
  const cuts = categories.map((_, index): MenuPage['columns'] => [
    categories.slice(0, index + 1),
    categories.slice(index + 1),
  ]);
  const tallest = (columns: MenuPage['columns']) => Math.max(...columns.map(measureColumn));
  return cuts.reduce((best, cut) => (tallest(cut) < tallest(best) ? cut : best), [categories, []]);
}

/** Room for dishes on the first page and on a following one, in points. */
const roomOf = (isFirst: boolean): number => {
  const { height, header, strip, topSellers, runningHeader, legend, footer, bodyPadding } = PAPER;
  const above = isFirst ? header + strip + topSellers : runningHeader + strip;
  return height - above - legend - footer - 2 * bodyPadding;
};

function fitPage(categories: MenuCategory[], isFirst: boolean): MenuPage {
  const columns = balanceColumns(categories);
  const needed = Math.max(...columns.map(measureColumn));
  const room = roomOf(isFirst);
  return { columns, room, scale: Math.min(SCALES.largest, room / needed) };
}

/**
 * Lays categories on one page, or on two when one would be too small to read. A category is never
 * cut, so no heading stands without its dishes.
 */
export function planPages(categories: MenuCategory[]): MenuPage[] {
  const single = fitPage(categories, true);
  if (single.scale >= SCALES.smallest) return [single];
  const pairs = categories
    .slice(1)
    .map((_, index) => [
      fitPage(categories.slice(0, index + 1), true),
      fitPage(categories.slice(index + 1), false),
    ]);
  const smallest = (pages: MenuPage[]) => Math.min(...pages.map(({ scale }) => scale));
  return pairs.reduce((best, pair) => (smallest(pair) > smallest(best) ? pair : best), [single]);
}
