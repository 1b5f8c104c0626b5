import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { readColour } from '../../ui/theme/read-colour.ts';
import { cutPhoto } from '../tagged-pdf/cut-photo.ts';
import { FACES, type Face, openFace } from '../tagged-pdf/faces.ts';
import { widthOf } from '../tagged-pdf/typeset.ts';
import { COLUMN_WIDTH, PAPER, SCALES, SIZES } from './plan-pages.ts';
import type { PrintedMenu } from './printed-menu.ts';

export const MARK_COLOURS = {
  veg: readColour('veg'),
  /** Brown, as the food authority has required since 2020; egg counts as non-vegetarian. */
  nonVeg: readColour('non-veg'),
  chilli: readColour('sign'),
  ground: '#FFFFFF',
} as const;

const buildPalette = ({ ground, letter, accent, scheme }: PrintedMenu['brand']['colours']) => ({
  ground,
  letter,
  accent,
  /** The darker of the brand's two colours. */
  heading: scheme === 'dark' ? ground : letter,
  paper: '#FFFBF4',
  ink: readColour('text'),
  muted: readColour('muted'),
  line: '#A67C52',
});

const brandFaces = import.meta.glob<string>('./faces/*.ttf', {
  query: '?inline',
  import: 'default',
});

async function loadBrandFace(slug: string): Promise<Face> {
  const load = brandFaces[`./faces/${slug}.ttf`];
  return load ? openFace(slug, await load(), 800) : FACES.bold;
}

/** The box that a logo of any shape must fit into, in points. */
const LOGO = { width: 226, height: 72 } as const;

/** 300 per inch: sharp in print. */
const PIXELS_PER_POINT = 300 / 72;
const PNG = { palette: true, dither: 0, colours: 16, compressionLevel: 9 } as const;

export interface Drawing {
  bytes: Buffer;
  width: number;
  height: number;
}

async function drawLogo(file: string, background: string): Promise<Drawing> {
  const svg = await readFile(file);
  const natural = await sharp(svg).metadata();
  const scale = Math.min(LOGO.width / natural.width, LOGO.height / natural.height);
  const bytes = await sharp(svg, { density: 72 * scale * PIXELS_PER_POINT })
    .flatten({ background })
    .png(PNG)
    .toBuffer();
  return { bytes, width: natural.width * scale, height: natural.height * scale };
}

/** Tiles of a motif side by side and below each other, at least as wide and high as asked. */
async function tilePattern(
  file: string,
  background: string,
  { tile, width, rows }: { tile: number; width: number; rows: number },
): Promise<Drawing> {
  const svg = await readFile(file);
  const natural = await sharp(svg).metadata();
  const pixels = Math.round(tile * PIXELS_PER_POINT);
  const density = (72 * pixels) / natural.height;
  const input = await sharp(svg, { density }).resize({ height: pixels }).png().toBuffer();
  const tileWidth = (await sharp(input).metadata()).width;
  const columns = Math.ceil((width * pixels) / tile / tileWidth);
  const size = { width: columns * tileWidth, height: rows * pixels };
  const bytes = await sharp({ create: { ...size, channels: 3, background } })
    .composite([{ input, tile: true, gravity: 'northwest' }])
    .png(PNG)
    .toBuffer();
  return { bytes, width: (size.width * tile) / pixels, height: rows * tile };
}

export async function loadLook({ slug, brand, categories }: PrintedMenu) {
  const palette = buildPalette(brand.colours);
  const folder = `content/brands/${slug}`;
  const [face, hero, logo, strip, panel] = await Promise.all([
    loadBrandFace(slug),
    // 170 pixels per inch.
    cutPhoto(brand.hero, { width: 672, height: 408 }),
    drawLogo(`${folder}/logo.svg`, palette.ground),
    tilePattern(`${folder}/motif.svg`, palette.ground, {
      ...{ tile: PAPER.strip, width: PAPER.width, rows: 1 },
    }),
    tilePattern(`${folder}/motif.svg`, palette.ground, {
      ...{ tile: 32, width: COLUMN_WIDTH, rows: 6 },
    }),
  ]);
  // One size for all headings, at which the longest stays on one line at the largest scale.
  const widest = Math.max(
    ...categories.map(({ name }) => widthOf(name, { face, size: 1, leading: 1 })),
  );
  const headingSize = Math.min(SIZES.heading, COLUMN_WIDTH / widest / SCALES.largest);
  return { palette, face, headingSize, hero, logo, strip, panel };
}

export type MenuLook = Awaited<ReturnType<typeof loadLook>>;
