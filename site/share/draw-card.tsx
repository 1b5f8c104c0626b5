import { readFile } from 'node:fs/promises';
import type { CSSProperties, ReactElement } from 'react';
import satori, { type Font } from 'satori';
import sharp from 'sharp';
import { makeOnce, versionsOf } from '../build-cache/build-cache.ts';
import { DISPLAY_SOURCE, STRONG_SOURCE } from '../tagged-pdf/faces.ts';
import { FACE_SOURCES, readDataUrl } from '../writing/faces.ts';
import { languagesIn } from '../writing/languages.ts';
import { CARD_SIZE, type Card, SAFFRON } from './card.ts';

const JPEG = { quality: 80, mozjpeg: true } as const;

/** Bytes above which WhatsApp shows no picture beside a link. */
const MAX_BYTES = 300_000;

export const LAYOUTS = {
  /** The food hall from edge to edge, its foreground cut by the lower edge, the words in its sky. */
  hall: {
    photo: { left: 0, top: 96, width: 1200, height: 534 },
    position: 'top',
    corner: 0,
    words: { flexDirection: 'row', width: 1080, margin: '100px 60px 0' },
    title: 820,
  },
  /** The dish bleeds off the right and the lower edge, the words beside it. */
  plate: {
    photo: { left: 664, top: 104, width: 536, height: 526 },
    position: 'centre',
    corner: 56,
    words: { flexDirection: 'column', width: 566, margin: '112px 0 48px 60px' },
    title: 566,
  },
} as const;

const LOGO_BOX = { width: LAYOUTS.plate.title, height: 170 } as const;

/** A share picture as JPEG of 1200 × 630 pixels, cached by everything that it depends on. */
export async function drawCard(card: Card): Promise<Buffer> {
  const [photo, mark, logo] = await Promise.all([
    readFile(card.photo),
    readFile('public/icon.svg'),
    card.brand && readLogo(card.brand.logo),
  ]);
  const pictures = { photo: '', mark: dataUrl(mark, 'image/svg+xml'), logo };
  const drawing = JSON.stringify([cardFace(card, pictures), JPEG, versionsOf('satori', 'sharp')]);
  const fonts = facesFor(drawing);
  const faces = fonts.map(({ data }) => new Uint8Array(data));
  return makeOnce('share', [drawing, photo, ...faces], async () => {
    const cut = { ...pictures, photo: await cutPhoto(photo, card.layout) };
    const svg = await satori(cardFace(card, cut), { ...CARD_SIZE, fonts });
    const jpeg = await sharp(Buffer.from(svg)).flatten().jpeg(JPEG).toBuffer();
    if (jpeg.length > MAX_BYTES)
      throw new Error(`${card.path}: share picture has ${jpeg.length} bytes, ${MAX_BYTES} at most`);
    return jpeg;
  });
}

const dataUrl = (bytes: Uint8Array | string, type: string): string =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;

interface CardPictures {
  photo: string;
  mark: string;
  logo: { src: string; width: number; height: number } | undefined;
}

async function readLogo(file: string): Promise<CardPictures['logo']> {
  const logo = await readFile(file);
  const { width, height } = await sharp(logo).metadata();
  const scale = Math.min(LOGO_BOX.width / width, LOGO_BOX.height / height);
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  return { src: dataUrl(logo, 'image/svg+xml'), ...size };
}

