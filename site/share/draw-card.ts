import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';
import sharp from 'sharp';
import { CARD_SIZE, type Card } from './card.ts';
import { type CardPictures, cardFace } from './card-face.tsx';
import { CARD_FACES } from './faces.ts';
import { cutPhoto, readPictures } from './read-pictures.ts';

const CACHE = '.cache/share';
const JPEG = { quality: 80, mozjpeg: true } as const;

/** Bytes above which WhatsApp shows no picture beside a link. */
const MOST_BYTES = 300_000;

/**
 * A share picture as JPEG of 1200 × 630 pixels. Drawn once: the file is kept in `.cache/share` under
 * a digest of everything that it depends on.
 * @throws when a file of the card is missing or the picture has more than 300 kB.
 */
export async function drawCard(card: Card): Promise<Buffer> {
  const { photo, named } = await readPictures(card);
  const file = join(CACHE, `${digest(card, named)}.jpg`);
  const kept = await readFile(file).catch(() => undefined);
  if (kept) return kept;
  const jpeg = await render(card, { ...named, photo: await cutPhoto(photo, card.layout) });
  if (jpeg.length > MOST_BYTES)
    throw new Error(`${card.path}: share picture has ${jpeg.length} bytes, ${MOST_BYTES} at most`);
  await keep(file, jpeg);
  return jpeg;
}

function digest(card: Card, named: CardPictures): string {
  const hash = createHash('sha256').update(JSON.stringify([cardFace(card, named), JPEG]));
  for (const { data } of CARD_FACES) hash.update(new Uint8Array(data));
  return hash.digest('hex');
}

async function render(card: Card, pictures: CardPictures): Promise<Buffer> {
  const svg = await satori(cardFace(card, pictures), { ...CARD_SIZE, fonts: CARD_FACES });
  const image = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  return sharp(image.pixels, { raw: { ...CARD_SIZE, channels: 4 } })
    .flatten()
    .jpeg(JPEG)
    .toBuffer();
}

/** Renamed at the end, so that an interrupted build leaves no half picture. */
async function keep(file: string, jpeg: Buffer): Promise<void> {
  const draft = `${file}.${process.pid}`;
  await mkdir(CACHE, { recursive: true });
  await writeFile(draft, jpeg);
  await rename(draft, file);
}
