import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Card, CardPictures } from './card.ts';
import { dataUrl } from './data-url.ts';
import { HALL } from './hall-face.tsx';
import { PLATE } from './plate-face.tsx';

const MARK = 'public/icon.svg';

/** A card's pictures, its photo once as bytes and once as a digest that stands for it in cache keys. */
export interface ReadPictures {
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
