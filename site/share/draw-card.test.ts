import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it, onTestFinished } from 'vitest';
import { AWNING_HEIGHT, awningUrl } from './awning.ts';
import { CARD_SIZE, type Card, cardPath } from './card.ts';
import { titleSize } from './card-parts.tsx';
import { drawCard } from './draw-card.ts';
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
