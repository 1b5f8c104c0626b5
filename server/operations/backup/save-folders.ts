import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { bundleContent } from '../../content/repository/bundle.ts';
import { FOLDERS } from './manifest.ts';

/** Files still being written, which nobody relies on yet. */
const UNFINISHED = /^\.|\.draft$/;

/**
 * Copies the files of DATA_DIR to back up: the owner's content, the signing secret, and enquiries waiting in the spool.
 * @param staging a new folder that nobody else may enter
 * @returns names like `spool/x.json`
 */
export async function saveFolders(dataDir: string, staging: string): Promise<string[]> {
  const names: string[] = [];
  await bundleContent(dataDir);
  for (const folder of FOLDERS) {
    if (!existsSync(join(dataDir, folder))) continue;
    await mkdir(join(staging, folder));
    for (const entry of await readdir(join(dataDir, folder), { withFileTypes: true })) {
      const name = `${folder}/${entry.name}`;
      if (!entry.isFile() || UNFINISHED.test(entry.name)) continue;
      // An enquiry stored meanwhile leaves the spool; the database then holds it.
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
