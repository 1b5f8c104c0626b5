import { brandPath } from '../../contract/paths.ts';
import type { DishMark, MenuDish } from '../content/menu/menu.ts';
import { formatRupees } from '../format/range.ts';
import { FACES } from '../tagged-pdf/faces.ts';
import { Paper } from '../tagged-pdf/paper.ts';
import { breakLines, drawLines, heightOf, type Setting, widthOf } from '../tagged-pdf/typeset.ts';
import { languagesIn } from '../writing/languages.ts';
import { type Drawing, loadLook, MARK_COLOURS, type MenuLook } from './menu-look.ts';
import {
  CHILLI_RATIO,
  COLUMN_WIDTH,
  layOutDish,
  type MenuCategory,
  measureColumn,
  PAPER,
  planPages,
  SIZES,
  settingsAt,
} from './plan-pages.ts';
import { findTopSellers, type MenuImprint, PRICE_NOTE, type PrintedMenu } from './printed-menu.ts';

/** Fixed, so that equal content gives equal bytes. */
const MADE = new Date('2025-01-01T00:00:00Z');

const RIGHT = PAPER.width - PAPER.margin;

interface Sheet {
  paper: Paper;
  menu: PrintedMenu;
  look: MenuLook;
}

export async function makeMenuPdf(
  menu: PrintedMenu,
  imprint: MenuImprint,
): Promise<Uint8Array<ArrayBuffer>> {
  const look = await loadLook(menu);
  const paper = new Paper({
    title: `${menu.brand.name} menu`,
    author: imprint.company,
    subject: menu.description,
    madeAt: MADE,
  });
  const sheet = { paper, menu, look };
  for (const [index, { columns, scale, room }] of planPages(menu).entries()) {
    paper.addPage(0);
    paper.decorate((pen) => pen.rect(0, 0, PAPER.width, PAPER.height).fill(look.palette.paper));
    if (index === 0) drawHeader(sheet);
    else drawRunningHeader(sheet);
    drawStrip(sheet);
    if (index === 0) drawTopSellers(sheet);
    const top = paper.y + PAPER.bodyPadding;
    for (const [place, categories] of columns.entries()) {
      const x = PAPER.margin + place * (COLUMN_WIDTH + PAPER.gutter);
      drawColumn(sheet, categories, { x, top, room, scale });
    }
    drawLegend(sheet);
    drawFooter(sheet, imprint);
  }
  return paper.finish();
}

function drawBand({ paper }: Sheet, height: number, colour: string, opacity = 1): void {
  paper.decorate((pen) => {
    pen.save().fillOpacity(opacity).rect(0, paper.y, PAPER.width, height).fill(colour).restore();
  });
}

function drawHeader(sheet: Sheet): void {
  const { paper, menu, look } = sheet;
  const { brand, description } = menu;
  const { palette, hero, logo } = look;
  drawBand(sheet, PAPER.header, palette.ground);
  const facts = `${brand.cuisine} · ${brand.priceRange.replace('-', ' to ')}`.toUpperCase();
  // Letters of Hindi and Punjabi hang from one line: they stay together. With more room readers copy single letters.
  const spacing = languagesIn(facts).length > 0 ? 0 : 0.8;
  const kicker = { face: FACES.bold, size: 8.5, leading: 1.2, colour: palette.accent, spacing };
  const text = { face: FACES.plain, size: 9, leading: 1.4, colour: palette.letter };
  const heroWidth = 280;
  const width = PAPER.width - heroWidth - PAPER.margin - 24;
  const [factLines, lines] = [
    breakLines(facts, kicker, width),
    breakLines(description, text, width),
  ];
  const height = logo.height + 10 + heightOf(factLines, kicker) + 5 + heightOf(lines, text);
  const x = PAPER.margin;
  let y = (PAPER.header - height) / 2;
  paper.group('H1', () => {
    paper.figure(paper.title, [x, y, logo.width, logo.height], () =>
      paper.pen.image(logo.bytes, x, y, { width: logo.width, height: logo.height }),
    );
  });
  y += logo.height + 10;
  paper.mark('P', () => {
    y = drawLines(paper.pen, factLines, kicker, { x, y }) + 5;
  });
  paper.mark('P', () => drawLines(paper.pen, lines, text, { x, y }));
  const left = PAPER.width - heroWidth;
  paper.figure(brand.hero.alt, [left, 0, heroWidth, PAPER.header], () => {
    const radius = PAPER.header / 2;
    paper.pen
      .save()
      .roundedRect(left, 0, heroWidth + radius, PAPER.header, radius)
      .clip();
    paper.pen.image(hero, left, 0, { width: heroWidth, height: PAPER.header }).restore();
  });
  paper.y += PAPER.header;
}

