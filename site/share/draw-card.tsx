import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { renderAsync } from '@resvg/resvg-js';
import type { ReactElement } from 'react';
import satori, { type Font } from 'satori';
import sharp from 'sharp';
import { makeOnce, versionsOf } from '../build-cache/build-cache.ts';
import { FACE_SOURCES, readDataUrl } from '../writing/faces.ts';
import { languagesIn } from '../writing/languages.ts';
import { CARD_SIZE, type Card, type CardPaint, type CardPictures, type CardSlip } from './card.ts';
import { dataUrl } from './data-url.ts';
import displayLatin from './faces/bricolage-latin.woff?inline';
import displayRupee from './faces/bricolage-rupee.woff?inline';
import textLatin from './faces/figtree-latin.woff?inline';
import textRupee from './faces/figtree-rupee.woff?inline';
import { HALL, hallFace } from './hall-face.tsx';
import { CREAM, NIGHT } from './paints.ts';
import { PLATE, plateFace } from './plate-face.tsx';

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

const MARK = 'public/icon.svg';

/** A card's pictures, its photo once as bytes and once as a digest that stands for it in cache keys. */
interface ReadPictures {
  photo: Buffer;
  /** All pictures as data URLs; in place of the photo's, its digest. */
  named: CardPictures;
}

/** Reads the files of a card; paths are relative to the project's folder or absolute. */
export async function readPictures({ photo, brand }: Card): Promise<ReadPictures> {
  const [bytes, mark] = await Promise.all([readFile(photo), readFile(MARK)]);
  const named = {
    photo: createHash('sha256').update(bytes).digest('hex'),
    mark: dataUrl(mark, 'image/svg+xml'),
  };
  if (!brand) return { photo: bytes, named };
  const [logo, motif] = await Promise.all([readFile(brand.logo), readFile(brand.motif)]);
  const { width, height } = await sharp(logo).metadata();
  return {
    photo: bytes,
    named: {
      ...named,
      logo: { src: dataUrl(logo, 'image/svg+xml'), width, height },
      motif: dataUrl(motif, 'image/svg+xml'),
    },
  };
}

/** The photo cropped to its place on the card, as a data URL. */
export async function cutPhoto(photo: Buffer, layout: Card['layout']): Promise<string> {
  const { width, height } = layout === 'hall' ? HALL : PLATE;
  const jpeg = await sharp(photo)
    .resize(width, height, { fit: 'cover', position: layout === 'hall' ? 'top' : 'centre' })
    .jpeg({ quality: 92 })
    .toBuffer();
  return dataUrl(jpeg, 'image/jpeg');
}

const face = (name: string, weight: 600 | 800, address: string): Font => ({
  name,
  weight,
  style: 'normal',
  data: readDataUrl(address),
});

/** The site's two faces at one weight each; letters that one file lacks are taken from the next. */
export const CARD_FACES: Font[] = [
  face('Display', 800, displayLatin),
  face('Text', 600, textLatin),
  face('Display rupee', 800, displayRupee),
  face('Text rupee', 600, textRupee),
];

/** The faces that a card is set in: those of Hindi and Punjabi only where its words have such letters. */
export const facesFor = (text: string): Font[] => [
  ...CARD_FACES,
  ...languagesIn(text).flatMap((language) => [
    face(`Display ${language}`, 800, FACE_SOURCES[language][800]),
    face(`Text ${language}`, 600, FACE_SOURCES[language][600]),
  ]),
];

/**
 * A share picture as an element tree for satori: plain elements and style objects only, so that the
 * tree as JSON says everything that the picture depends on.
 */
export function cardFace(card: Card, pictures: CardPictures): ReactElement {
  const { paint } = card;
  return (
    <div
      style={{
        ...CARD_SIZE,
        display: 'flex',
        position: 'relative',
        overflow: 'hidden',
        background: paint.ground,
        color: paint.letter,
        fontFamily: 'Text',
        fontWeight: 600,
      }}
    >
      {card.layout === 'hall' ? hallFace(card, pictures) : plateFace(card, pictures)}
      <img
        src={awningUrl(CARD_SIZE.width, paint.awning)}
        alt=""
        width={CARD_SIZE.width}
        height={AWNING_HEIGHT}
        style={{ position: 'absolute', left: 0, top: 0 }}
      />
      {card.slip && slipFace(card.slip)}
    </div>
  );
}

/** A printed slip, pinned a little askew over the picture. */
function slipFace({ label, value }: CardSlip): ReactElement {
  return (
    <div
      style={{
        position: 'absolute',
        right: 48,
        bottom: 44,
        display: 'flex',
        flexDirection: 'column',
        padding: '16px 30px 20px',
        borderRadius: 18,
        border: `3px dashed ${NIGHT}`,
        background: CREAM,
        color: NIGHT,
        boxShadow: '10px 12px 0 rgba(0,0,0,0.3)',
        transform: 'rotate(-4deg)',
      }}
    >
      <span style={{ fontSize: 25 }}>{label}</span>
      <span style={{ fontFamily: 'Display', fontWeight: 800, fontSize: 50, lineHeight: 1.05 }}>
        {value}
      </span>
    </div>
  );
}

const STRIPE = 60;
const DROP = 40;

/** Height of the awning with its scallops. */
export const AWNING_HEIGHT = DROP + STRIPE / 2;

/**
 * The scalloped awning of the site's roof as an SVG address.
 * @param width in pixels, a multiple of two stripes (120).
 */
export function awningUrl(width: number, stripes: CardPaint['awning']): string {
  const pieces = Array.from({ length: width / STRIPE }, (_, index) => {
    const left = index * STRIPE;
    const radius = STRIPE / 2;
    const outline = `M${left} 0h${STRIPE}v${DROP}a${radius} ${radius} 0 0 1-${STRIPE} 0z`;
    return `<path d="${outline}" fill="${stripes[index % 2 === 0 ? 0 : 1]}"/>`;
  });
  const shadow = `<path d="M0 0h${width}v10H0z" fill="#000" opacity=".14"/>`;
  return dataUrl(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${AWNING_HEIGHT}">` +
      `${pieces.join('')}${shadow}</svg>`,
    'image/svg+xml',
  );
}
