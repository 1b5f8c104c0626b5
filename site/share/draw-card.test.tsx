import { join } from 'node:path';
import satori from 'satori';
import sharp, { type Sharp } from 'sharp';
import { expect, it } from 'vitest';
import { folderOfTest } from '../../tests/support/folders.ts';
import {
  brandColours,
  CARD_SIZE,
  type Card,
  CREAM,
  cardPath,
  HOUSE_COLOURS,
  NIGHT,
  SAFFRON,
} from './card.ts';
import { drawCard, facesFor, LAYOUTS, titlePart } from './draw-card.tsx';

const LONG_TITLE = 'Customer experience in food courts, told by ten people';
const plate: Card = {
  path: '/blog/cost',
  title: LONG_TITLE,
  siteName: 'Tiffin',
  kicker: 'Blog',
  alt: 'A bowl',
  colours: HOUSE_COLOURS.cream,
  layout: 'plate',
  photo: 'content/brands/delhi-gali/hero.jpg',
};
const hall: Card = { ...plate, layout: 'hall' };
const short: Card = { ...plate, title: 'Cost control' };
/** A picture in a file for this test alone. */
async function keepPicture(picture: Sharp): Promise<string> {
  const path = join(folderOfTest(), 'picture.png');
  await picture.png().toFile(path);
  return path;
}

it('is a small progressive JPEG of 1200 × 630 pixels with the dish, its corner round, on its ground', async () => {
  const create = { width: 536, height: 526, channels: 3 as const, background: '#00ff00' };
  const jpeg = await drawCard({ ...plate, photo: await keepPicture(sharp({ create })) });
  // Progressive as only the slower encoder makes them, whose files are smaller.
  expect(await sharp(jpeg).metadata()).toMatchObject({
    ...{ format: 'jpeg', isProgressive: true },
    ...CARD_SIZE,
  });
  const colourAt = async (left: number, top: number) => {
    const pixel = await sharp(jpeg).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
    return `#${pixel.toString('hex')}`;
  };
  const { left, top } = LAYOUTS.plate.photo;
  expect(await colourAt(20, 400)).toBe(CREAM);
  expect(await colourAt(left + 4, top + 4)).toBe(CREAM);
  expect(await colourAt(left + 70, top + 4)).toMatch(/^#0.f.0.$/);
  // Stripes of the awning.
  expect(await colourAt(30, 30)).toMatch(/^#4[9ab]/);
  expect((await drawCard(short)).equals(await drawCard(plate))).toBe(false);
});

it('fails on a missing picture, and on one that chats would not show', async () => {
  await expect(drawCard({ ...plate, photo: 'content/none.jpg' })).rejects.toThrow(/none\.jpg/);
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 900 };
  const create = { width: 1200, height: 534, channels: 3 as const, background: '#777777', noise };
  const photo = await keepPicture(sharp({ create }));
  await expect(drawCard({ ...hall, photo })).rejects.toThrow(
    /^\/blog\/cost: share picture has \d{6,} bytes, 300000 at most$/,
  );
});

it('names a file for each page, and sets the awning off from the ground of a brand', () => {
  expect([cardPath('/'), cardPath('/blog/cost')]).toEqual([
    '/share/home.jpg',
    '/share/blog/cost.jpg',
  ]);
  const colours = { ground: '#204060', letter: '#FFF8EE', accent: '#FFD27A' };
  expect(brandColours({ ...colours, scheme: 'dark' }).awning).toEqual([SAFFRON, CREAM]);
  expect(brandColours({ ...colours, scheme: 'light' }).awning).toEqual([NIGHT, SAFFRON]);
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

it.each([
  ['क्षक्ष', 'कषकष', 'hi'],
  ['ਸ੍ਰਸ੍ਰ', 'ਸਰਸਰ', 'pa'],
])('joins letters: %s is narrower than %s', async (joined, apart, language) => {
  expect((await measureTitle(joined)).width).toBeLessThan((await measureTitle(apart)).width);
  // Their faces are read only where they stand.
  expect(facesFor('Chai')).toHaveLength(2);
  expect(
    facesFor(joined)
      .slice(2)
      .map(({ name }) => name),
  ).toEqual([`Display ${language}`, `Text ${language}`]);
});

it.each([
  'Our own outlets.',
  'Nine kitchens under one roof, no',
  LONG_TITLE,
  'स्वाद जो पीढ़ियों से चला आ रहा है: श्रीमती की रसोई',
  'ਮੱਕੀ ਦੀ ਰੋਟੀ ਤੇ ਸਰ੍ਹੋਂ ਦਾ ਸਾਗ',
])('leaves room for the mark of the company below "%s"', async (title) => {
  const { width, height } = await measureTitle(title);
  expect(width).toBeLessThanOrEqual(LAYOUTS.plate.title + 1);
  expect(height).toBeGreaterThan(64);
  expect(height).toBeLessThan(340);
});
