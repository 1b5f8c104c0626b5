import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeCategory } from '../testing/menu.ts';
import { balanceColumns, measureCategory, measureColumn, planPages, SCALES } from './plan-pages.ts';

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

describe('columns', () => {
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
