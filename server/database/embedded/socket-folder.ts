import { createHash } from 'node:crypto';
import { chownSync, lstatSync, mkdirSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartupError } from '../../process/startup-error.ts';
import type { Cluster } from './pg-ctl.ts';
import { type Address, fitsSocket } from './settings.ts';

/**
 * Chooses where clients reach the cluster. The same folder gives the same answer in every process,
 * except on Windows, where Node cannot open PostgreSQL's sockets and a free port is used.
 * @throws StartupError when the short folder exists and others may use it
 */
export async function chooseAddress(cluster: Cluster): Promise<Address> {
  if (process.platform === 'win32') return { port: await findFreePort() };
  if (fitsSocket(cluster.folder)) return { socketFolder: cluster.folder, port: 5432 };
  return { socketFolder: makeShortFolder(cluster), port: 5432 };
}

/** Creates a private folder named after a digest of the long path. */
function makeShortFolder(cluster: Cluster): string {
  const { folder, account } = cluster;
  const name = `yctfc-${createHash('sha256').update(folder).digest('hex').slice(0, 12)}`;
  const parent = [tmpdir(), '/tmp'].find((path) => fitsSocket(join(path, name))) ?? '/tmp';
  const short = join(parent, name);
  const owner = account.uid ?? process.getuid?.();
  removePredecessor(short, cluster);
  try {
    mkdirSync(short, { mode: 0o700 });
    if (account.uid !== undefined) chownSync(short, account.uid, account.uid);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const found = lstatSync(short);
    // Another user could have created it first, to intercept connections to the database.
    if (!found.isDirectory() || found.uid !== owner || (found.mode & 0o077) !== 0) {
      throw new StartupError(
        `The database cannot start: ${short} exists and belongs to somebody else. Remove it, or set DATA_DIR to a shorter path.`,
      );
    }
  }
  return short;
}

/** 1.0.0, started by root and killed, left a short folder of the creator's behind. */
function removePredecessor(short: string, { account, creator }: Cluster): void {
  const owner = lstatSync(short, { throwIfNoEntry: false })?.uid;
  if (creator.uid !== undefined && owner === creator.uid && owner !== account.uid)
    rmSync(short, { recursive: true });
}

/** Removes the short folder after a stop, if the cluster had one. */
export function removeSocketFolder(cluster: Cluster, { socketFolder }: Address): void {
  if (socketFolder && socketFolder !== cluster.folder)
    rmSync(socketFolder, { recursive: true, force: true });
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
