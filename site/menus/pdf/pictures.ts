import sharp from 'sharp';
import { makeOnce, versionsOf } from '../../build-cache/build-cache.ts';

const drawings = import.meta.glob<string>('/content/brands/*/{logo,motif}.svg', {
  query: '?raw',
  import: 'default',
});
const heroes = import.meta.glob<string>('/content/brands/*/hero.*', {
  query: '?inline',
  import: 'default',
});

/** An SVG as bytes, and its width divided by its height. */
export interface Drawing {
  svg: Buffer;
  ratio: number;
}

/** A brand's pictures as @react-pdf/renderer takes them. */
export interface MenuPictures {
  logo: Drawing;
  motif: Drawing;
  /** A JPEG. */
  hero: Buffer;
}

/** Pixels of the hero picture: 170 per inch at the size at which it is printed. */
const HERO = { width: 672, height: 408 } as const;
const JPEG = { quality: 72, mozjpeg: true } as const;

/**
 * Reads logo, motif and hero of a brand from its content folder.
 * @throws when one of them is missing.
 */
export async function loadPictures(slug: string): Promise<MenuPictures> {
  const [logo, motif, hero] = await Promise.all([
    readDrawing(slug, 'logo'),
    readDrawing(slug, 'motif'),
    readHero(slug),
  ]);
  return { logo, motif, hero };
}

async function readDrawing(slug: string, name: 'logo' | 'motif'): Promise<Drawing> {
  const path = `/content/brands/${slug}/${name}.svg`;
  const load = drawings[path];
  if (!load) throw new Error(`${path.slice(1)} is missing`);
  const svg = Buffer.from(await load());
  const { width, height } = await sharp(svg).metadata();
  return { svg, ratio: width / height };
}

async function readHero(slug: string): Promise<Buffer> {
  const folder = `/content/brands/${slug}/hero.`;
  const load = Object.entries(heroes).find(([path]) => path.startsWith(folder))?.[1];
  if (!load) throw new Error(`${folder.slice(1)}jpg is missing`);
  const [, data = ''] = (await load()).split(',');
  return makeOnce('menu-hero', [data, JSON.stringify([HERO, JPEG]), versionsOf('sharp')], () =>
    sharp(Buffer.from(data, 'base64'))
      .resize({ ...HERO, fit: 'cover' })
      .jpeg(JPEG)
      .toBuffer(),
  );
}
