import { describe, expect, it } from 'vitest';
import {
  areApart,
  areasOf,
  bandsOf,
  findWords,
  heightOf,
  isWithin,
  PALETTE,
  widthOf,
} from '../testing/boxes.ts';
import { makeCategory, makeMenu, TEST_IMPRINT } from '../testing/menu.ts';
import { drawPages, MIXED_MENU } from '../testing/mixed-menu.ts';

const NOTE = 'sixty letters of note are as many as a menu file allows here';
const LONG_MENU = makeMenu(
  ['Rice', 'Dal', 'Roti', 'Sabzi'].map((name) => makeCategory(name, 9, NOTE)),
);

const [first] = await drawPages(MIXED_MENU);
const [tall] = await drawPages({ ...MIXED_MENU, slug: 'delhi-gali' });
const [before, second] = await drawPages(LONG_MENU);
if (!second) throw new Error('a long menu has one page');

describe.each([
  ['a first page', first, 4],
  ['a first page with a high logo', tall, 4],
  ['the first of two', before, 4],
  ['the second of two', second, 3],
])('%s', (_what, page, count) => {
  const bands = bandsOf(page);
  const foot = bands.at(-1);

  it('has its bands at the top without a gap, and the imprint at the foot', () => {
    expect(bands).toHaveLength(count);
    for (const [place, { bottom }] of bands.slice(0, -2).entries())
      expect(bands[place + 1]?.top).toBeCloseTo(bottom, 1);
    expect(bands[0]?.top).toBeCloseTo(0, 1);
    expect(foot?.bottom).toBeCloseTo(page.height, 1);
    for (const { text } of page.words.filter(({ top }) => top > (foot?.top ?? 0)))
      expect([TEST_IMPRINT.company, TEST_IMPRINT.phone, 'example.in/brands/']).toContainEqual(
        expect.stringContaining(text.slice(0, 10)),
      );
    expect(findWords(page, TEST_IMPRINT.company)[0]?.face).toBe('Figtree-SemiBold');
  });

  it('keeps words and drawings on the paper and apart from each other', () => {
    const paper = { left: 0, top: 0, right: page.width, bottom: page.height };
    expect([...page.shapes, ...page.words].filter((box) => !isWithin(box, paper))).toEqual([]);
    const small = page.shapes.filter(
      ({ kind, left, right }) => (kind === 'area' && right - left < 14) || kind === 'photo',
    );
    const pairs = page.words.flatMap((word, place) =>
      [...page.words.slice(place + 1), ...small]
        .filter((other) => !areApart(word, other))
        .map((other) => [word, other]),
    );
    expect(pairs).toEqual([]);
    for (const { size } of page.words) expect(size).toBeGreaterThan(7);
  });

  it('fills the strip with the pattern, several tiles beside each other', () => {
    const strip = bands[count - 2 - Number(count === 4)];
    const tiles = page.shapes.filter(
      (shape) => shape.kind === 'frame' && strip && isWithin(shape, strip) && widthOf(shape) < 590,
    );
    expect(tiles.length).toBeGreaterThan(10);
    expect(Math.max(...tiles.map(({ right }) => right))).toBeCloseTo(page.width, 0);
    expect(tiles[0] && widthOf(tiles[0]) / heightOf(tiles[0])).toBeCloseTo(1, 2);
    for (const tile of tiles) expect(heightOf(tile)).toBeCloseTo(strip ? heightOf(strip) : 0, 0);
  });

  it('explains its signs in one line, and says what law and honesty ask for', () => {
    const labels = findWords(page, /^(Vegetarian|Non-vegetarian|Mild to hot|Top seller)$/);
    const meat = page === first || page === tall;
    expect(labels).toHaveLength(meat ? 4 : 3);
    expect(new Set(labels.map(({ bottom }) => Math.round(bottom))).size).toBe(1);
    const notes = findWords(page, /^(Prices in rupees|The picture is an illustration)/);
    expect(notes).toHaveLength(2);
    for (const { right, left } of notes) {
      expect(right).toBeCloseTo(page.width - 38, 0);
      expect(left).toBeGreaterThan(labels.at(-1)?.right ?? 0);
    }
    const [line] = page.shapes.filter(
      ({ kind, left, right }) => kind === 'line' && right - left > 500,
    );
    expect(line?.bottom).toBeLessThan(labels[0]?.top ?? 0);
    expect(line?.thickness).toBeLessThan(2);
    const between = areasOf(page, PALETTE.heading).filter(
      ({ left, right, top }) => right - left < 10 && top > (line?.bottom ?? 0),
    );
    expect(between).toHaveLength(1);
  });
});

it('names the brand on the second page, in its own face', () => {
  const [name] = findWords(second, 'Tiffin');
  const [band] = bandsOf(second);
  expect(name?.face).toBe('Chango-Regular');
  expect(name?.size).toBeGreaterThan(20);
  expect(name && band && isWithin(name, band)).toBe(true);
  expect(findWords(before, 'Tiffin')).toEqual([]);
});
