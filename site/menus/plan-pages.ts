import type { MenuContent, MenuDish } from '../content/menu/menu.ts';
import { formatRupees } from '../format/range.ts';
import { FACES } from '../tagged-pdf/faces.ts';
import { SHEET } from '../tagged-pdf/paper.ts';
import { breakLines, type Measure, widthOf } from '../tagged-pdf/typeset.ts';

export type MenuCategory = MenuContent['categories'][number];

/** What stands around the dishes on A4, in points. */
export const PAPER = {
  width: SHEET.width,
  height: SHEET.height,
  margin: 38,
  gutter: 30,
  header: 170,
  strip: 20,
  topSellers: 56,
  runningHeader: 62,
  legend: 30,
  footer: 34,
  bodyPadding: 17,
} as const;

export const COLUMN_WIDTH = (PAPER.width - 2 * PAPER.margin - PAPER.gutter) / 2;

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
  /** Beside the price of the note's dish. */
  noteInset: 40,
  dishGap: 5.5,
  mark: 9,
  markGap: 6,
  /** Star, chillies and the word "egg", behind a name. */
  star: 7,
  chilli: 8,
  egg: 7,
  signGap: 4,
  leader: 10,
} as const;

/** A chilli's width is this share of its height. */
export const CHILLI_RATIO = 0.72;

/** Below the smallest the notes are too small to read at a table, above the largest they look lost. */
export const SCALES = { smallest: 0.88, largest: 1.16, step: 0.01 } as const;

export function settingsAt(scale: number) {
  const set = (face: Measure['face'], size: number, line: number): Measure => ({
    ...{ face, size: size * scale, leading: line / size },
  });
  return {
    name: set(FACES.strong, SIZES.name, SIZES.nameLine),
    note: set(FACES.plain, SIZES.note, SIZES.noteLine),
    egg: set(FACES.plain, SIZES.egg, SIZES.nameLine),
  };
}

export function layOutDish(dish: MenuDish, isTopSeller: boolean, scale: number) {
  const { name, note, egg } = settingsAt(scale);
  const signs = [
    { kind: 'star', width: isTopSeller ? SIZES.star * scale : 0 },
    { kind: 'egg', width: dish.mark === 'egg' ? widthOf('egg', egg) : 0 },
    { kind: 'chillies', width: (dish.spice ?? 0) * SIZES.chilli * CHILLI_RATIO * scale },
  ].filter(({ width }) => width > 0);
  const room = COLUMN_WIDTH - (SIZES.mark + SIZES.markGap) * scale;
  const besideName = [
    ...signs.map(({ width }) => width + SIZES.signGap * scale),
    widthOf(formatRupees(dish.price), name),
    (SIZES.leader + 2 * SIZES.signGap) * scale,
  ].reduce((sum, width) => sum + width);
  const nameLines = breakLines(dish.name, name, room - besideName);
  const noteLines = breakLines(dish.note ?? '', note, room - SIZES.noteInset * scale);
  const height =
    (nameLines.length * SIZES.nameLine + noteLines.length * SIZES.noteLine + SIZES.dishGap) * scale;
  return { signs, nameLines, noteLines, height };
}

export function measureColumn(
  categories: readonly MenuCategory[],
  topSellers: readonly string[],
  scale: number,
): number {
  const heights = categories.map(({ dishes }) =>
    dishes.reduce(
      (sum, dish) => sum + layOutDish(dish, topSellers.includes(dish.name), scale).height,
      (SIZES.headingLine + SIZES.headingGap) * scale,
    ),
  );
  const gaps = Math.max(0, categories.length - 1) * SIZES.categoryGap * scale;
  return heights.reduce((sum, height) => sum + height, gaps);
}

export interface MenuPage {
  columns: [left: MenuCategory[], right: MenuCategory[]];
  /** Factor by which the dishes are enlarged. */
  scale: number;
  room: number;
}

function roomOf(isFirst: boolean): number {
  const { height, header, strip, topSellers, runningHeader, legend, footer, bodyPadding } = PAPER;
  const above = isFirst ? header + strip + topSellers : runningHeader + strip;
  return height - above - legend - footer - 2 * bodyPadding;
}

type PlannedMenu = Pick<MenuContent, 'categories' | 'topSellers'>;

/** The categories, in their order, in two columns of which the taller one is as short as possible, as large as fits. */
function fitPage({ categories, topSellers }: PlannedMenu, isFirst: boolean): MenuPage {
  const room = roomOf(isFirst);
  const cuts = categories.map((_, index): MenuPage['columns'] => [
    categories.slice(0, index + 1),
    categories.slice(index + 1),
  ]);
  for (let scale: number = SCALES.largest; ; scale -= SCALES.step) {
    const tallest = cuts.map((columns) =>
      Math.max(...columns.map((column) => measureColumn(column, topSellers, scale))),
    );
    const height = Math.min(...tallest);
    const columns = cuts[tallest.indexOf(height)];
    if (columns && (height <= room || scale < SCALES.step * 2)) return { columns, scale, room };
  }
}

/** Lays a menu on one page, or on two when one would be too small to read. */
export function planPages({ categories, topSellers }: PlannedMenu): MenuPage[] {
  const single = fitPage({ categories, topSellers }, true);
  if (single.scale >= SCALES.smallest) return [single];
  const pairs = categories
    .slice(1)
    .map((_, index) => [
      fitPage({ categories: categories.slice(0, index + 1), topSellers }, true),
      fitPage({ categories: categories.slice(index + 1), topSellers }, false),
    ]);
  const smallest = (pages: MenuPage[]) => Math.min(...pages.map(({ scale }) => scale));
  return pairs.reduce((best, pair) => (smallest(pair) > smallest(best) ? pair : best), [single]);
}
