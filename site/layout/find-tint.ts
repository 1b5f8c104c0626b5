import sharp from 'sharp';
import { pictureFile } from '../share/picture-file.ts';

const known = new Map<string, Promise<string>>();

async function measure(file: string): Promise<string> {
  const { dominant } = await sharp(file).stats();
  return `#${[dominant.r, dominant.g, dominant.b].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** The colour that most of a picture has, as `#rrggbb`: it holds the place until the picture is there. */
export function findTint(image: Parameters<typeof pictureFile>[0]): Promise<string> {
  const file = pictureFile(image);
  const tint = known.get(file) ?? measure(file);
  known.set(file, tint);
  return tint;
}