async function cutPhoto(photo: Buffer, layout: Card['layout']): Promise<string> {
  const { photo: box, position } = LAYOUTS[layout];
  const jpeg = await sharp(photo)
    .resize(box.width, box.height, { fit: 'cover', position })
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

/** The faces that a card is set in: those of Hindi and Punjabi only where its words have such letters. */
export const facesFor = (text: string): Font[] => [
  face('Display', 800, DISPLAY_SOURCE),
  face('Text', 600, STRONG_SOURCE),
  ...languagesIn(text).flatMap((language) => [
    face(`Display ${language}`, 800, FACE_SOURCES[language][800]),
    face(`Text ${language}`, 600, FACE_SOURCES[language][600]),
  ]),
];

const DISPLAY = { fontFamily: 'Display', fontWeight: 800 } as const;
const COLUMN = { display: 'flex', flexDirection: 'column' } as const;

/** A share picture as an element tree for satori: plain elements and style objects only, so that
 * the tree as JSON says everything that the picture depends on. */
function cardFace(card: Card, { photo, mark, logo }: CardPictures): ReactElement {
  const { colours, brand } = card;
  const layout = LAYOUTS[card.layout];
  const { left, top, width, height } = layout.photo;
  const style: CSSProperties = {
    ...CARD_SIZE,
    display: 'flex',
    position: 'relative',
    overflow: 'hidden',
    background: colours.ground,
    color: colours.letter,
    fontFamily: 'Text',
    fontWeight: 600,
  };
  return (
    <div style={style}>
      <img
        src={photo}
        alt=""
        {...{ width, height }}
        style={{ position: 'absolute', left, top, borderTopLeftRadius: layout.corner }}
      />
      {card.layout === 'hall' && (
        <div
          style={{
            position: 'absolute',
            inset: 0,
            background: `linear-gradient(${colours.ground} 26%, ${colours.ground}00 52%)`,
          }}
        />
      )}
      <div
        style={{
          display: 'flex',
          position: 'relative',
          justifyContent: 'space-between',
          alignItems: 'flex-start',
          ...layout.words,
        }}
      >
        <div style={{ ...COLUMN, width: layout.title }}>
          {card.layout === 'plate' && (
            <span style={{ marginBottom: 18, fontSize: 30, color: colours.accent }}>
              {card.kicker}
            </span>
          )}
          {logo ? <img alt="" {...logo} /> : titlePart(card.title)}
          {brand && (
            <span style={{ marginTop: 26, fontSize: 34, lineHeight: 1.25 }}>{brand.summary}</span>
          )}
        </div>
        {markPart(mark, card.siteName)}
      </div>
      <img
        src={awningUrl(colours.awning)}
        alt=""
        width={CARD_SIZE.width}
        height={AWNING_HEIGHT}
        style={{ position: 'absolute', left: 0, top: 0 }}
      />
    </div>
  );
}

/** Largest size of the title first, with the longest title that is set in it: four lines at most. */
const TITLE_SIZES = [
  { maxLength: 16, size: 104 },
  { maxLength: 32, size: 82 },
  { maxLength: 46, size: 72 },
  { maxLength: Number.POSITIVE_INFINITY, size: 64 },
] as const;

export function titlePart(title: string): ReactElement {
  const { size } = TITLE_SIZES.find(({ maxLength }) => title.length <= maxLength) ?? TITLE_SIZES[3];
  const hasMarks = languagesIn(title).length > 0;
  return (
    <div
      style={{
        ...DISPLAY,
        fontSize: size,
        // Hindi and Punjabi have marks above and below, and letters that hang from one line.
        lineHeight: hasMarks ? 1.25 : 0.98,
        letterSpacing: hasMarks ? 0 : size * -0.035,
        textWrap: 'balance',
      }}
    >
      {title}
    </div>
  );
}

const markPart = (mark: string, name: string): ReactElement => (
  <div style={{ display: 'flex', alignItems: 'center' }}>
    <img
      src={mark}
      alt=""
      width={64}
      height={64}
      style={{ borderRadius: 15, boxShadow: `0 0 0 3px ${SAFFRON}` }}
    />
    <span style={{ ...DISPLAY, marginLeft: 16, fontSize: 42, letterSpacing: -1 }}>{name}</span>
  </div>
);

const AWNING_HEIGHT = 70;

function awningUrl(stripes: readonly [string, string]): string {
  const pieces = Array.from({ length: CARD_SIZE.width / 60 }, (_, index) => {
    const outline = `M${index * 60} 0h60v40a30 30 0 0 1-60 0z`;
    return `<path d="${outline}" fill="${stripes[index % 2 === 0 ? 0 : 1]}"/>`;
  });
  const size = `width="${CARD_SIZE.width}" height="${AWNING_HEIGHT}"`;
  const shadow = `<path d="M0 0h${CARD_SIZE.width}v10H0z" fill="#000" opacity=".14"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${pieces.join('')}${shadow}</svg>`;
  return dataUrl(svg, 'image/svg+xml');
}
