import {
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { StartupError } from '../../process/startup-error.ts';
import { chooseAccount, chooseCreator, giveTo, takeOwnership } from './account.ts';
import { type Address, chooseAddress, removeSocketFolder, renderSettings } from './address.ts';
import {
  drawPassword,
  ensurePassword,
  guardNew,
  PRODUCT,
  readPassword,
  takeLease,
} from './admission.ts';
import { findBinaries } from './binaries.ts';
import { type Cluster, initialise, isRunning, start, stop } from './pg-ctl.ts';
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

// A killed server’s database is adopted, one that goes down is restarted, and its last process stops it.
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
    superuserConnectionString: connectionTo(cluster, address),
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

function readCause(log: string, from: number): string | undefined {
  const lines = readFileSync(log).subarray(from).toString().split('\n');
  const line = lines.find((text) => /FATAL|PANIC|could not/.test(text));
  return line?.replace(/^.*\[\d+\] /, '').trim();
}

const MAJOR = '18';
const MAX_LOG_BYTES = 1024 * 1024;
/** An older staging folder was left behind by a killed process. */
const MAX_STAGING_AGE_MS = 600_000;

// In a staging folder that is then renamed: a kill leaves no half-made cluster, and the first of two wins.
export async function ensureCluster(cluster: Cluster): Promise<void> {
  const { account, folder } = cluster;
  await stopPredecessor(cluster);
  takeOwnership(account, folder);
  const version = join(folder, 'PG_VERSION');
  if (!existsSync(version)) await createCluster(cluster);
  const found = readFileSync(version, 'utf8').trim();
  if (found !== MAJOR)
    throw new StartupError(
      `The database cannot start: ${folder} was written by PostgreSQL ${found}, this product brings PostgreSQL ${MAJOR}. Start the earlier version of the product and move the data, or set DATA_DIR to a new folder.`,
    );
}

/** 1.0.0, started by root, ran PostgreSQL as the creator and may have left it running. */
async function stopPredecessor(cluster: Cluster): Promise<void> {
  const { account, creator, folder } = cluster;
  if (account.uid === creator.uid || !existsSync(folder)) return;
  if (statSync(folder).uid !== creator.uid) return;
  await stop({ ...cluster, account: creator });
}

async function createCluster(cluster: Cluster): Promise<void> {
  const { account, creator, folder } = cluster;
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new StartupError(
      `The database cannot start: ${folder} holds files but no database. Set DATA_DIR to another folder, or empty this one.`,
    );
  removeAbandoned(folder);
  const staging = mkdtempSync(`${folder}.new-`);
  const passwordFile = `${staging}.password`;
  const password = drawPassword();
  try {
    giveTo(creator, staging);
    writeFileSync(passwordFile, password, { mode: 0o600, flag: 'wx' });
    giveTo(creator, passwordFile);
    const { code, output } = await initialise(cluster, staging, passwordFile);
    if (code !== 0)
      throw new StartupError(
        `The database cannot be created in ${folder}: ${output.trim().replace(/\s+/g, ' ')}`,
      );
    guardNew(cluster, staging, password);
    takeOwnership(account, staging);
    renameSync(staging, folder);
  } catch (error) {
    rmSync(staging, { recursive: true });
    // Another process may have created it first.
    if (!existsSync(join(folder, 'PG_VERSION'))) throw error;
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

/** Removes staging folders of killed processes; initdb takes only seconds. */
function removeAbandoned(folder: string): void {
  for (const name of readdirSync(dirname(folder))) {
    const path = join(dirname(folder), name);
    if (!name.startsWith(`${basename(folder)}.new-`)) continue;
    if (statSync(path).mtimeMs < Date.now() - MAX_STAGING_AGE_MS)
      rmSync(path, { recursive: true, force: true });
  }
}

/** Puts aside a log that has grown. The server may write the folder only while it starts. */
function rotateLog({ log }: Cluster): void {
  if (existsSync(log) && statSync(log).size > MAX_LOG_BYTES) renameSync(log, `${log}.1`);
}

function prepareStart({ account, folder, log }: Cluster, address: Address): void {
  const settings = join(folder, 'postgresql.conf');
  const draft = `${settings}.${process.pid}`;
  writeFileSync(draft, renderSettings(address), { mode: 0o600 });
  giveTo(account, draft);
  renameSync(draft, settings);
  closeSync(openSync(log, 'a', 0o600));
  giveTo(account, log);
}
