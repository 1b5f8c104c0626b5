import { createReadStream, createWriteStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { type Pack, pack } from 'tar-stream';

/**
 * Writes files of a folder into one `tar.gz`, in the given order. Only its owner may read it and
 * the files unpacked from it with `tar`.
 * @param mtime modification time of every file in the archive
 * @returns once everything is synced to the disk
 */
export async function writeArchive(
  folder: string,
  names: readonly string[],
  mtime: Date,
  target: string,
): Promise<void> {
  const archive = pack();
  await Promise.all([
    pipeline(archive, createGzip(), createWriteStream(target, { mode: 0o600 })),
    addFiles(archive, folder, names, mtime),
  ]);
  const file = await open(target, 'r+');
  await file.sync();
  await file.close();
}

async function addFiles(
  archive: Pack,
  folder: string,
  names: readonly string[],
  mtime: Date,
): Promise<void> {
  for (const name of names) {
    const path = join(folder, name);
    const { size } = await stat(path);
    await pipeline(createReadStream(path), archive.entry({ name, size, mtime, mode: 0o600 }));
  }
  archive.finalize();
}
