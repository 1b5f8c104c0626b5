import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import type * as v from 'valibot';
import type {
  ContentChange,
  cropSchema,
  FieldPath,
  OpenFile,
} from '../../contract/desk/content/content.ts';
import { valueAt } from '../../contract/desk/content/field-path.ts';
import { pictureId } from '../../contract/desk/content/picture-source.ts';
import type { Drafts } from './drafts.ts';
import { refusal } from './refusal.ts';
import type { FileChange } from './repository/repository.ts';
import { applyChanges } from './save/apply-changes.ts';
import { readValues } from './save/content-text.ts';
import { commitChecked, findFile, openFile } from './save/save-changes.ts';

export interface PictureOrder {
  id: string;
  path: FieldPath;
  version: string;
  alt: string;
  crop: Crop;
  sent: Buffer;
}

export async function replacePicture(
  drafts: Drafts,
  by: string,
  { id, path, version, alt, crop, sent }: PictureOrder,
): Promise<{ file: OpenFile; commit: string }> {
  const head = await drafts.head();
  const now = await findFile(drafts, head, id);
  if (now.version !== version)
    throw refusal(409, 'Somebody else has changed this file meanwhile. Open it again.');
  const before = pictureAt(id, readValues(id, now.text).values, path);
  if (!before || !(await drafts.repository.list(head)).has(before))
    throw refusal(400, 'path must lead to a picture of the file.');
  const { bytes, extension } = await encodePicture(sent, crop);
  const name = nameFor(before, bytes, extension);
  const src = relativeTo(id, name);
  const changes: ContentChange[] = [
    { op: 'set', path: [...path, 'src'], value: src },
    ...(alt ? [{ op: 'set' as const, path: [...path, 'alt'], value: alt }] : []),
  ];
  const text = applyChanges(id, now.text, changes);
  const files: FileChange[] = [
    { id, bytes: Buffer.from(text) },
    { id: name, bytes },
  ];
  const file = posix.basename(before);
  const others = (await drafts.repository.mentioning(head, file)).filter((other) => other !== id);
  if (name !== before && others.length === 0 && !text.includes(file))
    files.push({ id: before, bytes: null });
  const words = `Another picture in ${id}`;
  const commit = await commitChecked(drafts, head, { by, words, changes: files });
  return { file: await openFile(drafts, commit, id), commit };
}

/** @returns the id that the picture's source leads to, whether or not there is such a file */
function pictureAt(id: string, values: unknown, path: FieldPath): string | undefined {
  const { src } = (valueAt(values, path) ?? {}) as { src?: unknown };
  return typeof src === 'string' ? pictureId(id, src) : undefined;
}

/** `gallery/kathi-1a2b3c4d.jpg`: another picture is another name, so that nobody sees an old one from a cache. */
function nameFor(before: string, bytes: Buffer, extension: string): string {
  const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  const stem = posix.basename(before, posix.extname(before)).replace(/-[0-9a-f]{8}$/, '');
  return posix.join(posix.dirname(before), `${stem}-${digest}.${extension}`);
}

function relativeTo(id: string, name: string): string {
  const way = posix.relative(posix.dirname(id), name);
  return way.startsWith('../') ? way : `./${way}`;
}

export type Crop = v.InferOutput<typeof cropSchema>;

/** Kinds of picture that a phone or a camera makes; drawings hold programs, and the rest no browser shows. */
const KINDS = new Set(['jpeg', 'png', 'webp', 'heif']);
const MAX_PIXELS = 50_000_000;
/** A panorama has as many in a row; a single line of millions takes minutes to draw. */
const MAX_SIDE = 30_000;
const WIDEST = 2400;
const QUALITY = 85;

/** Makes a picture that somebody sent into one of ours: upright, cropped, without what the camera wrote into it. */
export async function encodePicture(sent: Buffer, crop: Crop) {
  if (sent.length === 0) throw refusal(422, NO_PICTURE);
  // Only here: it is a heavy library, and the server starts without it.
  const { default: sharp } = await import('sharp');
  const open = () => sharp(sent, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
  const { format, compression, width, height } = await open()
    .metadata()
    .catch((error: Error) => {
      throw refusal(422, /pixel limit/i.test(error.message) ? TOO_LARGE : NO_PICTURE);
    });
  if (!KINDS.has(format ?? '') || (format === 'heif' && compression !== 'av1'))
    throw refusal(422, NO_PICTURE);
  if (Math.max(width, height) > MAX_SIDE) throw refusal(422, TOO_LARGE);
  try {
    const { data, info } = await open().rotate().raw().toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    const area = areaOf(crop, width, height);
    const hasAlpha = channels === 4 && !(await open().stats()).isOpaque;
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
