import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import { CONTENT_UID, findClosedFolders, OWN_UID } from '../database/embedded/account.ts';
import type { Env } from '../env.ts';
import { giveFolder } from './give-folder.ts';

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));
/** What a running server writes in DATA_DIR; PostgreSQL's part has its owner already. */
const WRITTEN = ['mail', 'secrets', 'spool'];
/** What the content worker writes; the server reads it, and keeps its own notes there. */
const OF_CONTENT = ['content', 'site'];

// Ports below 1024 and the database's files are open before. Where it cannot be, we stay root and log why.
export function giveUpRoot(
  env: Pick<Env, 'dataDir' | 'databaseUrl'>,
  log: Pick<Logger, 'info' | 'warn'>,
  contentUid: number | undefined,
): void {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return;
  const reason = findObstacle(env) ?? changeUser(env.dataDir, contentUid);
  if (reason) log.warn(`The server keeps running as root: ${reason}.`);
  else log.info({ uid: OWN_UID }, 'root given up');
}

/** Returns undefined where the content worker runs as the server's user. */
export function giveContentToOwnUser({ dataDir }: Pick<Env, 'dataDir'>): number | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return undefined;
  mkdirSync(dataDir, { recursive: true });
  if (findClosedFolders([PROJECT, dataDir], CONTENT_UID).length > 0) return undefined;
  giveContent(dataDir, CONTENT_UID);
  return CONTENT_UID;
}

/** The server is in the group of that user. */
function giveContent(dataDir: string, uid: number): void {
  for (const name of [...OF_CONTENT, 'site/tmp'])
    mkdirSync(join(dataDir, name), { recursive: true });
  for (const name of OF_CONTENT) {
    const folder = join(dataDir, name);
    giveFolder(folder, { uid, gid: uid });
    chmodSync(folder, 0o770);
  }
}

/** Checked before anything is given away. */
function findObstacle({ dataDir, databaseUrl }: Pick<Env, 'dataDir' | 'databaseUrl'>) {
  if (databaseUrl && needsFiles(databaseUrl))
    return 'DATABASE_URL has no password of its own or names files, which an ordinary user might not read';
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

function changeUser(dataDir: string, contentUid: number | undefined): string | undefined {
  try {
    if (contentUid === undefined) giveContent(dataDir, OWN_UID);
    for (const name of WRITTEN) {
      const folder = join(dataDir, name);
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      // Files too, also where the folder is ours: root may have restored a backup into it.
      chmodSync(folder, 0o700);
      giveFolder(folder, { uid: OWN_UID, gid: OWN_UID });
    }
    process.setgroups?.(contentUid === undefined ? [] : [contentUid]);
    process.setgid?.(OWN_UID);
    process.setuid?.(OWN_UID);
    return undefined;
  } catch (error) {
    return `changing to user ${OWN_UID} failed (${(error as Error).message})`;
  }
}
