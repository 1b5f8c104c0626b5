import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { guard, isGuarded, readPassword } from './admission.ts';
import type { Cluster } from './pg-ctl.ts';

/**
 * Advisory lock shared by every process that uses the cluster; PostgreSQL releases it when one
 * dies.
 */
const USERS_LOCK = 7_920_430;
/** Advisory lock held while the product's database is created. */
const SETUP_LOCK = 7_920_431;
/** Name of the product's login role and database; the role is not a superuser. */
export const PRODUCT = 'yctfc';

/** "The database system is starting up" (or shutting down). */
const CANNOT_CONNECT_NOW = '57P03';

/** A session that marks the cluster as used by this process while it is open. */
export interface Lease {
  /** Calls `listener` when the session breaks, and after a release when it closes. */
  onEnd(listener: () => void): void;
  /**
   * Gives up the lease. `isLast`: no other process uses the cluster, and none can join until
   * `close`.
   */
  release(): Promise<{ isLast: boolean; close(): Promise<void> }>;
}

/**
 * Takes a lease on the cluster; creates the product's role and database if missing.
 * @param timeoutMs how long to wait for a cluster in crash recovery
 */
export async function takeLease(
  cluster: Cluster,
  connectionString: string,
  timeoutMs: number,
): Promise<Lease> {
  const client = await connect(connectionString, timeoutMs);
  await client.query('select pg_advisory_lock_shared($1)', [USERS_LOCK]);
  await createProduct(client, cluster);
  return {
    onEnd: (listener) => client.on('end', listener),
    release: async () => {
      await client.query('select pg_advisory_unlock_shared($1)', [USERS_LOCK]);
      const { rows } = await client.query('select pg_try_advisory_lock($1) as last', [USERS_LOCK]);
      return { isLast: rows[0].last, close: () => client.end() };
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
    if (!rows[0].database) {
      await client.query(`create database ${PRODUCT} owner ${PRODUCT} template template0`);
    }
    if (!isGuarded(cluster.folder)) await requirePassword(client, cluster);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [SETUP_LOCK]);
  }
}

/** Gives both roles the password, then makes the running cluster ask everybody for it. */
async function requirePassword(client: pg.Client, cluster: Cluster): Promise<void> {
  const password = client.escapeLiteral(readPassword(cluster.folder));
  for (const role of ['postgres', PRODUCT]) {
    await client.query(`alter role ${role} password ${password}`);
  }
  guard(cluster);
  await client.query('select pg_reload_conf()');
}
