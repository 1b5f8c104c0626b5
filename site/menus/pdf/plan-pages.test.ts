import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COLUMN_WIDTH, PAPER } from '../menu-paper.ts';
import { makeCategory } from '../testing/menu.ts';
import {
  balanceColumns,
  type MenuPage,
  measureCategory,
  measureColumn,
  planPages,
  SCALES,
  SIZES,
} from './plan-pages.ts';

const NOTE = 'sixty letters of note are as many as a menu file allows here';

const categories = fc
  .array(fc.tuple(fc.integer({ min: 2, max: 9 }), fc.boolean()), { minLength: 4, maxLength: 6 })
  .map((list) =>
    list.map(([count, hasNote], index) =>
      makeCategory(`Category ${index}`, count, hasNote ? NOTE : undefined),
    ),
  );

describe('height of a category', () => {
  it('grows with each dish and each note', () => {
    expect(measureCategory(makeCategory('Soup', 3))).toBeGreaterThan(
      measureCategory(makeCategory('Soup', 2)),
    );
    expect(measureCategory(makeCategory('Soup', 2, 'hot'))).toBeGreaterThan(
      measureCategory(makeCategory('Soup', 2)),
    );
  });

  it('counts a second line for a name that does not fit', () => {
    const long = { name: 'x'.repeat(40), price: 100, mark: 'veg' as const };
    expect(measureCategory({ name: 'Soup', dishes: [long] })).toBeGreaterThan(
      measureCategory(makeCategory('Soup', 1)),
    );
  });
});

describe('lines that are planned for a dish', () => {
  const row = SIZES.nameLine + SIZES.dishGap;
  const above = SIZES.headingLine + SIZES.headingGap;
  const measure = (dish: object) =>
    measureCategory({ name: 'Soup', dishes: [{ price: 100, mark: 'veg', name: 'Soup', ...dish }] });

  it('fit the columns of an A4 page', () => {
    expect(2 * (COLUMN_WIDTH + PAPER.margin) + PAPER.gutter).toBeCloseTo(PAPER.width, 1);
    expect(measureCategory(makeCategory('Soup', 3))).toBe(above + 3 * row);
  });

  it.each([
    ['31 letters', { name: 'x'.repeat(31) }, 1],
    ['35 letters', { name: 'x'.repeat(35) }, 2],
    ['31 letters and one chilli', { name: 'x'.repeat(31), spice: 1 }, 1],
    ['31 letters and three chillies', { name: 'x'.repeat(31), spice: 3 }, 2],
    ['31 letters and the word "egg"', { name: 'x'.repeat(31), mark: 'egg' }, 2],
    ['27 letters and all of that', { name: 'x'.repeat(27), mark: 'egg', spice: 3 }, 2],
    ['22 letters and all of that', { name: 'x'.repeat(22), mark: 'egg', spice: 3 }, 1],
  ])('for %s of name: %o', (_what, dish, lines) => {
    expect(measure(dish) - measure({})).toBe((lines - 1) * SIZES.nameLine);
  });

  it.each([
    [43, 1],
    [46, 2],
  ])('for %i letters of note: %i', (letters, lines) => {
    expect(measure({ note: 'x'.repeat(letters) }) - measure({})).toBe(lines * SIZES.noteLine);
  });
});

describe('columns', () => {
  it('stand as high as their categories and the gaps between', () => {
    const [soup, rice] = [makeCategory('Soup', 2), makeCategory('Rice', 4)];
    expect(measureColumn([])).toBe(0);
    expect(measureColumn([soup])).toBe(measureCategory(soup));
    expect(measureColumn([soup, rice])).toBe(
      measureCategory(soup) + SIZES.categoryGap + measureCategory(rice),
    );
  });

  it('of two even splits are those with the shorter left one', () => {
    const [left, right] = balanceColumns(['A', 'B', 'C'].map((name) => makeCategory(name, 4)));
    expect([left.length, right.length]).toEqual([1, 2]);
  });

  it('are as even as whole categories allow', () => {
    const menu = [3, 3, 6].map((count) => makeCategory(`Of ${count}`, count));
    const [left, right] = balanceColumns(menu);
    expect([left.length, right.length]).toEqual([2, 1]);
  });
});

describe('pages', () => {
  it('are one for a menu of common length', () => {
    const menu = [5, 5, 5, 5].map((count, index) => makeCategory(`Category ${index}`, count));
    expect(planPages(menu)).toHaveLength(1);
  });

  it('are one as long as the dishes can be read, and fill it', () => {
    const menu = [5, 5, 5, 5, 5, 5].map((count) => makeCategory(`Of ${count}`, count, 'hot'));
    const [page, ...others] = planPages(menu);
    expect(others).toEqual([]);
    expect(page?.scale).toBeGreaterThan(0.88);
    expect(page?.scale).toBeLessThan(1.16);
  });

  it('are one for a single category, however long', () => {
    expect(planPages([makeCategory('Soup', 90)])).toHaveLength(1);
  });

  it('are two for two categories of which the second is long', () => {
    expect(planPages([4, 40].map((count) => makeCategory(`Of ${count}`, count)))).toHaveLength(2);
  });

  const countOf = ({ columns }: MenuPage) => columns.flat().length;
  const A = () => makeCategory('Long', 9, NOTE);
  const c = () => makeCategory('Short', 2);

  it.each([
    ['evenly', [A(), A(), A(), A()], [2, 2]],
    ['early where it makes no difference', [A(), c(), c(), A(), A()], [1, 4]],
  ])('share a long menu %s', (_how, menu, counts) => {
    expect(planPages(menu).map(countOf)).toEqual(counts);
  });

  it('leave room for what stands around the dishes', () => {
    const { height, header, strip, topSellers, runningHeader, legend, footer, bodyPadding } = PAPER;
    const [first, second] = planPages([A(), A(), A(), A()]);
    const below = 2 * bodyPadding + legend + footer;
    expect((first?.room ?? 0) + header + strip + topSellers + below).toBeCloseTo(height);
    expect((second?.room ?? 0) + runningHeader + strip + below).toBeCloseTo(height);
  });

  it('are two for a menu that would be too small to read on one', () => {
    const menu = [9, 9, 9, 9].map((count, index) => makeCategory(`Category ${index}`, count, NOTE));
    expect(planPages(menu)).toHaveLength(2);
  });

  it('hold every category once, in order, never taller than their room', () => {
    fc.assert(
      fc.property(categories, (menu) => {
        const pages = planPages(menu);
        expect(pages.flatMap(({ columns }) => columns.flat())).toEqual(menu);
        expect(pages.length).toBeLessThanOrEqual(2);
        for (const { columns, scale, room } of pages) {
          const tallest = Math.max(...columns.map(measureColumn));
          expect(tallest * scale).toBeLessThanOrEqual(room + 0.001);
          expect(scale).toBeLessThanOrEqual(SCALES.largest);
        }
      }),
    );
  });
});
