import sharp, { type OverlayOptions } from 'sharp';

/** A first screen on the picture: PNG, where it stands, how wide, and how round. */
export interface Placed {
  image: Buffer;
  left: number;
  top: number;
  width: number;
  radius: number;
}

const GROUND = '#f1e8db';
const RIM = 3;
const SHADOW = 26;
const INK = '#2a1512';

const draw = ({ width, height }: Size, shape: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shape}</svg>`,
  );

interface Size {
  width: number;
  height: number;
}

/** The screen with round corners, a hairline around it, on its shadow. */
async function place({ image, left, top, width, radius }: Placed, all: Size) {
  const resized = sharp(image).resize({ width }).png();
  const { data, info } = await resized.toBuffer({ resolveWithObject: true });
  const { height } = info;
  const box = `width="${width}" height="${height}" rx="${radius}"`;
  const mask = draw({ width, height }, `<rect ${box}/>`);
  const rim = draw(
    { width, height },
    `<rect ${box} fill="none" stroke="${INK}" stroke-opacity="0.35" stroke-width="${RIM}"/>`,
  );
  const shadow = draw(
    all,
    `<rect x="${left}" y="${top + SHADOW / 2}" ${box} fill="${INK}" fill-opacity="0.3"/>`,
  );
  const layers: OverlayOptions[] = [
    { input: await sharp(shadow).blur(SHADOW).png().toBuffer(), left: 0, top: 0 },
    {
      input: await sharp(data)
        .composite([{ input: rim }, { input: mask, blend: 'dest-in' }])
        .png()
        .toBuffer(),
      left,
      top,
    },
  ];
  return layers;
}

/**
 * Lays screens on one quiet WebP picture, the last on top.
 * @returns size of the file in bytes
 */
export async function writeProductPicture(
  screens: readonly Placed[],
  size: Size,
  file: string,
): Promise<number> {
  const layers = (await Promise.all(screens.map((screen) => place(screen, size)))).flat();
  const ground = sharp({ create: { ...size, channels: 3, background: GROUND } });
  const { size: bytes } = await ground
    .composite(layers)
    .webp({ quality: 82, effort: 6 })
    .toFile(file);
  return bytes;
}
