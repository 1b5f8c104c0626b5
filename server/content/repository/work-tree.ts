import { mkdir, rm } from 'node:fs/promises';
import type { Git } from './git.ts';

/**
 * Makes a folder hold exactly what a commit holds, whatever was in it: only files that differ are written.
 * @param folder absolute; nobody else writes there meanwhile
 */
export async function checkOut(git: Git, commit: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  // Left by a git that was killed here: it would refuse every later one.
  await rm(`${folder}.index.lock`, { force: true });
  const env = { GIT_WORK_TREE: folder, GIT_INDEX_FILE: `${folder}.index` };
  await git(['read-tree', '--reset', '-u', commit], { env });
  await git(['clean', '-fdxq'], { env });
}
