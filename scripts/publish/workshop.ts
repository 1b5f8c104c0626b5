import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { workshopFolder } from '../../server/content/publish/take-turn.ts';
import { checkOut, openRepository } from '../../server/content/repository/repository.ts';
import { CODE, SITE_SOURCES } from '../paths.mjs';

const COPIED = [...new Set([...CODE, ...SITE_SOURCES, 'package.json'])].filter(
  (path) => !['content', 'lab', 'tests'].includes(path) && !path.includes('/'),
);

/** Makes the workshop a copy of the product's sources with a commit's content in it. Pictures that were made before stay. */
export async function fillWorkshop(root: string, dataDir: string, commit: string): Promise<string> {
  const folder = workshopFolder(dataDir);
  for (const path of COPIED) {
    rmSync(join(folder, path), { recursive: true, force: true });
    cpSync(join(root, path), join(folder, path), { recursive: true, preserveTimestamps: true });
  }
  rmSync(join(folder, 'node_modules'), { force: true });
  makeLink(join(root, 'node_modules'), join(folder, 'node_modules'));
  const made = '.cache/astro';
  if (!existsSync(join(folder, made)) && existsSync(join(root, made)))
    cpSync(join(root, made), join(folder, made), { recursive: true });
  await checkOut(openRepository(dataDir).git, commit, join(folder, 'content'));
  return folder;
}

/** Node's permission model lets no program make links by itself, wherever they lead. */
const makeLink = (to: string, at: string): void =>
  void (process.permission ? execFileSync('ln', ['-s', to, at]) : symlinkSync(to, at));
