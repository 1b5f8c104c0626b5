import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { giveTo } from './account.ts';
import { type Cluster, isRunning, reload } from './pg-ctl.ts';

/** Beside the data that it opens; a backup does not take it along. */
const PASSWORD_FILE = 'yctfc-password';
const PASSWORD_BYTES = 32;

const admit = (method: 'scram-sha-256' | 'trust'): string =>
  [
    '# Written by the server at each start; changes here are lost.',
    `local all all ${method}`,
    `host all all 127.0.0.1/32 ${method}`,
    '',
  ].join('\n');

const STRICT = admit('scram-sha-256');

export const drawPassword = (): string => randomBytes(PASSWORD_BYTES).toString('base64url');

export const readPassword = (folder: string): string =>
  readFileSync(join(folder, PASSWORD_FILE), 'utf8').trim();

export const isGuarded = (folder: string): boolean => readAdmission(folder) === STRICT;

const readAdmission = (folder: string): string | undefined => {
  const path = join(folder, 'pg_hba.conf');
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
};

export const guard = (cluster: Cluster): void => writeAdmission(cluster, STRICT);

export function guardNew(cluster: Cluster, folder: string, password: string): void {
  guard({ ...cluster, folder });
  writeFileSync(join(folder, PASSWORD_FILE), `${password}\n`, { mode: 0o600 });
}

// A cluster of 1.0.0 trusted its user's processes: its owner is let in once more, to set the password.
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

/** Shared by every process that uses the cluster; PostgreSQL releases it when one dies. */
const USERS_LOCK = 7_920_430;
const SETUP_LOCK = 7_920_431;
/** Name of the product's login role and database; the role is not a superuser. */
export const PRODUCT = 'yctfc';

const CANNOT_CONNECT_NOW = '57P03';

export async function takeLease(cluster: Cluster, connectionString: string, timeoutMs: number) {
  const client = await connect(connectionString, timeoutMs);
  await client.query('select pg_advisory_lock_shared($1)', [USERS_LOCK]);
  await createProduct(client, cluster);
  return {
    onEnd: (listener: () => void) => client.on('end', listener),
    /** `isLast`: no other process uses the cluster, and none can join until `close`. */
    release: async () => {
      await client.query('select pg_advisory_unlock_shared($1)', [USERS_LOCK]);
      const { rows } = await client.query('select pg_try_advisory_lock($1) as last', [USERS_LOCK]);
      return { isLast: rows[0].last as boolean, close: () => client.end() };
    },
  };
}

async function connect(connectionString: string, timeoutMs: number): Promise<pg.Client> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const client = new pg.Client({ connectionString, application_name: 'yctfc-server' });
    // A broken session is handled by its end event.
    client.on('error', () => {});
    try {
      await client.connect();
      return client;
    } catch (error) {
      await client.end().catch(() => {});
      const isStarting = (error as { code?: string }).code === CANNOT_CONNECT_NOW;
      if (!isStarting || Date.now() > deadline) throw error;
      await sleep(200);
    }
  }
}

async function createProduct(client: pg.Client, cluster: Cluster): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [SETUP_LOCK]);
  try {
    const { rows } = await client.query(
      `select exists (select from pg_roles where rolname = $1) as role,
              exists (select from pg_database where datname = $1) as database`,
      [PRODUCT],
    );
    if (!rows[0].role) {
      const password = client.escapeLiteral(readPassword(cluster.folder));
      await client.query(`create role ${PRODUCT} login createrole password ${password}`);
    }
    if (!rows[0].database)
      await client.query(`create database ${PRODUCT} owner ${PRODUCT} template template0`);
    if (!isGuarded(cluster.folder)) await requirePassword(client, cluster);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [SETUP_LOCK]);
  }
}

async function requirePassword(client: pg.Client, cluster: Cluster): Promise<void> {
  const password = client.escapeLiteral(readPassword(cluster.folder));
  for (const role of ['postgres', PRODUCT])
    await client.query(`alter role ${role} password ${password}`);
  guard(cluster);
  await client.query('select pg_reload_conf()');
}