function drawRunningHeader(sheet: Sheet): void {
  const { paper, menu, look } = sheet;
  drawBand(sheet, PAPER.runningHeader, look.palette.ground);
  const setting = { face: look.face, size: 24, leading: 1.2, colour: look.palette.letter };
  const y = (PAPER.runningHeader - heightOf([''], setting)) / 2;
  paper.decorate((pen) => drawLines(pen, [menu.brand.name], setting, { x: PAPER.margin, y }));
  paper.y += PAPER.runningHeader;
}

function drawPattern(
  { paper, look }: Sheet,
  { bytes, width, height }: Drawing,
  [x, y, right, bottom]: readonly [number, number, number, number],
  radius: number,
): void {
  paper.decorate((pen) => {
    pen
      .save()
      .roundedRect(x, y, right - x, bottom - y, radius)
      .clip();
    pen.rect(x, y, right - x, bottom - y).fill(look.palette.ground);
    for (let top = y; top < bottom; top += height) pen.image(bytes, x, top, { width, height });
    pen.restore();
  });
}

function drawStrip(sheet: Sheet): void {
  const { paper, look } = sheet;
  drawPattern(sheet, look.strip, [0, paper.y, PAPER.width, paper.y + PAPER.strip], 0);
  paper.y += PAPER.strip;
}

function drawTopSellers(sheet: Sheet): void {
  const { paper, menu, look } = sheet;
  const { palette, face } = look;
  drawBand(sheet, PAPER.topSellers, palette.heading, 0.09);
  const heading = { face, size: 16, leading: 1.15, colour: palette.heading };
  const name = { face: FACES.strong, size: 8.5, leading: 1.25, colour: palette.ink };
  const price = { ...name, face: FACES.plain, leading: 1.4, colour: palette.muted };
  const middle = paper.y + PAPER.topSellers / 2;
  const words = ['Top', 'sellers'];
  paper.mark('H2', () =>
    drawLines(paper.pen, words, heading, {
      ...{ x: PAPER.margin, y: middle - heightOf(words, heading) / 2 },
    }),
  );
  const dishes = findTopSellers(menu);
  const start = PAPER.margin + 94;
  const width = (RIGHT - start + 10) / dishes.length;
  paper.group('L', () => {
    for (const [index, dish] of dishes.entries()) {
      const x = start + index * width;
      const lines = breakLines(dish.name, name, width - 21);
      const y = middle - (heightOf(lines, name) + heightOf([''], price)) / 2;
      paper.group('LI', () => {
        paper.decorate((pen) => drawStar(pen, { x, y: y + 2, size: 7 }, palette.heading));
        paper.mark('LBody', () => {
          const below = drawLines(paper.pen, lines, name, { x: x + 11, y });
          drawLines(paper.pen, [formatRupees(dish.price)], price, { x: x + 11, y: below });
        });
      });
    }
  });
  paper.y += PAPER.topSellers;
}

/** From this height in points, empty space at the foot of a column looks like a mistake. */
const EMPTY_FOOT = 52;

function drawColumn(
  sheet: Sheet,
  categories: readonly MenuCategory[],
  { x, top, room, scale }: { x: number; top: number; room: number; scale: number },
): void {
  const { paper, menu, look } = sheet;
  const heading = {
    face: look.face,
    size: look.headingSize * scale,
    leading: SIZES.headingLine / look.headingSize,
    colour: look.palette.heading,
  };
  let y = top;
  for (const { name, dishes } of categories) {
    paper.mark('H2', () => drawLines(paper.pen, [name], heading, { x, y }));
    y += (SIZES.headingLine + SIZES.headingGap) * scale;
    paper.group('L', () => {
      for (const dish of dishes) {
        const isTopSeller = menu.topSellers.includes(dish.name);
        y += drawDish(sheet, dish, isTopSeller, { x, y, scale });
      }
    });
    y += SIZES.categoryGap * scale;
  }
  const end = top + measureColumn(categories, menu.topSellers, scale);
  if (top + room - end >= EMPTY_FOOT)
    drawPattern(sheet, look.panel, [x, end + 12, x + COLUMN_WIDTH, top + room], 6);
}

