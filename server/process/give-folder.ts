import { lchownSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

type Owner = Record<'uid' | 'gid', number>;

/** Deepest first, and never through a link: one leads to the packages that root runs. */
export function* pathsWithin(folder: string): Generator<string> {
  for (const entry of unlessGone(() => readdirSync(folder, { withFileTypes: true })) ?? []) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* pathsWithin(path);
    yield path;
  }
}

export function giveFolder(folder: string, owner: Owner): void {
  for (const path of pathsWithin(folder)) give(path, owner);
  give(folder, owner);
}

/** Gives what root wrote into another user's folder to that user. */
export function giveToOwner(folder: string): void {
  if (process.getuid?.() !== 0) return;
  const owner = statSync(folder);
  if (owner.uid !== 0) giveFolder(folder, owner);
}

const give = (path: string, { uid, gid }: Owner): void =>
  unlessGone(() => lchownSync(path, uid, gid));

/** A running server may remove meanwhile what it no longer needs. */
function unlessGone<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
