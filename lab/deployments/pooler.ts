import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { OWN_UID } from '../../server/database/embedded/account.ts';
import { freePort } from '../../tests/support/server/free-port.ts';
import { countResult, sendEnquiries } from './enquiries.ts';
import { type OwnPostgres, startOwnPostgres } from './own-postgres.ts';
import { startReplicas } from './replicas.ts';
import type { Result } from './result.ts';

const ENV = {
  ADMIN_EMAIL: 'owner@example.in',
  JWT_SECRET: 'one-secret-that-both-processes-share-0123456789',
  TRUST_PROXY: '1',
};
/** Server connections of the pool: fewer than two processes want, so that they must take turns. */
const POOL_SIZE = 4;

/**
 * Two server processes on PgBouncer in transaction mode: migrations and enquiries go through it.
 * @returns one row of figures; none, and a line that says so, where there is no PgBouncer
 */
export async function serveThroughPooler({ seconds = 10, perSecond = 50 } = {}): Promise<Result[]> {
  if (spawnSync('pgbouncer', ['--version']).status !== 0) {
    console.warn('skipped: there is no pgbouncer here (Debian: apt-get install pgbouncer)');
    return [];
  }
  const postgres = await startOwnPostgres();
  const pooler = await startPooler(postgres);
  const pair = await startReplicas(pooler.connectionString, [ENV, ENV]);
  try {
    const [first, second] = pair.replicas.map((replica) => replica.current().url);
    const halves = [first ?? '', second ?? ''].map((url) =>
      sendEnquiries({ url, seconds, perSecond: perSecond / 2 }),
    );
    const [one, two] = await Promise.all(halves);
    if (!one || !two) throw new Error('both processes were asked');
    const load = {
      sent: [...one.sent, ...two.sent],
      acknowledged: [...one.acknowledged, ...two.acknowledged],
      retries: one.retries + two.retries,
      refusals: [...one.refusals, ...two.refusals],
    };
    const note = `PgBouncer ${pooler.version}, transaction mode, ${POOL_SIZE} server connections`;
    return [await countResult('transaction pooler', load, postgres.sql, note)];
  } finally {
    await pair.stop();
    await pooler.stop();
    await postgres.stop();
  }
}

interface Pooler {
  connectionString: string;
  version: string;
  stop(): Promise<void>;
}

async function startPooler(postgres: OwnPostgres): Promise<Pooler> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'yctfc-pooler-'));
  chmodSync(folder, 0o755);
  const behind = new URL(postgres.connectionString);
  const settings = join(folder, 'pgbouncer.ini');
  writeFileSync(settings, renderSettings(behind, port));
  // PgBouncer does not run as root; PostgreSQL's user may enter the socket's folder.
  const asOwner = process.getuid?.() === 0 ? { uid: OWN_UID, gid: OWN_UID } : {};
  const child = spawn('pgbouncer', [settings], { ...asOwner, stdio: 'ignore' });
  const connectionString = `postgres://${behind.username}@127.0.0.1:${port}${behind.pathname}`;
  await waitUntilOpen(child, connectionString);
  return {
    connectionString,
    version: /[\d.]+/.exec(spawnSync('pgbouncer', ['--version']).stdout.toString())?.[0] ?? '',
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function renderSettings(behind: URL, port: number): string {
  const host = behind.searchParams.get('host');
  const name = behind.pathname.slice(1);
  return `[databases]
${name} = host=${host} port=${behind.port} dbname=${name} user=${behind.username} password=${behind.password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${POOL_SIZE}
max_client_conn = 200
server_reset_query =
`;
}

async function waitUntilOpen(child: ChildProcess, connectionString: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const client = new pg.Client({ connectionString });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      if (child.exitCode !== null) break;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  child.kill('SIGKILL');
  throw new Error('PgBouncer did not open its port');
}