/** Mark, name, signs, dotted leader and price on one line; the note below. @returns the height of the row */
function drawDish(
  sheet: Sheet,
  dish: MenuDish,
  isTopSeller: boolean,
  { x, y, scale }: { x: number; y: number; scale: number },
): number {
  const { paper, look } = sheet;
  const { palette } = look;
  const { pen } = paper;
  const { signs, nameLines, noteLines, height } = layOutDish(dish, isTopSeller, scale);
  const settings = settingsAt(scale);
  const name = { ...settings.name, colour: palette.ink };
  const muted = { ...settings.note, colour: palette.muted };
  const line = SIZES.nameLine * scale;
  const left = x + (SIZES.mark + SIZES.markGap) * scale;
  /** Upper edge of the line that the price stands on. */
  const last = y + (nameLines.length - 1) * line;
  const sizeOf = (size: number) => ({ size: size * scale, top: last + (line - size * scale) / 2 });
  const price = formatRupees(dish.price);
  const priceLeft = x + COLUMN_WIDTH - widthOf(price, name);

  const drawSign = (kind: string, at: number): void => {
    if (kind === 'egg') {
      const egg = { ...settings.egg, colour: palette.muted };
      paper.mark('Span', () => drawLines(pen, ['egg'], egg, { x: at, y: last }));
      return;
    }
    const { size, top } = sizeOf(kind === 'star' ? SIZES.star : SIZES.chilli);
    const alt = kind === 'star' ? 'Top seller' : `Spice ${dish.spice} of 3`;
    paper.figure(alt, [at, top, size, size], () => {
      if (kind === 'star') drawStar(pen, { x: at, y: top, size }, palette.heading);
      else drawChillies(pen, { x: at, y: top, size }, dish.spice ?? 0);
    });
  };

  paper.group('LI', () =>
    paper.group('LBody', () => {
      const size = SIZES.mark * scale;
      const mark = { x, y: y + (line - size) / 2, size };
      paper.figure(MARK_NAMES[dish.mark], [x, mark.y, size, size], () =>
        drawMark(pen, mark, dish.mark),
      );
      paper.mark('Span', () => drawLines(pen, nameLines, name, { x: left, y }));
      let at = left + widthOf(nameLines.at(-1) ?? '', name) + SIZES.signGap * scale;
      for (const { kind, width } of signs) {
        drawSign(kind, at);
        at += width + SIZES.signGap * scale;
      }
      paper.decorate(() => {
        const base = last + line * 0.74;
        pen.moveTo(at, base).lineTo(priceLeft - SIZES.signGap * scale, base);
        pen.lineWidth(0.8).lineCap('round').dash(0.01, { space: 1.8 }).stroke(palette.line);
        pen.undash().lineCap('butt');
      });
      paper.mark('Span', () => drawLines(pen, [price], name, { x: priceLeft, y: last }));
      if (noteLines.length > 0)
        paper.mark('Span', () => drawLines(pen, noteLines, muted, { x: left, y: last + line }));
    }),
  );
  return height;
}

function drawLegend({ paper, menu, look: { palette } }: Sheet): void {
  const { pen } = paper;
  const top = PAPER.height - PAPER.footer - PAPER.legend;
  const middle = top + PAPER.legend / 2;
  const text: Setting = { face: FACES.plain, size: 7.5, leading: 1.2, colour: palette.muted };
  paper.decorate(() => {
    pen.moveTo(PAPER.margin, top).lineTo(RIGHT, top).lineWidth(0.8).stroke(palette.line);
  });
  const dishes = menu.categories.flatMap((category) => category.dishes);
  let x: number = PAPER.margin;
  const explain = (label: string, width: number, draw: (y: number) => void): void => {
    paper.decorate(() => draw(middle - 4));
    const y = middle - heightOf([label], text) / 2;
    paper.mark('P', () => drawLines(pen, [label], text, { x: x + width + 4, y }));
    x += width + 4 + widthOf(label, text) + 12;
  };
  for (const mark of ['veg', 'non-veg'] as const)
    if (mark === 'veg' || dishes.some((dish) => dish.mark !== 'veg'))
      explain(MARK_NAMES[mark], 8, (y) => drawMark(pen, { x, y, size: 8 }, mark));
  explain('Mild to hot', 3 * 8 * CHILLI_RATIO, (y) => drawChillies(pen, { x, y, size: 8 }, 3));
  explain('Top seller', 7, (y) => drawStar(pen, { x, y: y + 0.5, size: 7 }, palette.heading));

  const notes = [PRICE_NOTE, 'The picture is an illustration; dishes as served may differ.'];
  let y = middle - heightOf(notes, text) / 2 - 1;
  for (const note of notes) {
    const left = RIGHT - widthOf(note, text);
    paper.mark('P', () => drawLines(pen, [note], text, { x: left, y }));
    y += heightOf([note], text) + 2;
  }
}

