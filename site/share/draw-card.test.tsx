import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import satori from 'satori';
import sharp from 'sharp';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { CARD_SIZE, type Card, cardPath } from './card.ts';
import { titlePart, titleSize } from './card-parts.tsx';
import {
  AWNING_HEIGHT,
  awningUrl,
  CARD_FACES,
  cardFace,
  cutPhoto,
  drawCard,
  facesFor,
  readPictures,
} from './draw-card.tsx';
import { HALL } from './hall-face.tsx';
import { brandPaint, CREAM, HOUSE_PAINTS, NIGHT, SAFFRON } from './paints.ts';
import { PLATE } from './plate-face.tsx';

const card: Card = {
  path: '/blog/cost',
  title: 'Cost control',
  siteName: 'Tiffin',
  kicker: 'Blog',
  alt: 'Cost control: a bowl',
  paint: HOUSE_PAINTS.cream,
  layout: 'plate',
  photo: 'content/brands/roll-nation/hero.jpg',
  slip: { label: 'Price range', value: '₹80-₹180' },
};

it('draws a JPEG of 1200 × 630 pixels on its background colour', async () => {
  const jpeg = await drawCard(card);
  const { format, width, height } = await sharp(jpeg).metadata();
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
  const pixel = await sharp(jpeg)
    .extract({ left: 20, top: 400, width: 1, height: 1 })
    .raw()
    .toBuffer();
  expect(`#${pixel.toString('hex')}`).toBe(card.paint.ground);
});

it('draws the title: another title gives another picture', async () => {
  const other = await drawCard({ ...card, title: 'Staff training' });
  expect(other.equals(await drawCard(card))).toBe(false);
});

it('fails on a missing picture', async () => {
  await expect(drawCard({ ...card, photo: 'content/none.jpg' })).rejects.toThrow(/none\.jpg/);
});

it.each([
  [1, 104],
  [16, 104],
  [17, 82],
  [32, 82],
  [33, 72],
  [46, 72],
  [47, 64],
])('sets a title of %i characters in %i pixels', (length, size) => {
  expect(titleSize('x'.repeat(length))).toBe(size);
});

it('writes the title over the width of its column', async () => {
  const { data, info } = await sharp(await drawCard({ ...card, title: 'Customer experience' }))
    .extract({ left: 0, top: 150, width: 640, height: 200 })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const columns = Array.from({ length: info.width }, (_, x) => x).filter((x) =>
    Array.from({ length: info.height }, (_, y) => data[y * info.width + x] ?? 255).some(
      (grey) => grey < 100,
    ),
  );
  expect(columns[0]).toBeGreaterThan(55);
  expect(columns.at(-1)).toBeGreaterThan(400);
  expect(columns.at(-1)).toBeLessThan(630);
});

