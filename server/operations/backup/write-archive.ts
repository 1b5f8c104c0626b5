import { createReadStream, createWriteStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { type Pack, pack } from 'tar-stream';
import { encryptStream } from '../passphrase/encryption.ts';

export interface ArchiveOptions {
  folder: string;
  /** Files of the folder, in the order in which they are written. */
  names: readonly string[];
  /** Modification time of every file in the archive. */
  mtime: Date;
  target: string;
  /** Encrypts the archive, see `encryptStream`. */
  passphrase?: string | undefined;
}

/**
 * Writes files of a folder into one `tar.gz`, encrypted where there is a passphrase. Only its owner
 * may read it and the files unpacked from it with `tar`.
 * @returns once everything is synced to the disk
 */
export async function writeArchive(options: ArchiveOptions): Promise<void> {
  const { folder, names, mtime, target, passphrase } = options;
  const archive = pack();
  const packed = archive.pipe(createGzip());
  archive.on('error', (error) => packed.destroy(error));
  await Promise.all([
    pipeline(
      passphrase === undefined ? packed : await encryptStream(packed, passphrase),
      createWriteStream(target, { mode: 0o600 }),
    ),
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
