import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import type { ContentChange, FieldPath, OpenFile } from '../../../contract/desk/content/content.ts';
import { pictureId } from '../../../contract/desk/content/picture-source.ts';
import type { Drafts } from '../draft/drafts.ts';
import { refusal } from '../refusal.ts';
import type { FileChange } from '../repository/import-stream.ts';
import { applyChanges } from '../save/apply-changes.ts';
import { readValues, valueAt } from '../save/content-text.ts';
import { findFile, openFile } from '../save/open-file.ts';
import { commitChecked } from '../save/save-changes.ts';
import { type Crop, encodePicture } from './encode-picture.ts';

export interface PictureOrder {
  id: string;
  /** The picture's fields: `src` and `alt`. */
  path: FieldPath;
  version: string;
  alt: string;
  crop: Crop;
  sent: Buffer;
}

/**
 * Puts another picture in the place of one. Its name is made of the old one and of what it holds; the old file goes when
 * nothing else shows it.
 */
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
  if (name !== before && !(await isShown(drafts, head, before, { id, text })))
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

/** Whether some text of the draft, other than the one that is changed, or that one as it will be, names the file. */
async function isShown(
  drafts: Drafts,
  head: string,
  picture: string,
  changed: { id: string; text: string },
): Promise<boolean> {
  const name = posix.basename(picture);
  const others = [...(await drafts.readTexts(head))].filter(([other]) => other !== changed.id);
  return [changed.text, ...others.map(([, text]) => text)].some((text) => text.includes(name));
}
