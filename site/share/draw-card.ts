import { renderAsync } from '@resvg/resvg-js';
import satori, { type Font } from 'satori';
import sharp from 'sharp';
import { makeOnce, versionsOf } from '../build-cache/build-cache.ts';
import { CARD_SIZE, type Card, type CardPictures } from './card.ts';
import { cardFace } from './card-face.tsx';
import { facesFor } from './faces.ts';
import { cutPhoto, readPictures } from './read-pictures.ts';

const JPEG = { quality: 80, mozjpeg: true } as const;

const VERSIONS = versionsOf('satori', '@resvg/resvg-js', 'sharp');

/** Bytes above which WhatsApp shows no picture beside a link. */
const MAX_BYTES = 300_000;

/**
 * A share picture as JPEG of 1200 × 630 pixels, cached by everything that it depends on.
 * @throws when a file of the card is missing or the picture has more than 300 kB.
 */
export async function drawCard(card: Card): Promise<Buffer> {
  const { photo, named } = await readPictures(card);
  const drawing = JSON.stringify([cardFace(card, named), CARD_SIZE, JPEG]);
  const fonts = facesFor(drawing);
  const faces = fonts.map(({ data }) => new Uint8Array(data));
  return makeOnce('share', [drawing, VERSIONS, ...faces], async () => {
    const jpeg = await render(card, { ...named, photo: await cutPhoto(photo, card.layout) }, fonts);
    if (jpeg.length > MAX_BYTES)
      throw new Error(`${card.path}: share picture has ${jpeg.length} bytes, ${MAX_BYTES} at most`);
    return jpeg;
  });
}

async function render(card: Card, pictures: CardPictures, fonts: Font[]): Promise<Buffer> {
  const svg = await satori(cardFace(card, pictures), { ...CARD_SIZE, fonts });
  const image = await renderAsync(svg, { font: { loadSystemFonts: false } });
  return sharp(image.pixels, { raw: { ...CARD_SIZE, channels: 4 } })
    .flatten()
    .jpeg(JPEG)
    .toBuffer();
}
