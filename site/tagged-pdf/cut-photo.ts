import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { makeOnce, versionsOf } from '../build-cache/build-cache.ts';
import type { ContentPicture } from '../content/shared/picture.ts';
import { pictureFile } from '../pictures/picture-file.ts';

export async function cutPhoto(
  { src }: ContentPicture,
  size: { width: number; height: number },
): Promise<Buffer> {
  const file = await readFile(pictureFile(src));
  const jpeg = { quality: 74, mozjpeg: true } as const;
  const settings = JSON.stringify([size, jpeg]);
  return makeOnce('photo', [file, settings, versionsOf('sharp')], () =>
    sharp(file)
      .resize({ ...size, fit: 'cover' })
      .jpeg(jpeg)
      .toBuffer(),
  );
}
