import {
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { StartupError } from '../../process/startup-error.ts';
import { giveTo, takeOwnership } from './account.ts';
import { type Address, renderSettings } from './address.ts';
import { drawPassword, guardNew } from './admission.ts';
import { type Cluster, initialise, stop } from './pg-ctl.ts';

const MAJOR = '18';
const MAX_LOG_BYTES = 1024 * 1024;
/** An older staging folder was left behind by a killed process. */
const MAX_STAGING_AGE_MS = 600_000;

// initdb works in a staging folder that is then renamed, so that a killed one leaves no half-made cluster;
// of two processes the first to rename wins.
export async function ensureCluster(cluster: Cluster): Promise<void> {
  const { account, folder } = cluster;
  await stopPredecessor(cluster);
  takeOwnership(account, folder);
  const version = join(folder, 'PG_VERSION');
  if (!existsSync(version)) await createCluster(cluster);
  const found = readFileSync(version, 'utf8').trim();
  if (found !== MAJOR) {
    throw new StartupError(
      `The database cannot start: ${folder} was written by PostgreSQL ${found}, this product brings PostgreSQL ${MAJOR}. Start the earlier version of the product and move the data, or set DATA_DIR to a new folder.`,
    );
  }
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
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new StartupError(
      `The database cannot start: ${folder} holds files but no database. Set DATA_DIR to another folder, or empty this one.`,
    );
  }
  removeAbandoned(folder);
  const staging = mkdtempSync(`${folder}.new-`);
  const passwordFile = `${staging}.password`;
  const password = drawPassword();
  try {
    giveTo(creator, staging);
    writeFileSync(passwordFile, password, { mode: 0o600, flag: 'wx' });
    giveTo(creator, passwordFile);
    const { code, output } = await initialise(cluster, staging, passwordFile);
    if (code !== 0) {
      throw new StartupError(
        `The database cannot be created in ${folder}: ${output.trim().replace(/\s+/g, ' ')}`,
      );
    }
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
export function rotateLog({ log }: Cluster): void {
  if (existsSync(log) && statSync(log).size > MAX_LOG_BYTES) renameSync(log, `${log}.1`);
}

export function prepareStart({ account, folder, log }: Cluster, address: Address): void {
  const settings = join(folder, 'postgresql.conf');
  const draft = `${settings}.${process.pid}`;
  writeFileSync(draft, renderSettings(address), { mode: 0o600 });
  giveTo(account, draft);
  renameSync(draft, settings);
  closeSync(openSync(log, 'a', 0o600));
  giveTo(account, log);
}
