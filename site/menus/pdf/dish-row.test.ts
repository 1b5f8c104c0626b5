import { expect, it } from 'vitest';
import { isWithin, PALETTE as palette } from '../testing/boxes.ts';
import { drawPages, MIXED_MENU as menu } from '../testing/mixed-menu.ts';
import type { Box, Words } from '../testing/read-drawing.ts';
import { MARK_COLOURS } from './palette.ts';

const [page] = await drawPages(menu);
const { words, shapes } = page;
const dishes = menu.categories.flatMap((category) => category.dishes);

const middle = ({ top, bottom }: Box) => (top + bottom) / 2;
/** The row of top sellers says the names too, smaller. */
const findName = (name: string): Words => {
  const found = words.filter(({ text }) => text === name).sort((a, b) => b.size - a.size)[0];
  if (!found) throw new Error(`${name} is not on the page`);
  return found;
};
const columnOf = ({ left }: Box) => ({
  left: left < page.width / 2 ? 38 : page.width / 2 + 15,
  right: left < page.width / 2 ? page.width / 2 - 15 : page.width - 38,
});
const onLineOf = (name: Words) => {
  const { left, right } = columnOf(name);
  return (box: Box) =>
    box.left >= left - 1 &&
    box.right <= right + 1 &&
    Math.abs(middle(box) - middle(name)) < name.size / 2;
};
const sorted = (boxes: Box[]) => boxes.sort((a, b) => a.left - b.left);
const isRow = (boxes: Box[]) =>
  boxes.every((box, place) => place === 0 || (boxes[place - 1]?.right ?? 0) <= box.left);

/** One dish of the menu, and what is drawn on its line. */
const rows = dishes.map((dish) => {
  const label = findName(dish.name);
  const isHere = onLineOf(label);
  const areas = shapes.filter((shape) => shape.kind === 'area' && isHere(shape));
  const prices = sorted(words.filter((run) => isHere(run) && /^[₹\d]/.test(run.text))) as Words[];
  return { ...dish, spice: dish.spice ?? 0, label, isHere, areas, prices };
});

/** A test of every row, which names each dish that fails it. */
function everyRow(does: string, check: (row: (typeof rows)[number]) => void): void {
  it(`the row of every dish ${does}`, () => {
    const wrong = rows.flatMap((row) => {
      try {
        check(row);
        return [];
      } catch (error) {
        return [`${row.name}: ${(error as Error).message}`];
      }
    });
    expect(wrong).toEqual([]);
  });
}

everyRow('is as large as people read at a table', ({ label }) => {
  expect(label.size).toBeGreaterThanOrEqual(8.8);
  expect(label.size).toBeLessThanOrEqual(12);
  expect(label.face).toBe('Figtree-SemiBold');
});

everyRow(
  'begins with its mark in a square of the same colour, at the edge of the column',
  ({ mark, label, areas }) => {
    const colour = mark === 'veg' ? MARK_COLOURS.veg : MARK_COLOURS.nonVeg;
    const [square, sign] = areas.filter(({ right }) => right <= label.left - 2);
    const line = shapes.find((shape) => shape.kind === 'line' && square && isWithin(shape, square));
    expect(sign && square && isWithin(sign, square, 0)).toBe(true);
    expect(sign?.colour).toBe(colour);
    // A circle and a triangle: whoever sees no colours tells them apart.
    expect(sign?.isRound).toBe(mark === 'veg');
    expect(square?.colour).toBe(MARK_COLOURS.ground.toLowerCase());
    expect(line?.colour).toBe(colour);
    const side = (square?.right ?? 0) - (square?.left ?? 0);
    expect(line?.thickness).toBeLessThan(side / 5);
    expect(side).toBeGreaterThan(label.size * 0.7);
    expect(side).toBeLessThan(label.size);
    const middleOf = (box?: Box) => ((box?.left ?? 0) + (box?.right ?? 0)) / 2;
    expect(middleOf(sign)).toBeCloseTo(middleOf(square), 1);
    expect((square?.bottom ?? 0) - (square?.top ?? 0)).toBeCloseTo(side, 1);
    // A sign that fills less than this is a dot to people who look for it.
    expect((sign?.right ?? 0) - (sign?.left ?? 0)).toBeGreaterThan(side / 2);
    expect((square?.left ?? 0) - columnOf(label).left).toBeLessThan(2);
  },
);

everyRow('shows its chillies, each with a stem', ({ spice, label, isHere, areas }) => {
  const chillies = sorted(areas.filter(({ colour }) => colour === MARK_COLOURS.chilli));
  expect(chillies).toHaveLength(spice);
  expect(isRow([label, ...chillies])).toBe(true);
  const stems = shapes.filter(
    (shape) => shape.kind === 'line' && isHere(shape) && shape.left > label.right,
  );
  const green = stems.filter(({ colour }) => colour === MARK_COLOURS.veg);
  expect(green).toHaveLength(spice);
  for (const { thickness } of green) expect(thickness).toBeLessThan(2);
  for (const { left, right } of chillies) expect(right - left).toBeLessThan(label.size);
});

everyRow('bears a star when guests order it most, and only then', ({ name, label, areas }) => {
  const stars = areas.filter(
    ({ colour, left }) => colour === palette.heading.toLowerCase() && left > label.right,
  );
  expect(stars).toHaveLength(Number(menu.topSellers.includes(name)));
  for (const { left, right } of stars) expect(right - left).toBeLessThan(label.size);
});

everyRow('says "egg" when it holds one', ({ mark, label, isHere }) => {
  const said = words.filter((run) => run.text === 'egg' && isHere(run));
  expect(said).toHaveLength(Number(mark === 'egg'));
  for (const { size, left } of said) {
    expect(size).toBeLessThan(label.size);
    expect(left).toBeGreaterThan(label.right);
  }
});

everyRow('is led by dots to its price at the end of the column', ({ price, label, prices }) => {
  expect(prices.map(({ text }) => text).join('')).toBe(`₹${price.toLocaleString('en-IN')}`);
  expect(prices.at(-1)?.right).toBeCloseTo(columnOf(label).right, 0);
  for (const { face } of prices) expect(face).toBe('Figtree-SemiBold');
  const leader = shapes.find(
    ({ kind, colour, left, top, bottom }) =>
      kind === 'line' &&
      colour === palette.line.toLowerCase() &&
      left > label.right &&
      columnOf(label).left === columnOf({ ...label, left }).left &&
      bottom > label.top &&
      top < label.bottom + 2,
  );
  expect(leader?.right).toBeLessThan(prices[0]?.left ?? 0);
  expect((leader?.right ?? 0) - (leader?.left ?? 0)).toBeGreaterThanOrEqual(10);
  expect(leader?.thickness).toBeLessThan(2);
  expect(Math.abs((leader?.bottom ?? 0) - label.bottom)).toBeLessThan(3);
});

everyRow('has its note below, smaller and lighter', ({ note, label }) => {
  const below = words.filter(({ text }) => text === note);
  expect(below).toHaveLength(note ? 1 : 0);
  for (const { left, top, size, face } of below) {
    expect(left).toBeCloseTo(label.left, 0);
    expect(top).toBeGreaterThan(label.bottom);
    expect(top - label.bottom).toBeLessThan(label.size);
    expect(size).toBeLessThan(label.size);
    expect(size).toBeGreaterThan(7);
    expect(face).toBe('Figtree-Regular');
  }
});