function drawFooter(sheet: Sheet, { company, phone, siteUrl }: MenuImprint): void {
  const { paper, menu, look } = sheet;
  paper.y = PAPER.height - PAPER.footer;
  drawBand(sheet, PAPER.footer, look.palette.ground);
  const text: Setting = {
    ...{ face: FACES.plain, size: 8, leading: 1.2, colour: look.palette.letter },
  };
  const strong = { ...text, face: FACES.strong };
  const url = `${siteUrl}${brandPath(menu.slug)}`;
  const shown = url.replace(/^https?:\/\//, '');
  const y = paper.y + (PAPER.footer - heightOf([company], text)) / 2;
  paper.mark('P', () => drawLines(paper.pen, [company], strong, { x: PAPER.margin, y }));
  const end = PAPER.margin + widthOf(company, strong);
  const addressLeft = RIGHT - widthOf(shown, text);
  const phoneLeft = (end + addressLeft - widthOf(phone, text)) / 2;
  paper.link(`tel:${phone.replaceAll(' ', '')}`, phone, text, { x: phoneLeft, y });
  paper.link(url, shown, text, { x: addressLeft, y });
}

const MARK_NAMES: Readonly<Record<DishMark, string>> = {
  veg: 'Vegetarian',
  'non-veg': 'Non-vegetarian',
  egg: 'Non-vegetarian',
};

interface Spot {
  x: number;
  y: number;
  /** Height in points. */
  size: number;
}

function drawIn(
  pen: PDFKit.PDFDocument,
  { x, y, size }: Spot,
  units: number,
  draw: () => void,
): void {
  pen
    .save()
    .translate(x, y)
    .scale(size / units);
  draw();
  pen.restore();
}

/** The legal mark: a green circle or a brown triangle in a square of its colour. */
function drawMark(pen: PDFKit.PDFDocument, spot: Spot, mark: DishMark): void {
  const colour = mark === 'veg' ? MARK_COLOURS.veg : MARK_COLOURS.nonVeg;
  drawIn(pen, spot, 12, () => {
    pen.rect(0.7, 0.7, 10.6, 10.6).lineWidth(1.3).fillAndStroke(MARK_COLOURS.ground, colour);
    if (mark === 'veg') pen.circle(6, 6, 3).fill(colour);
    else pen.polygon([6, 2.6], [9.5, 8.9], [2.5, 8.9]).fill(colour);
  });
}

function drawChillies(pen: PDFKit.PDFDocument, { x, y, size }: Spot, count: number): void {
  for (let place = 0; place < count; place += 1)
    drawIn(pen, { x: x + place * size * CHILLI_RATIO, y, size }, 16, () => {
      pen
        .path(
          'M6.6 4.2C10.6 4 11.6 7 9.8 10.2C8.3 12.8 5 15 1.2 15.2C4.4 12.6 3.6 10.6 3.8 7.6C3.9 5.6 4.9 4.3 6.6 4.2Z',
        )
        .fill(MARK_COLOURS.chilli);
      pen.path('M6.4 4.8C6.6 3 7.4 1.6 9 0.8').lineCap('round').lineWidth(1.4);
      pen.stroke(MARK_COLOURS.veg);
    });
}

function drawStar(pen: PDFKit.PDFDocument, spot: Spot, colour: string): void {
  drawIn(pen, spot, 12, () => {
    pen.path('M6 .4l1.7 3.6 3.9.5-2.9 2.7.8 3.9L6 9.2l-3.5 1.9.8-3.9L.4 4.5l3.9-.5z').fill(colour);
  });
}
