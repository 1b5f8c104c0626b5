import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { openRepository } from '../../server/content/repository/repository.ts';
import { checkOut } from '../../server/content/repository/work-tree.ts';
import { StartupError } from '../../server/process/startup-error.ts';
import { siteData } from '../../server/static/builds/notes.ts';
import { CODE, SITE_SOURCES } from '../paths.mjs';

/** Code and settings of a build; the content is the owner's. */
const COPIED = [...new Set([...CODE, ...SITE_SOURCES, 'package.json'])].filter(
  (path) => path !== 'content' && path !== 'tests' && !path.includes('/'),
);

export interface Workshop {
  /** Absolute; holds what a build of this commit is made of. */
  folder: string;
  /** Lets the next build in. */
  leave(): void;
}

/**
 * Makes a copy of the product's sources with a commit's content in it, and keeps others out meanwhile: a build reads no
 * file that somebody edits, and code that says `content/…` works unchanged. Pictures that were made before stay.
 * @param root the project's folder, absolute
 * @throws StartupError while another build is under way
 */
export async function enterWorkshop(
  root: string,
  dataDir: string,
  commit: string,
): Promise<Workshop> {
  const folder = join(siteData(dataDir), 'workshop');
  mkdirSync(folder, { recursive: true });
  const leave = takeLock(join(folder, '.busy'));
  try {
    for (const path of COPIED) {
      rmSync(join(folder, path), { recursive: true, force: true });
      cpSync(join(root, path), join(folder, path), { recursive: true, preserveTimestamps: true });
    }
    rmSync(join(folder, 'node_modules'), { force: true });
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    const made = '.cache/astro';
    if (!existsSync(join(folder, made)) && existsSync(join(root, made)))
      cpSync(join(root, made), join(folder, made), { recursive: true });
    await checkOut(openRepository(dataDir).git, commit, join(folder, 'content'));
  } catch (error) {
    leave();
    throw error;
  }
  return { folder, leave };
}

/** A lock whose owner is gone is nobody's. */
function takeLock(file: string): () => void {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
  } catch {
    if (isRunning(Number(readFileSync(file, 'utf8'))))
      throw new StartupError('Another build is under way. Try again in a minute.');
    writeFileSync(file, String(process.pid));
  }
  return () => rmSync(file, { force: true });
}

function isRunning(pid: number): boolean {
  if (!pid || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
