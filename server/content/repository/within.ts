import { lstat, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isPlainName } from '../../../contract/desk/content/picture-source.ts';

/** The only way in which a name that came with content becomes a place on the disk. */
async function placeWithin(root: string, name: string): Promise<string> {
  if (!isPlainName(name)) throw new Error(`${JSON.stringify(name)} is no name of a file.`);
  let place = root;
  for (const part of name.split('/')) {
    place = join(place, part);
    const found = await lstat(place).catch(() => undefined);
    if (found?.isSymbolicLink()) throw new Error(`${place} is a link.`);
  }
  return place;
}

export async function writeWithin(root: string, name: string, bytes: Buffer): Promise<void> {
  const place = await placeWithin(root, name);
  await mkdir(dirname(place), { recursive: true });
  await writeFile(place, bytes);
}

export async function removeWithin(root: string, name: string): Promise<void> {
  await rm(await placeWithin(root, name), { force: true });
}
