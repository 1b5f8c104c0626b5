import type * as v from 'valibot';
import type { cropSchema } from '../../../contract/desk/content/content.ts';
import { refusal } from '../refusal.ts';

export type Crop = v.InferOutput<typeof cropSchema>;

/** Kinds of picture that a phone or a camera makes; drawings hold programs, and the rest no browser shows. */
const KINDS = new Set(['jpeg', 'png', 'webp', 'heif']);
const MOST_PIXELS = 50_000_000;
/** A panorama has as many in a row; a single line of millions takes minutes to draw. */
const LONGEST_SIDE = 30_000;
/** The widest place of a page, on a sharp screen. */
const WIDEST = 2400;
const QUALITY = 85;

export interface EncodedPicture {
  bytes: Buffer;
  extension: 'jpg' | 'png';
}

/**
 * Makes a picture that somebody sent into one of ours: upright, cropped, without what the camera wrote into it.
 * @throws HTTPException 422 for anything that is no such picture, by its bytes and not by its name
 */
export async function encodePicture(sent: Buffer, crop: Crop): Promise<EncodedPicture> {
  if (sent.length === 0) throw refusal(422, NO_PICTURE);
  // Only here: it is a heavy library, and the server starts without it.
  const { default: sharp } = await import('sharp');
  const open = () => sharp(sent, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
  const {
    format,
    compression,
    width = 0,
    height = 0,
  } = await open()
    .metadata()
    .catch((error: Error) => {
      throw refusal(422, /pixel limit/i.test(error.message) ? TOO_LARGE : NO_PICTURE);
    });
  if (!KINDS.has(format ?? '') || (format === 'heif' && compression !== 'av1'))
    throw refusal(422, NO_PICTURE);
  if (Math.max(width, height) > LONGEST_SIDE) throw refusal(422, TOO_LARGE);
  try {
    const { data, info } = await open().rotate().raw().toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    const area = areaOf(crop, width, height);
    const hasAlpha = channels === 4 && !(await isOpaque(open));
    const cropped = sharp(data, { raw: { width, height, channels } })
      .extract(area)
      .resize({ width: WIDEST, height: WIDEST, fit: 'inside', withoutEnlargement: true });
    return hasAlpha
      ? { bytes: await cropped.png({ compressionLevel: 9 }).toBuffer(), extension: 'png' }
      : {
          bytes: await cropped.removeAlpha().jpeg({ quality: QUALITY, mozjpeg: true }).toBuffer(),
          extension: 'jpg',
        };
  } catch {
    throw refusal(422, NO_PICTURE);
  }
}

const NO_PICTURE = 'The file is no picture that can be used. Choose a JPEG, PNG, WebP or AVIF.';
const TOO_LARGE =
  'The picture has more than 50 million pixels, or more than 30,000 in a row. Make it smaller first.';

const isOpaque = async (open: () => import('sharp').Sharp): Promise<boolean> =>
  (await open().stats()).isOpaque;

function areaOf(crop: Crop, width: number, height: number) {
  const left = Math.min(Math.round(crop.left * width), width - 1);
  const top = Math.min(Math.round(crop.top * height), height - 1);
  return {
    left,
    top,
    width: Math.max(1, Math.min(Math.round(crop.width * width), width - left)),
    height: Math.max(1, Math.min(Math.round(crop.height * height), height - top)),
  };
}
