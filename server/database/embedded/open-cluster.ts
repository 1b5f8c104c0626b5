import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { StartupError } from '../../process/startup-error.ts';
import { chooseAccount, chooseCreator } from './account.ts';
import { ensurePassword } from './admission.ts';
import { findBinaries } from './binaries.ts';
import { ensureCluster, rotateLog } from './data-folder.ts';
import { joinCluster, type Membership } from './join-cluster.ts';
import { type Cluster, isRunning } from './pg-ctl.ts';
import { readPostmaster } from './postmaster.ts';
import { chooseAddress } from './socket-folder.ts';

/**
 * Creates the cluster of a data folder if missing, and joins or starts it.
 * @param dataDir absolute
 * @throws StartupError with one sentence that says what to do
 */
export async function openCluster(dataDir: string): Promise<Membership & { cluster: Cluster }> {
  try {
    const cluster = prepareCluster(dataDir);
    await ensureCluster(cluster);
    await ensurePassword(cluster);
    const isUp = await isRunning(cluster);
    if (!isUp) rotateLog(cluster);
    const running = isUp ? readPostmaster(cluster.folder) : undefined;
    const preferred = running?.address ?? (await chooseAddress(cluster));
    return { cluster, ...(await joinCluster(cluster, preferred)) };
  } catch (error) {
    const { message, syscall } = error as NodeJS.ErrnoException;
    // A full disk or an unwritable folder is for the owner to fix, not a defect.
    if (!syscall) throw error;
    throw new StartupError(
      `The database cannot start: ${message}. Check that ${dataDir} may be written and that the disk has room.`,
      { cause: error },
    );
  }
}

function prepareCluster(dataDir: string): Cluster {
  mkdirSync(dataDir, { recursive: true });
  const binaries = findBinaries();
  return {
    binaries,
    account: chooseAccount([binaries.folder, dataDir]),
    creator: chooseCreator([binaries.folder, dataDir]),
    folder: join(dataDir, 'postgres'),
    log: join(dataDir, 'postgres.log'),
  };
}
