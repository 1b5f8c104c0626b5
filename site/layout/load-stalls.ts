import sharp from 'sharp';
import { readColour } from '../../ui/theme/read-colour.ts';
import { digestOf } from '../build-cache/asset-digest.ts';
import { makeOnce, versionsOf } from '../build-cache/build-cache.ts';
import { loadBrands, readLogo } from '../content/brand/load-brands.ts';
import {
  cutEmblem,
  drawStalls,
  type Rows,
  type Stall,
  stallsShape,
  upperRow,
} from './draw-stalls.ts';

/** A picture of all stalls and its address, which a digest of the content is part of: all of `/assets/` is kept for ever. */
export interface StallsPicture {
  bytes: Buffer;
  digest: string;
  format: 'avif' | 'webp';
  path: string;
  /** In units of the drawing. */
  width: number;
  height: number;
}

/** `rows` is for phones, `fallback` for the few browsers without AVIF; `upper` says how many stand in the upper row. */
export type Stalls = Record<'row' | 'rows' | 'fallback', StallsPicture> & { upper: number };

/** A quality at which the flat colours and the light keep clean edges. */
const QUALITY = { avif: 40, webp: 70 };
/** Dots per inch at which a unit of an SVG is a pixel. */
const DRAWN_AT = 72;
const VERSIONS = versionsOf('sharp');

let drawn: Promise<Stalls> | undefined;

export function loadStalls(): Promise<Stalls> {
  // A dev server must see content change; a build draws them once for all pages.
  if (import.meta.env.DEV) return drawAll();
  drawn ??= drawAll();
  return drawn;
}

async function drawAll(): Promise<Stalls> {
  const brands = await loadBrands();
  const stalls = await Promise.all(
    brands.map(async ({ colours, slug }) => ({
      ...colours,
      emblem: await cutEmblem(await readLogo(slug)),
    })),
  );
  const [row, rows, fallback] = await Promise.all([
    paint(stalls, 1, 1.5, 'avif'),
    paint(stalls, 2, 1.25, 'avif'),
    paint(stalls, 1, 1, 'webp'),
  ]);
  return { row, rows, fallback, upper: upperRow(stalls.length) };
}

/** Pixels, not the drawing: a slow phone paints the SVG anew in 60 ms whenever the page above changes its height. */
async function paint(
  stalls: readonly Stall[],
  rows: Rows,
  scale: number,
  format: StallsPicture['format'],
): Promise<StallsPicture> {
  const drawing = drawStalls(stalls, rows);
  const options = { quality: QUALITY[format], background: readColour('night') };
  const inputs = [drawing, JSON.stringify([scale, format, options]), VERSIONS];
  const bytes = await makeOnce('stalls', inputs, () =>
    sharp(Buffer.from(drawing), { density: DRAWN_AT * scale })
      .flatten(options)
      .toFormat(format, options)
      .toBuffer(),
  );
  const digest = digestOf(bytes);
  const path = `/assets/stalls.${digest}.${format}`;
  return { bytes, digest, format, path, ...stallsShape(stalls.length, rows) };
}
