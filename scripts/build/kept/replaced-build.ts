import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { StartupError } from '../../../server/process/startup-error.ts';

const keptFor = (folder: string): string =>
  join(dirname(folder), '.cache/replaced', basename(folder));

export function replaceBuild(folder: string, next: string): void {
  const kept = keptFor(folder);
  rmSync(kept, { recursive: true, force: true });
  mkdirSync(dirname(kept), { recursive: true });
  if (existsSync(folder)) renameSync(folder, kept);
  else mkdirSync(dirname(folder), { recursive: true });
  renameSync(next, folder);
}

export function undoBuild(folder: string): void {
  const kept = keptFor(folder);
  if (!existsSync(kept)) throw new StartupError('No build before this one is kept.');
  const aside = join(dirname(kept), `aside-${process.pid}`);
  renameSync(kept, aside);
  if (existsSync(folder)) renameSync(folder, kept);
  renameSync(aside, folder);
}
