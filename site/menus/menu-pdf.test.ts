import fc from 'fast-check';
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, it } from 'vitest';
import { readActions, readPdf, wordsOf } from '../../tests/support/site/read-pdf.ts';
import { readStructure } from '../../tests/support/site/read-structure.ts';
import { makeCategory, makeMenu, TEST_IMPRINT } from '../testing/make-menu.ts';
import { loadLook, MARK_COLOURS } from './menu-look.ts';
import { makeMenuPdf } from './menu-pdf.ts';
import {
  layOutDish,
  type MenuCategory,
  measureColumn,
  planPages,
  SCALES,
  SIZES,
} from './plan-pages.ts';

const NOTE = 'sixty letters of note are as many as a menu file allows here';

/** Every mark, every number of chillies, notes, and the price with most figures. */
const MIXED: MenuCategory[] = [
  {
    name: 'Parathas',
    dishes: [
      { name: 'Aloo paratha', price: 90, mark: 'veg', note: 'white butter, curd and pickle' },
      { name: 'Gobhi paratha', price: 1100, mark: 'veg', spice: 1 },
    ],
  },
  {
    name: 'Off the tawa, hot',
    dishes: [
      { name: 'Anda bhurji', price: 120, mark: 'egg', spice: 2, note: 'pav from the morning' },
      { name: 'Chicken keema', price: 180, mark: 'non-veg', spice: 3 },
      { name: 'Half fry', price: 80, mark: 'egg', spice: 0 },
    ],
  },
  makeCategory('Chai', 2),
];
const mixed = makeMenu(MIXED);
const LONG = makeMenu(['Rice', 'Dal', 'Roti', 'Sabzi'].map((name) => makeCategory(name, 9, NOTE)));

it('is read aloud in its order: brand, dish, top sellers, each dish with mark, price and note, imprint', async () => {
  const pieces = await readStructure(await makeMenuPdf(mixed, TEST_IMPRINT));
  const aloud = pieces.map(({ role, words }) => `${role}: ${words}`);
  const [header, topSellers, paratha, tawa, chai] = [
    ['Figure: Tiffin menu', 'P: HOME FOOD · ₹90 TO ₹180', `P: ${mixed.description}`],
    [
      ...['Figure: Rolls on a steel plate', 'H2: Top sellers', 'LBody: Aloo paratha ₹90'],
      ...['LBody: Gobhi paratha ₹1,100', 'LBody: Anda bhurji ₹120', 'LBody: Chicken keema ₹180'],
      'LBody: Half fry ₹80',
    ],
    [
      ...['H2: Parathas', 'Figure: Vegetarian', 'Span: Aloo paratha', 'Figure: Top seller'],
      ...['Span: ₹90', 'Span: white butter, curd and pickle'],
      ...['Figure: Vegetarian', 'Span: Gobhi paratha', 'Figure: Top seller'],
      ...['Figure: Spice 1 of 3', 'Span: ₹1,100'],
    ],
    [
      ...['H2: Off the tawa, hot', 'Figure: Non-vegetarian', 'Span: Anda bhurji'],
      ...['Figure: Top seller', 'Span: egg', 'Figure: Spice 2 of 3', 'Span: ₹120'],
      ...['Span: pav from the morning', 'Figure: Non-vegetarian', 'Span: Chicken keema'],
      ...['Figure: Top seller', 'Figure: Spice 3 of 3', 'Span: ₹180', 'Figure: Non-vegetarian'],
      ...['Span: Half fry', 'Figure: Top seller', 'Span: egg', 'Span: ₹80'],
    ],
    [
      ...['H2: Chai', 'Figure: Vegetarian', 'Span: Chai 1', 'Span: ₹100'],
      ...['Figure: Vegetarian', 'Span: Chai 2', 'Span: ₹101'],
    ],
  ] as const;
  expect(aloud).toEqual([
    ...[...header, ...topSellers, ...paratha, ...tawa, ...chai],
    ...['P: Vegetarian', 'P: Non-vegetarian', 'P: Mild to hot', 'P: Top seller'],
    'P: Prices in rupees; taxes extra where they apply.',
    'P: The picture is an illustration; dishes as served may differ.',
    ...['P: Tiffin Foods Private Limited', 'Link: +91 90000 00001'],
    'Link: example.in/brands/roll-nation',
  ]);
});

it('says whose menu it is and in which language, leads to brand and phone, and is equal when made again', async () => {
  const bytes = await makeMenuPdf(mixed, TEST_IMPRINT);
  expect(await readPdf(bytes)).toMatchObject({
    title: 'Tiffin menu',
    author: TEST_IMPRINT.company,
    language: 'en-IN',
  });
  expect((await readActions(bytes)).links).toEqual([
    'Link https://example.in/brands/roll-nation',
    'Link tel:+919000000001',
  ]);
  expect(Buffer.from(await makeMenuPdf(mixed, TEST_IMPRINT)).equals(bytes)).toBe(true);
  // No day of the build stands in the file.
  expect(Buffer.from(bytes).toString('latin1')).toContain('(D:20250101000000Z)');
});

