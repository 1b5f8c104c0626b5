import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { giveTo } from './ownership.ts';
import { type Cluster, isRunning, reload } from './pg-ctl.ts';

/**
 * The password lies beside the data that it opens: whoever may read one may read the other, and a
 * backup, which holds the data of no particular cluster, does not take it along.
 */
const PASSWORD_FILE = 'yctfc-password';
const PASSWORD_BYTES = 32;

const admit = (method: 'scram-sha-256' | 'trust'): string =>
  [
    '# Written by the server at each start; changes here are lost.',
    `local all all ${method}`,
    `host all all 127.0.0.1/32 ${method}`,
    '',
  ].join('\n');

/** pg_hba.conf that lets nobody in without the password. */
const STRICT = admit('scram-sha-256');

export const drawPassword = (): string => randomBytes(PASSWORD_BYTES).toString('base64url');

/** Reads the password that both of the cluster's roles have. */
export const readPassword = (folder: string): string =>
  readFileSync(join(folder, PASSWORD_FILE), 'utf8').trim();

/** Whether the cluster asks everybody for the password. */
export const isGuarded = (folder: string): boolean => readAdmission(folder) === STRICT;

const readAdmission = (folder: string): string | undefined => {
  const path = join(folder, 'pg_hba.conf');
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
};

/** Makes the cluster ask everybody for the password, from its next start or reload on. */
export const guard = (cluster: Cluster): void => writeAdmission(cluster, STRICT);

/** Writes the password and the strict pg_hba.conf into a cluster that `initdb` has just made. */
export function guardNew(cluster: Cluster, folder: string, password: string): void {
  guard({ ...cluster, folder });
  writeFileSync(join(folder, PASSWORD_FILE), `${password}\n`, { mode: 0o600 });
}

/**
 * Gives a cluster without a password file one: it was made by 1.0.0, which trusted every process of
 * its user, or the file was lost. Whoever owns the data folder is let in once, to set it
 * (`requirePassword` in lease.ts), and nobody any more after that.
 */
export async function ensurePassword(cluster: Cluster): Promise<void> {
  const file = join(cluster.folder, PASSWORD_FILE);
  if (existsSync(file)) return;
  if (isGuarded(cluster.folder)) {
    writeAdmission(cluster, admit('trust'));
    if (await isRunning(cluster)) await reload(cluster);
  }
  const draft = draftOf(file);
  writeFileSync(draft, `${drawPassword()}\n`, { mode: 0o600, flag: 'wx' });
  giveTo(cluster.account, draft);
  try {
    // Of processes that start together, the first one's password counts.
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
}

function writeAdmission({ account, folder }: Cluster, text: string): void {
  const path = join(folder, 'pg_hba.conf');
  const draft = draftOf(path);
  writeFileSync(draft, text, { mode: 0o600, flag: 'wx' });
  giveTo(account, draft);
  renameSync(draft, path);
}

const draftOf = (path: string): string =>
  `${path}.${process.pid}.${randomBytes(4).toString('hex')}`;
