import { describe, expect, it } from 'vitest';
import {
  areasOf,
  bandsOf,
  findWords,
  heightOf,
  isWithin,
  PALETTE,
  widthOf,
} from '../testing/boxes.ts';
import { makeCategory, makeMenu } from '../testing/menu.ts';
import { drawPages, MIXED_CATEGORIES, MIXED_MENU } from '../testing/mixed-menu.ts';
import type { DrawnPage } from '../testing/read-drawing.ts';
import { measureCategory, SIZES } from './plan-pages.ts';

const [first] = await drawPages(MIXED_MENU);

describe('the row of top sellers', () => {
  const band = bandsOf(first)[2];
  const inside = first.words.filter((run) => band && isWithin(run, band, 0));

  it('lists all of them with star and price', () => {
    const names = inside.filter(({ text }) => MIXED_MENU.topSellers.includes(text));
    expect(names).toHaveLength(5);
    for (const { face } of names) expect(face).toBe('Figtree-SemiBold');
    const stars = areasOf(first, PALETTE.heading).filter(
      (star) => band && isWithin(star, band, 0) && widthOf(star) < 590,
    );
    expect(stars).toHaveLength(5);
    for (const [place, star] of stars.entries()) {
      const name = names[place];
      expect(name && star.right < name.left && Math.abs(star.top - name.top) < 4).toBe(true);
    }
    expect(inside.filter(({ text }) => text.includes('₹'))).toHaveLength(5);
  });

  it('calls itself so in the face of the brand', () => {
    const title = inside.filter(({ face }) => face === 'Chango-Regular');
    expect(title.map(({ text }) => text)).toEqual(['Top', 'sellers']);
    for (const { size } of title) expect(size).toBeGreaterThan(12);
  });
});

describe('a column', () => {
  const headingOf = (page: DrawnPage, name: string) =>
    findWords(page, name).find(({ face }) => face === 'Chango-Regular');

  const findName = (page: DrawnPage, name: string) =>
    findWords(page, name).find(({ size }) => size > 10);

  it('gives a category the height that was planned for it', () => {
    const [above, below] = [headingOf(first, 'Parathas'), headingOf(first, 'Off the tawa, hot')];
    const scale = (findName(first, 'Aloo paratha')?.size ?? 0) / SIZES.name;
    expect(below?.size).toBe(above?.size);
    const planned = measureCategory(MIXED_CATEGORIES[0] as never) + SIZES.categoryGap;
    expect((below?.bottom ?? 0) - (above?.bottom ?? 0)).toBeCloseTo(planned * scale, 0);
  });

  it('is filled up with the pattern where it would end early', () => {
    const panels = areasOf(first, PALETTE.ground).filter(
      (shape) => widthOf(shape) < 590 && heightOf(shape) > 40,
    );
    expect(panels).toHaveLength(2);
    for (const panel of panels) {
      const rows = first.shapes.filter(
        (shape) =>
          shape.kind === 'frame' && isWithin(shape, panel) && Math.round(heightOf(shape)) === 32,
      );
      expect(rows.length).toBeGreaterThan(30);
      expect(Math.max(...rows.map(({ right }) => right))).toBeCloseTo(panel.right, 0);
      expect(Math.min(...rows.map(({ left }) => left))).toBeCloseTo(panel.left, 0);
      expect(rows[0]?.top).toBeCloseTo(panel.top, 0);
      const [above] = first.words
        .filter(
          ({ left, bottom }) => left > panel.left - 1 && left < panel.right && bottom < panel.top,
        )
        .sort((a, b) => b.bottom - a.bottom);
      expect(panel.top - (above?.bottom ?? 0)).toBeGreaterThan(10);
    }
  });

  const panelsOf = (page: DrawnPage) =>
    areasOf(page, PALETTE.ground).filter((area) => widthOf(area) < 590 && widthOf(area) > 100);

  it.each([
    [19, 2],
    [20, 0],
  ])(
    'of %i plain dishes gets %i panels: little room below is no mistake',
    async (count, panels) => {
      const menu = makeMenu(['Rice', 'Dal'].map((name) => makeCategory(name, count)));
      const [page] = await drawPages(menu);
      expect(panelsOf(page)).toHaveLength(panels);
      const [rice, dal] = [headingOf(page, 'Rice'), headingOf(page, 'Dal')];
      expect(rice?.bottom).toBe(dal?.bottom);
      // The top of the columns: padding, then the heading.
      expect((rice?.bottom ?? 0) - (bandsOf(page)[2]?.bottom ?? 0)).toBeLessThan(42);
      expect(rice?.size).toBeLessThan(22);
    },
  );

  it('sets its headings so that the longest stays on one line', async () => {
    const name = 'Wraps, momos and warm matters';
    const [page] = await drawPages(makeMenu([makeCategory(name, 4), makeCategory('Dal', 4)]));
    const heading = headingOf(page, name);
    expect(heading && widthOf(heading)).toBeLessThan(246);
    expect(headingOf(page, 'Dal')?.size).toBe(heading?.size);
  });
});