/** A picture of nothing but dots, which no encoder makes small. */
async function makeNoise(): Promise<string> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 900 };
  const create = { width: 1200, height: 534, channels: 3 as const, background: '#777777', noise };
  const folder = mkdtempSync(join(tmpdir(), 'yctfc-card-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  await sharp({ create }).png().toFile(join(folder, 'noise.png'));
  return join(folder, 'noise.png');
}

it('refuses a picture that chats would not show', async () => {
  const photo = await makeNoise();
  await expect(drawCard({ ...card, layout: 'hall', photo })).rejects.toThrow(
    /^\/blog\/cost: share picture has \d{6,} bytes, 300000 at most$/,
  );
});

it('is encoded by the slower encoder, whose files are smaller and progressive', async () => {
  expect((await sharp(await drawCard(card)).metadata()).isProgressive).toBe(true);
});

it('rounds the corner of the dish that shows', async () => {
  const create = { width: 536, height: 526, channels: 3 as const, background: '#00ff00' };
  const folder = mkdtempSync(join(tmpdir(), 'yctfc-card-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  await sharp({ create }).png().toFile(join(folder, 'green.png'));
  const jpeg = await drawCard({ ...card, slip: undefined, photo: join(folder, 'green.png') });
  const isGreen = async (left: number, top: number) => {
    const pixel = { left: PLATE.left + left, top: PLATE.top + top, width: 1, height: 1 };
    const [red = 255, green = 0] = await sharp(jpeg).extract(pixel).raw().toBuffer();
    return green > 200 && red < 100;
  };
  expect(await isGreen(4, 4)).toBe(false);
  expect(await isGreen(70, 4)).toBe(true);
  expect(await isGreen(4, 70)).toBe(true);
});

const COLOURS = { ground: '#204060', letter: '#FFF8EE', accent: '#FFD27A' };

it('sets the awning off from the ground of a brand', () => {
  expect(brandPaint({ ...COLOURS, scheme: 'dark' }).awning).toEqual([SAFFRON, CREAM]);
  expect(brandPaint({ ...COLOURS, scheme: 'light' }).awning).toEqual([NIGHT, SAFFRON]);
});

it('hangs stripes of two colours in turn, from edge to edge', () => {
  const address = awningUrl(CARD_SIZE.width, ['#111111', '#222222']);
  const svg = Buffer.from(address.slice(address.indexOf(',') + 1), 'base64').toString();
  const stripes = [...svg.matchAll(/M(\d+) 0h60v40a30 30 0 0 1-60 0z" fill="(#\d+)"/g)];
  expect(stripes.map(([, left]) => Number(left))).toEqual(
    Array.from({ length: 20 }, (_, n) => n * 60),
  );
  expect(stripes.slice(0, 3).map(([, , fill]) => fill)).toEqual(['#111111', '#222222', '#111111']);
  expect(svg).toContain(`width="1200" height="${AWNING_HEIGHT}"`);
  expect(AWNING_HEIGHT).toBe(40 + 30);
});

it('names a file for each page', () => {
  expect(cardPath('/')).toBe('/share/home.jpg');
  expect(cardPath('/blog/cost')).toBe('/share/blog/cost.jpg');
});

/** Room that a title takes beside the picture of a card. */
async function measureTitle(title: string): Promise<{ width: number; height: number }> {
  const box = { width: 0, height: 0 };
  await satori(<div style={{ display: 'flex', width: 566 }}>{titlePart(title)}</div>, {
    ...{ ...CARD_SIZE, fonts: facesFor(title) },
    onNodeDetected: ({ textContent, width, height }) => {
      if (textContent === title) Object.assign(box, { width, height });
    },
  });
  return box;
}

it('brings letters of Hindi and Punjabi only where they stand', () => {
  const namesOf = (text: string) => facesFor(text).map(({ name }) => name);
  expect(namesOf('चाय')).toEqual([...namesOf('Chai'), 'Display hi', 'Text hi']);
  expect(namesOf('ਚਾਹ')).toEqual([...namesOf('Chai'), 'Display pa', 'Text pa']);
});

it.each([
  ['क्षक्ष', 'कषकष'],
  ['ਸ੍ਰਸ੍ਰ', 'ਸਰਸਰ'],
])('joins letters: %s is narrower than %s', async (joined, apart) => {
  expect((await measureTitle(joined)).width).toBeLessThan((await measureTitle(apart)).width);
});

it.each(['स्वाद जो पीढ़ियों से चला आ रहा है: श्रीमती की रसोई', 'ਮੱਕੀ ਦੀ ਰੋਟੀ ਤੇ ਸਰ੍ਹੋਂ ਦਾ ਸਾਗ'])(
  'leaves room for the mark of the company below "%s"',
  async (title) => {
    const { width, height } = await measureTitle(title);
    expect(width).toBeLessThanOrEqual(566);
    expect(height).toBeGreaterThan(64);
    expect(height).toBeLessThan(340);
  },
);

interface Box {
  type: string;
  text: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const HERO = 'content/brands/delhi-gali/hero.jpg';
const LONG_TITLE = 'Customer experience in food courts, told by ten people';

const plate: Card = {
  ...{ path: '/blog/cost', title: LONG_TITLE, siteName: 'Tiffin', kicker: 'Blog', alt: 'A bowl' },
  ...{ paint: HOUSE_PAINTS.cream, layout: 'plate', photo: HERO },
};
const ofBrand = (slug: string): Card => ({
  ...plate,
  brand: {
    logo: `content/brands/${slug}/logo.svg`,
    motif: `content/brands/${slug}/motif.svg`,
    summary:
      'Street food from Old Delhi with chutneys that are ground on the day, and little patience',
  },
  slip: { label: 'Price range', value: '₹80-₹180' },
});

/** Where each element of a card stands. */
async function layOut(card: Card): Promise<Box[]> {
  const { photo, named } = await readPictures(card);
  const boxes: Box[] = [];
  await satori(cardFace(card, { ...named, photo: await cutPhoto(photo, card.layout) }), {
    ...{ ...CARD_SIZE, fonts: CARD_FACES },
    onNodeDetected: ({ type, textContent, left, top, width, height }) =>
      boxes.push({
        ...{ type, text: textContent ?? '', left, top },
        ...{ right: left + width, bottom: top + height },
      }),
  });
  return boxes;
}

const heightOf = (box?: Box) => (box ? box.bottom - box.top : 0);
const widthOf = (box?: Box) => (box ? box.right - box.left : 0);
/** The innermost element with this text. */
const saying = (boxes: Box[], text: string) => boxes.findLast((box) => box.text === text);
const picturesOf = (boxes: Box[]) => boxes.filter(({ type }) => type === 'img');

const CARDS: [string, Card][] = [
  ['the hall', { ...plate, layout: 'hall' }],
  ['a story', plate],
  ['a short story', { ...plate, title: 'Cost control' }],
  ['a brand with a wide logo', ofBrand('roll-nation')],
  ['a brand with a high logo', ofBrand('delhi-gali')],
];

describe.each(CARDS)('the card of %s', (_name, card) => {
  let boxes: Box[] = [];
  beforeAll(async () => {
    boxes = await layOut(card);
  });

  it('keeps everything on the card', () => {
    const astray = boxes.filter(
      ({ left, top, right, bottom }) =>
        left < 0 || top < 0 || right > CARD_SIZE.width + 1 || bottom > CARD_SIZE.height + 1,
    );
    expect(astray).toEqual([]);
  });

  it('hangs the awning over the whole upper edge, above all words', () => {
    const roof = picturesOf(boxes).filter(({ top }) => top === 0);
    expect(roof).toHaveLength(1);
    expect(widthOf(roof[0])).toBe(CARD_SIZE.width);
    expect(heightOf(roof[0])).toBe(70);
    for (const { top } of boxes.filter(({ text, type }) => text && type === 'span'))
      expect(top).toBeGreaterThan(80);
  });

  it('sets the company beside its mark', () => {
    const mark = picturesOf(boxes).find((box) => widthOf(box) === 64);
    const name = saying(boxes, 'Tiffin');
    expect(heightOf(mark)).toBe(64);
    expect((name?.left ?? 0) - (mark?.right ?? 0)).toBeGreaterThan(8);
    expect((name?.left ?? 0) - (mark?.right ?? 0)).toBeLessThan(30);
    expect(heightOf(name)).toBeGreaterThan(40);
    expect(heightOf(name)).toBeLessThan(64);
    expect(widthOf(name)).toBeGreaterThan(80);
  });

  it('lets the picture reach the lower and the right edge', () => {
    const { left, top, width, height } = card.layout === 'hall' ? HALL : PLATE;
    const photo = picturesOf(boxes).find((box) => box.left === left && box.top === top);
    expect([widthOf(photo), heightOf(photo)]).toEqual([width, height]);
    expect([left + width, top + height]).toEqual([CARD_SIZE.width, CARD_SIZE.height]);
    expect(top).toBeGreaterThan(70);
  });

  it('keeps the words clear of each other and of the dish', () => {
    const company = saying(boxes, 'Tiffin');
    const [limit, foot] =
      card.layout === 'hall'
        ? [(company?.left ?? 0) - 60, CARD_SIZE.height]
        : [PLATE.left - 20, (company?.top ?? 0) - 5];
    for (const title of boxes.filter(({ text }) => text === card.title)) {
      expect(title.left).toBeGreaterThanOrEqual(59);
      expect(title.right).toBeLessThanOrEqual(limit);
      expect(heightOf(title)).toBeLessThanOrEqual(4 * 104);
      expect(title.bottom).toBeLessThan(foot);
    }
    expect(company?.left).toBeGreaterThanOrEqual(59);
  });
});

it('keeps the words of the hall within its margins, beside each other', async () => {
  const boxes = await layOut({ ...plate, layout: 'hall' });
  expect(saying(boxes, 'Tiffin')?.right).toBeCloseTo(CARD_SIZE.width - 60, -1);
  expect(widthOf(saying(boxes, LONG_TITLE))).toBeLessThanOrEqual(820);
});

it.each(CARDS.filter(([, { layout }]) => layout === 'plate'))(
  'the card of %s says first what it is about',
  async (_name, card) => {
    const boxes = await layOut(card);
    const kicker = saying(boxes, 'Blog');
    const title = saying(boxes, card.title) ?? picturesOf(boxes).find(({ left }) => left === 60);
    expect(kicker?.left).toBe(60);
    expect(heightOf(kicker)).toBeGreaterThan(25);
    expect(heightOf(kicker)).toBeLessThan(50);
    const gap = (title?.top ?? 0) - (kicker?.bottom ?? 0);
    expect(gap).toBeGreaterThan(10);
    expect(gap).toBeLessThan(30);
  },
);

describe.each([
  ['roll-nation', 371 / 100],
  ['delhi-gali', 300 / 173],
])('the card of %s', (slug, ratio) => {
  let boxes: Box[] = [];
  beforeAll(async () => {
    boxes = await layOut(ofBrand(slug));
  });

  it('shows the logo in place of the title, as large as its box allows', () => {
    const logo = picturesOf(boxes).find(({ left, top }) => left === 60 && top < 300);
    expect(widthOf(logo) / heightOf(logo)).toBeCloseTo(ratio, 1);
    expect(widthOf(logo) <= 566 && heightOf(logo) <= 170).toBe(true);
    expect(widthOf(logo) === 566 || heightOf(logo) === 170).toBe(true);
    expect(saying(boxes, LONG_TITLE)).toBeUndefined();
    const summary = boxes.findLast(({ text }) => text.startsWith('Street food'));
    expect((summary?.top ?? 0) - (logo?.bottom ?? 0)).toBeGreaterThan(15);
    expect(heightOf(summary)).toBeGreaterThan(3 * 34);
    expect(heightOf(summary)).toBeLessThan(4.5 * 34);
    expect(summary?.bottom).toBeLessThan(saying(boxes, 'Tiffin')?.top ?? 0);
  });

  it('pins what it costs over the picture', () => {
    const [label, value] = [saying(boxes, 'Price range'), saying(boxes, '₹80-₹180')];
    for (const box of [label, value]) {
      expect(box?.left).toBeGreaterThan(PLATE.left);
      expect(box?.right).toBeLessThan(CARD_SIZE.width - 48);
      expect(box?.bottom).toBeLessThan(CARD_SIZE.height - 44);
      expect(box?.bottom).toBeGreaterThan(CARD_SIZE.height - 180);
    }
    expect(label?.bottom).toBeLessThanOrEqual((value?.top ?? 0) + 1);
    expect(heightOf(value)).toBeGreaterThan(1.5 * heightOf(label));
  });
});

it('crops a picture to the middle, and the hall to its sky', async () => {
  const create = { width: 100, height: 200, channels: 3 as const, background: '#ff0000' };
  const tall = await sharp({ create })
    .extend({ bottom: 200, background: '#0000ff' })
    .png()
    .toBuffer();
  const colourAt = async (layout: Card['layout'], row: number) => {
    const address = await cutPhoto(tall, layout);
    const jpeg = Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
    const { width, height } = await sharp(jpeg).metadata();
    const pixel = { left: 10, top: Math.round(row * (height - 1)), width: 1, height: 1 };
    const [red = 0, , blue = 0] = await sharp(jpeg).extract(pixel).raw().toBuffer();
    return { size: [width, height], colour: red > blue ? 'red' : 'blue' };
  };
  expect(await colourAt('hall', 1)).toEqual({ size: [1200, 534], colour: 'red' });
  expect(await colourAt('plate', 0)).toEqual({ size: [536, 526], colour: 'red' });
  expect(await colourAt('plate', 1)).toEqual({ size: [536, 526], colour: 'blue' });
});
