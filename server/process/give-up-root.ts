import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import { findClosedFolders, OWN_UID } from '../database/embedded/account.ts';
import type { Env } from '../env.ts';
import { giveFolder } from './give-folder.ts';

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));
/** What a running server writes in DATA_DIR; PostgreSQL's part has its owner already. */
const WRITTEN = ['content', 'mail', 'secrets', 'site', 'spool'];

/**
 * Goes on as the unprivileged user that PostgreSQL runs as, with its own folders given to it, when
 * root started us on Linux. Where that would break the product, we stay root and log why.
 * Ports below 1024 and the database's files must be open before.
 */
export function giveUpRoot(
  env: Pick<Env, 'dataDir' | 'databaseUrl'>,
  log: Pick<Logger, 'info' | 'warn'>,
): void {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return;
  const reason = findObstacle(env) ?? changeUser(env.dataDir);
  if (reason) log.warn(`The server keeps running as root: ${reason}.`);
  else log.info({ uid: OWN_UID }, 'root given up');
}

/** Checked before anything is given away. */
function findObstacle({
  dataDir,
  databaseUrl,
}: Pick<Env, 'dataDir' | 'databaseUrl'>): string | undefined {
  if (databaseUrl && needsFiles(databaseUrl)) {
    return 'DATABASE_URL has no password of its own or names files, which an ordinary user might not read';
  }
  mkdirSync(dataDir, { recursive: true });
  const closed = findClosedFolders([PROJECT, dataDir], OWN_UID);
  return closed.length > 0
    ? `other users may not enter ${closed.join(' and ')} (chmod o+x would let them)`
    : undefined;
}

/** Whether a connection needs root's own files (.pgpass, certificates) or root's name (peer). */
function needsFiles(databaseUrl: string): boolean {
  const { password, searchParams } = new URL(databaseUrl);
  return password === '' || [...searchParams.values()].some((value) => value.includes('/'));
}

function changeUser(dataDir: string): string | undefined {
  try {
    for (const name of WRITTEN) {
      const folder = join(dataDir, name);
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      // Files too, also where the folder is ours: root may have restored a backup into it.
      giveFolder(folder, { uid: OWN_UID, gid: OWN_UID });
    }
    process.setgroups?.([]);
    process.setgid?.(OWN_UID);
    process.setuid?.(OWN_UID);
    return undefined;
  } catch (error) {
    return `changing to user ${OWN_UID} failed (${(error as Error).message})`;
  }
}
