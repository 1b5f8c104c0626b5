import { getImage } from 'astro:assets';
import type { ContentPicture } from '../content/shared/picture.ts';

/** The shapes that search engines show a picture in: 1:1, 4:3 and 16:9; our pictures are at least as large. */
const SHAPES = [
  { width: 720, height: 720 },
  { width: 960, height: 720 },
  { width: 960, height: 540 },
];

/** Paths of a picture cut to each shape that search engines ask for. */
export const pictureCrops = (picture: ContentPicture): Promise<string[]> =>
  Promise.all(
    SHAPES.map(
      async (shape) =>
        (await getImage({ src: picture.src, ...shape, fit: 'cover', format: 'webp' })).src,
    ),
  );
