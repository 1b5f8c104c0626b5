import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir } from 'node:fs/promises';
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