it('marks dishes by shape as well as by colour: a green circle, a brown triangle', async () => {
  const page = await (
    await getDocument({ data: await makeMenuPdf(mixed, TEST_IMPRINT) }).promise
  ).getPage(1);
  const { fnArray, argsArray } = await page.getOperatorList();
  const shapes: string[] = [];
  let fill = '';
  for (const [at, code] of fnArray.entries()) {
    if (code === OPS.setFillRGBColor) [fill] = argsArray[at];
    if (code !== OPS.constructPath || argsArray[at][0] !== OPS.fill) continue;
    // A path's steps are numbers of which 2 begins a curve.
    const isRound = (Object.values(argsArray[at][1][0]) as number[])[3] === 2;
    shapes.push(`${fill} ${isRound ? 'circle' : 'triangle'}`);
  }
  const [veg, other] = [`${MARK_COLOURS.veg} circle`, `${MARK_COLOURS.nonVeg} triangle`];
  const dishes = MIXED.flatMap((category) => category.dishes);
  const expected = dishes.map(({ mark }) => (mark === 'veg' ? veg : other));
  // The legend explains both.
  expect(
    shapes.filter((shape) =>
      [MARK_COLOURS.veg, MARK_COLOURS.nonVeg].includes(shape.split(' ')[0] as never),
    ),
  ).toEqual([...expected, veg, other].map((shape) => shape.toLowerCase()));
});

it.each([
  ['one page', mixed, 1],
  ['two pages', LONG, 2],
  ['one page, with another logo', { ...mixed, slug: 'delhi-gali' }, 1],
])('stands on %s with clear margins, no text on another', async (_what, menu, count) => {
  const { pages } = await readPdf(await makeMenuPdf(menu, TEST_IMPRINT));
  expect(pages).toHaveLength(count);
  for (const { width, height, texts } of pages) {
    const words = texts.map(({ text }) => text.trim());
    for (const { name, dishes } of menu.categories)
      if (words.includes(dishes[0]?.name ?? ''))
        expect(words).toEqual(expect.arrayContaining([name, ...dishes.map((dish) => dish.name)]));
    expect(words).toContain(TEST_IMPRINT.company);
    expect(words).toContain('Prices in rupees; taxes extra where they apply.');
    for (const [at, one] of texts.entries()) {
      expect(one.left, one.text).toBeGreaterThanOrEqual(37);
      // A space stands behind each line.
      expect(one.right, one.text).toBeLessThanOrEqual(width - 37 + 4);
      expect(one.bottom > 8 && one.bottom < height - 20, one.text).toBe(true);
      const hit = texts
        .slice(at + 1)
        .filter(
          (other) =>
            Math.abs(other.bottom - one.bottom) < 6 &&
            other.left < one.right - 4 &&
            one.left < other.right - 4,
        );
      expect(hit, one.text).toEqual([]);
    }
  }
});

it.each([
  ['dark', '#204060'],
  ['light', '#FFF8EE'],
] as const)(
  'sets the headings of a %s brand in the darker of its colours',
  async (scheme, ground) => {
    const letter = scheme === 'dark' ? '#FFF8EE' : '#204060';
    const brand = { ...mixed.brand, colours: { ...mixed.brand.colours, ground, letter, scheme } };
    expect((await loadLook({ ...mixed, brand })).palette.heading).toBe('#204060');
  },
);

it('prints Hindi and Punjabi as they are written, beside English', async () => {
  const names = ['आलू टिक्की', 'श्रीमती की कढ़ाई', 'ਸਰ੍ਹੋਂ ਦਾ ਸਾਗ', 'Kulfi and फालूदा'];
  const [category, other] = [makeCategory('दिल्ली की रसोई', 4), makeCategory('Dal', 4)];
  const dishes = category.dishes.map((dish, at) => ({ ...dish, name: names[at] ?? '' }));
  const bytes = await makeMenuPdf(makeMenu([{ ...category, dishes }, other]), TEST_IMPRINT);
  const words = wordsOf(await readPdf(bytes));
  for (const name of [...names, category.name]) expect(words).toContain(name.normalize());
});

it('keeps a row within its column, whatever stands in it', () => {
  const dish = { name: `${'Wm'.repeat(7)} ${'Wm'.repeat(7)}`, price: 1999, mark: 'egg' as const };
  for (const scale of [SCALES.smallest, 1, SCALES.largest]) {
    const row = layOutDish({ ...dish, spice: 3, note: NOTE }, true, scale);
    expect(row.signs.map(({ kind }) => kind)).toEqual(['star', 'egg', 'chillies']);
    expect(row.nameLines).toHaveLength(2);
    const plain = layOutDish({ name: 'Dal', price: 90, mark: 'veg' }, false, scale);
    expect(row.height - plain.height).toBeCloseTo(
      (SIZES.nameLine + row.noteLines.length * SIZES.noteLine) * scale,
    );
  }
});

const menus = fc
  .array(fc.tuple(fc.integer({ min: 2, max: 9 }), fc.boolean()), { minLength: 1, maxLength: 6 })
  .map((list) =>
    list.map(([count, long], at) => makeCategory(`Of ${at}`, count, long ? NOTE : '')),
  );

it('lays any menu on one or two pages, each category once, in order, never taller than its room', () => {
  fc.assert(
    fc.property(menus, (categories) => {
      const pages = planPages({ categories, topSellers: [] });
      expect(pages.flatMap(({ columns }) => columns.flat())).toEqual(categories);
      expect(pages.length).toBeLessThanOrEqual(2);
      for (const { columns, scale, room } of pages) {
        for (const column of columns)
          expect(measureColumn(column, [], scale)).toBeLessThanOrEqual(room);
        expect(scale).toBeLessThanOrEqual(SCALES.largest);
      }
      // One page as long as its dishes can be read.
      const [first] = pages;
      if (pages.length === 1 && categories.length > 1)
        expect(first?.scale).toBeGreaterThanOrEqual(SCALES.smallest);
    }),
    { numRuns: 40 },
  );
});
