import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { takeTurn, workshopFolder } from '../../server/content/publish/take-turn.ts';
import { checkOut, openRepository } from '../../server/content/repository/repository.ts';
import { CODE, SITE_SOURCES } from '../paths.mjs';

/** Code and settings of a build; the content is the owner's. */
const COPIED = [...new Set([...CODE, ...SITE_SOURCES, 'package.json'])].filter(
  (path) => !['content', 'lab', 'tests'].includes(path) && !path.includes('/'),
);

export interface Workshop {
  /** Absolute; holds what a build is made of once it is filled. */
  folder: string;
  /** Makes it a copy of the product's sources with a commit's content in it. Pictures that were made before stay. */
  fill(commit: string): Promise<void>;
  /** Lets the next build in. */
  leave(): void;
}

/**
 * Keeps other builds out of the folder in which a commit is built: a build reads no file that somebody edits, and code
 * that says `content/…` works unchanged.
 * @param root the project's folder, absolute
 * @param maxWaitMs how long another build may keep this one waiting
 * @throws StartupError while another build is under way
 */
export async function enterWorkshop(
  root: string,
  dataDir: string,
  maxWaitMs: number,
): Promise<Workshop> {
  const folder = workshopFolder(dataDir);
  const leave = await takeTurn(folder, maxWaitMs, () =>
    console.log('Another build is under way; waiting for it to end...'),
  );
  return { folder, fill: (commit) => fill(folder, root, dataDir, commit), leave };
}

async function fill(folder: string, root: string, dataDir: string, commit: string): Promise<void> {
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
}

/** Node's permission model lets no program make links by itself, wherever they lead. */
const makeLink = (to: string, at: string): void =>
  void (process.permission ? execFileSync('ln', ['-s', to, at]) : symlinkSync(to, at));
