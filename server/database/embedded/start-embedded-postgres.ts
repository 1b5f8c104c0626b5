import { mkdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { StartupError } from '../../process/startup-error.ts';
import { chooseAccount, chooseCreator } from './account.ts';
import { type Address, chooseAddress, removeSocketFolder } from './address.ts';
import { ensurePassword, PRODUCT, readPassword, takeLease } from './admission.ts';
import { findBinaries } from './binaries.ts';
import { ensureCluster, prepareStart, rotateLog } from './data-folder.ts';
import { type Cluster, isRunning, start, stop } from './pg-ctl.ts';
import { readPostmaster, removeDeadLocks } from './postmaster.ts';

export interface EmbeddedOptions {
  /** PostgreSQL lives in `postgres/` and logs to `postgres.log` inside. */
  dataDir: string;
  log: Pick<Logger, 'info' | 'warn'>;
}

export type EmbeddedPostgres = Awaited<ReturnType<typeof startEmbeddedPostgres>>;

/** Stands for a lease that broke: the process that restarts the database also stops it. */
const LOST = { isLast: false, close: async () => {} };
const REJOIN_DELAY_MS = 5_000;

// A killed server leaves its database running: it is adopted. A database that goes down is restarted,
// and the last process to use the cluster stops it.
export async function startEmbeddedPostgres(options: EmbeddedOptions) {
  const { log } = options;
  const { cluster, address, wasRunning, ...first } = await openCluster(resolve(options.dataDir));
  log.info({ folder: cluster.folder }, wasRunning ? 'database adopted' : 'database started');
  let { lease } = first;
  let isStopping = false;
  let rejoining = Promise.resolve();
  watch();

  function watch(): void {
    lease.onEnd(() => {
      rejoining = rejoin();
    });
  }

  async function rejoin(): Promise<void> {
    while (!isStopping) {
      log.warn('database lost, starting it again');
      try {
        ({ lease } = await joinCluster(cluster, address));
        watch();
        log.info('database is back');
        return;
      } catch (error) {
        log.warn({ err: error }, 'database does not start');
        await sleep(REJOIN_DELAY_MS, undefined, { ref: false });
      }
    }
  }

  async function leave(): Promise<void> {
    isStopping = true;
    await rejoining;
    const { isLast, close } = await lease.release().catch(() => LOST);
    if (isLast) {
      await stop(cluster);
      removeSocketFolder(cluster, address);
      log.info('database stopped');
    }
    await close();
  }

  let leaving: Promise<void> | undefined;
  return {
    /** The product's database, as a login role that owns it and is no superuser. */
    connectionString: connectionTo(cluster, address, PRODUCT),
    /** For tests and repairs. */
    superuserConnectionString: connectionTo(cluster, address),
    /** Stops the cluster, unless another process still uses it. */
    stop: (): Promise<void> => {
      leaving ??= leave();
      return leaving;
    },
  };
}

async function openCluster(dataDir: string) {
  try {
    const cluster = prepareCluster(dataDir);
    await ensureCluster(cluster);
    await ensurePassword(cluster);
    if (!(await isRunning(cluster))) rotateLog(cluster);
    return { cluster, ...(await joinCluster(cluster, await chooseAddress(cluster))) };
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

const RECOVERY_TIMEOUT_MS = 300_000;
/** Another process may have started it first; three failures mean a real problem. */
const MAX_FAILED_STARTS = 3;
/** Pauses between attempts: another process may be starting or stopping the same cluster. */
const RETRY_DELAYS_MS = [250, 500, 1_000, 2_000, 4_000, 8_000];

async function joinCluster(cluster: Cluster, preferred: Address) {
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
