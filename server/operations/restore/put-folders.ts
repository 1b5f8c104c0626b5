import { copyFile, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Copies a backup's files into DATA_DIR. Other files there stay: an enquiry waiting now is not
 * lost, and one that is there twice is stored once.
 * @param names like `spool/x.json`
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
