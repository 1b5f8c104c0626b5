import { readdir, readFile, rm } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { contentTypeOf } from '../../server/static/site.ts';

const PICTURES = new Set(['.avif', '.webp', '.jpg', '.jpeg', '.png', '.gif']);
const PICTURE_NAME = /[\w.-]+\.(?:avif|webp|jpe?g|png|gif)\b/g;

/** Astro copies each original that the content refers to, and hardly a page leads to one. */
export async function dropUnlinkedPictures(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const texts = await Promise.all(
    files
      .filter(({ name }) => contentTypeOf(name).isCompressible)
      .map(({ parentPath, name }) => readFile(join(parentPath, name), 'utf8')),
  );
  const named = new Set(texts.flatMap(pictureNames));
  const unlinked = files.filter(
    ({ parentPath, name }) =>
      basename(parentPath) === 'assets' &&
      PICTURES.has(extname(name)) &&
      !pictureNames(name).some((end) => named.has(end)),
  );
  await Promise.all(unlinked.map(({ parentPath, name }) => rm(join(parentPath, name))));
}

/** Of a name with a space or the like it is the end, which is found in text and in folders alike. */
const pictureNames = (text: string): string[] => text.match(PICTURE_NAME) ?? [];
