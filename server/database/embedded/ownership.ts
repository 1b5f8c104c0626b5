import { existsSync, lchownSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { pathsWithin } from '../../process/give-folder.ts';
import { StartupError } from '../../process/startup-error.ts';
import type { Account } from './account.ts';

/**
 * Gives an existing folder and everything in it to the account, as after a first start by another
 * user.
 * @throws StartupError when it belongs to somebody else and we are not root
 */
export function takeOwnership(account: Account, folder: string): void {
  if (process.platform === 'win32' || !existsSync(folder)) return;
  const owner = statSync(folder).uid;
  if (owner === (account.uid ?? process.getuid?.())) return;
  if (process.getuid?.() !== 0) {
    throw new StartupError(
      `The database cannot start: ${folder} belongs to user ${owner}. Start as that user, or run "sudo chown -R $(id -u):$(id -g) ${dirname(folder)}".`,
    );
  }
  for (const path of pathsWithin(folder)) giveTo(account, path);
  // Last, so that an interrupted change of owner is repeated.
  giveTo(account, folder);
}

/**
 * Gives a file or folder that we created to the account.
 * @throws StartupError where root may not give files away (user namespaces, network shares)
 */
export function giveTo(account: Account, path: string): void {
  if (account.uid === undefined) return;
  try {
    // Never through a symbolic link, which could lead out of our folders.
    lchownSync(path, account.uid, account.uid);
  } catch (error) {
    throw new StartupError(
      `The database cannot start: PostgreSQL does not run as root, and root may not give ${path} to another user here (${(error as Error).message}). Start as an ordinary user.`,
    );
  }
}
