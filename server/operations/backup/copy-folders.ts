import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { FOLDERS } from './manifest.ts';

/** Files that are being written: nobody was told that they are there. */
const UNFINISHED = /^\.|\.draft$/;

/**
 * Copies what DATA_DIR holds beside the database: the signing secret, and enquiries that wait until
 * the database is back.
 * @returns names like `spool/x.json`
 */
export async function saveFolders(dataDir: string, staging: string): Promise<string[]> {
  const names: string[] = [];
  for (const folder of FOLDERS) {
    if (!existsSync(join(dataDir, folder))) continue;
    await mkdir(join(staging, folder), { recursive: true, mode: 0o700 });
    for (const entry of await readdir(join(dataDir, folder), { withFileTypes: true })) {
      const name = `${folder}/${entry.name}`;
      if (!entry.isFile() || UNFINISHED.test(entry.name)) continue;
      // An enquiry that is stored meanwhile leaves the spool: then the database holds it.
      const isThere = await copyFile(join(dataDir, name), join(staging, name)).then(
        () => true,
        (error: NodeJS.ErrnoException) => {
          if (error.code !== 'ENOENT') throw error;
          return false;
        },
      );
      if (isThere) names.push(name);
    }
  }
  return names;
}

/**
 * Puts such files back. What else is there stays: an enquiry that waits now is not lost, and one
 * that comes twice is stored once.
 */
export async function putFolders(
  names: readonly string[],
  staging: string,
  dataDir: string,
): Promise<void> {
  for (const name of names) {
    const target = join(dataDir, name);
    const draft = `${target}.restored-${process.pid}`;
    await mkdir(join(target, '..'), { recursive: true, mode: 0o700 });
    try {
      await copyFile(join(staging, name), draft);
      await rename(draft, target);
    } finally {
      await rm(draft, { force: true });
    }
  }
}
