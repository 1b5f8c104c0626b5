import sharp from 'sharp';

const GAP = 20;
const HEIGHT = 580;
const PAPER = '#fff8ee';

/**
 * Stands first screens side by side on one WebP picture, equally high; it is the README's.
 * @param images PNG, from left to right
 * @returns size of the file in bytes
 */
export async function writeBanner(images: readonly Buffer[], file: string): Promise<number> {
  const screens = await Promise.all(
    images.map((image) =>
      sharp(image).resize({ height: HEIGHT }).png().toBuffer({ resolveWithObject: true }),
    ),
  );
  let left = GAP;
  const layers = screens.map(({ data, info }) => {
    const layer = { input: data, left, top: GAP };
    left += info.width + GAP;
    return layer;
  });
  const paper = sharp({
    create: { width: left, height: HEIGHT + 2 * GAP, channels: 3, background: PAPER },
  });
  const { size } = await paper.composite(layers).webp({ quality: 70, effort: 6 }).toFile(file);
  return size;
}
