import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { connectionTo, joinCluster } from './join-cluster.ts';
import { PRODUCT } from './lease.ts';
import { openCluster } from './open-cluster.ts';
import { stop } from './pg-ctl.ts';
import { removeSocketFolder } from './socket-folder.ts';

export interface EmbeddedOptions {
  /** PostgreSQL lives in `postgres/` and logs to `postgres.log` inside. */
  dataDir: string;
  log: Pick<Logger, 'info' | 'warn'>;
}

export interface EmbeddedPostgres {
  /** The product's database, as a login role that owns it and is no superuser. */
  connectionString: string;
  /** The maintenance database as superuser `postgres`: for tests and repairs. */
  superuserConnectionString: string;
  /** Stops the cluster, unless another process still uses it. */
  stop(): Promise<void>;
}

/** Stands for a lease that broke: the process that restarts the database also stops it. */
const LOST = { isLast: false, close: async () => {} };
/** Pause between attempts to restart a lost database. */
const REJOIN_DELAY_MS = 5_000;

/**
 * Starts the PostgreSQL that npm installed, or adopts one that already runs on the same folder: a
 * killed server leaves its database running. While this process lives, a database that goes down is
 * restarted. The last process to use the cluster stops it.
 * @throws StartupError with one sentence that says what to do
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
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
    connectionString: connectionTo(cluster, address, PRODUCT),
    superuserConnectionString: connectionTo(cluster, address),
    stop: () => {
      leaving ??= leave();
      return leaving;
    },
  };
}
