import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { makeOnce } from '../build-cache/build-cache.ts';
import { pictureFile } from './picture-file.ts';

const known = new Map<string, Promise<string>>();

/** The colour that most of a picture has, as `#rrggbb`: it holds the place until the picture is there. */
export function findTint(image: Parameters<typeof pictureFile>[0]): Promise<string> {
  const file = pictureFile(image);
  const tint = known.get(file) ?? measureTint(file);
  known.set(file, tint);
  return tint;
}

async function measureTint(file: string): Promise<string> {
  const picture = await readFile(file);
  const tint = await makeOnce('tint', [picture], async () => {
    const { dominant } = await sharp(picture).stats();
    return Buffer.from(`#${[dominant.r, dominant.g, dominant.b].map(toHex).join('')}`);
  });
  return tint.toString();
}

const toHex = (byte: number): string => byte.toString(16).padStart(2, '0');
