import { readFileSync, statSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartupError } from '../../process/startup-error.ts';
import { readPassword } from './admission.ts';
import { prepareStart } from './data-folder.ts';
import { type Lease, takeLease } from './lease.ts';
import { type Cluster, isRunning, start } from './pg-ctl.ts';
import { readPostmaster, removeDeadLocks } from './postmaster.ts';
import type { Address } from './settings.ts';

/** A running cluster, with our lease on it. */
export interface Membership {
  lease: Lease;
  address: Address;
  /** True when it was running before we joined. */
  wasRunning: boolean;
}

/** Maximum time for crash recovery before a start counts as failed. */
const RECOVERY_TIMEOUT_MS = 300_000;
/**
 * A start may fail because another process started it first; three failures mean a real problem.
 */
const MAX_FAILED_STARTS = 3;
/** Pauses between attempts: another process may be starting or stopping the same cluster. */
const RETRY_DELAYS_MS = [250, 500, 1_000, 2_000, 4_000, 8_000];

/**
 * Starts the cluster at `preferred`, or joins it where it already runs.
 * @throws StartupError when it does not start or does not answer
 */
export async function joinCluster(cluster: Cluster, preferred: Address): Promise<Membership> {
  let reason = '';
  let failedStarts = 0;
  /** Where in the log our last start began: what stands before it is of another day. */
  let logStart: number | undefined;
  for (const delayMs of RETRY_DELAYS_MS) {
    removeDeadLocks(cluster.folder, preferred);
    const wasRunning = await isRunning(cluster);
    if (!wasRunning) {
      prepareStart(cluster, preferred);
      logStart = statSync(cluster.log).size;
      const { code } = await start(cluster);
      if (code !== 0) failedStarts += 1;
      if (failedStarts === MAX_FAILED_STARTS) break;
    }
    const address = readPostmaster(cluster.folder)?.address ?? preferred;
    try {
      const lease = await takeLease(cluster, connectionTo(cluster, address), RECOVERY_TIMEOUT_MS);
      return { lease, address, wasRunning };
    } catch (error) {
      reason = (error as Error).message;
    }
    await sleep(delayMs);
  }
  const cause = logStart === undefined ? undefined : readCause(cluster.log, logStart);
  throw new StartupError(
    `The database in ${cluster.folder} cannot start (${cause ?? reason}): the last lines of ${cluster.log} say why.`,
  );
}

/** Connection string of a database of the cluster; the superuser and its own database by default. */
export function connectionTo(
  { folder }: Pick<Cluster, 'folder'>,
  address: Address,
  user = 'postgres',
  database = user,
): string {
  const host = encodeURIComponent(address.socketFolder ?? '127.0.0.1');
  return `postgres://${user}:${readPassword(folder)}@localhost:${address.port}/${database}?host=${host}`;
}

/** Finds PostgreSQL's reason in the log, from byte `from` on, where this start began. */
function readCause(log: string, from: number): string | undefined {
  const lines = readFileSync(log).subarray(from).toString().split('\n');
  const line = lines.find((text) => /FATAL|PANIC|could not/.test(text));
  return line?.replace(/^.*\[\d+\] /, '').trim();
}
