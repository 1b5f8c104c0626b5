import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { loadSigningKeys } from '../../../server/auth/keys.ts';
import { readPostmaster } from '../../../server/database/embedded/postmaster.ts';
import { connectionTo } from '../../../server/database/embedded/start-embedded-postgres.ts';
import { freePort } from '../../../tests/support/server/free-port.ts';
import {
  type ServerProcess,
  startServerProcess,
} from '../../../tests/support/server/server-process.ts';
import { type OwnPostgres, startOwnPostgres } from '../../deployments/own-postgres.ts';

export const HOMES = ['embedded', 'own PostgreSQL'] as const;
export const SECRET = 'a-secret-of-the-torture-that-nobody-else-has';
export const ADMINISTRATOR = 'owner@example.in';

/** The product in one of its homes, to be broken and brought up again. */
export interface Home {
  url: string;
  port: number;
  /** The server process that runs now, or ran last. */
  server(): ServerProcess;
  /** Ends the server process by SIGKILL. */
  kill(): Promise<void>;
  /** Starts it again as it was; resolves once it is healthy. */
  start(): Promise<void>;
  /** Process id of the database's postmaster. */
  postmaster(): Promise<number>;
  /** One statement as the owner of the database, tried again while the database is away. */
  sql(statement: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
  /** Secrets that sign form tokens here. */
  formSecrets: readonly string[];
  /** Names of the entries that wait in the spool, oldest first. */
  spooled(): string[];
  stop(): Promise<void>;
}

export interface HomeOptions {
  /** A database that is there already, instead of one of its own. */
  database?: Pick<OwnPostgres, 'connectionString' | 'sql' | 'stop'>;
  kind?: (typeof HOMES)[number];
  env?: Record<string, string>;
  withSite?: boolean;
}

/** Starts the product with an empty database. Networks are what X-Forwarded-For says. */
export async function openHome(options: HomeOptions = {}): Promise<Home> {
  const { kind = 'embedded', withSite = false } = options;
  const dataDir = mkdtempSync(join(tmpdir(), 'yctfc-torture-'));
  chmodSync(dataDir, 0o755);
  const port = await freePort();
  const own =
    options.database ?? (kind === 'own PostgreSQL' ? await startOwnPostgres() : undefined);
  const env = {
    ADMIN_EMAIL: ADMINISTRATOR,
    JWT_SECRET: SECRET,
    TRUST_PROXY: '1',
    LOG_LEVEL: 'warn',
    ...(own && { DATABASE_URL: own.connectionString }),
    ...options.env,
  };
  const start = () => startServerProcess({ port, dataDir, env, withSite });
  let server = await start();
  const folder = join(dataDir, 'postgres');
  const sql = own?.sql ?? ((statement, values) => askEmbedded(folder, statement, values));
  const spool = join(dataDir, 'spool');
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    server: () => server,
    kill: async () => void (await server.end('SIGKILL')),
    start: async () => {
      server = await start();
    },
    postmaster: async () => {
      if (!own) return readPostmaster(folder)?.pid ?? 0;
      const [row] = await own.sql("select pg_read_file('postmaster.pid') as text");
      return Number.parseInt(String(row?.text), 10);
    },
    sql: (statement, values = []) => whenBack(() => sql(statement, values)),
    formSecrets: await readFormSecrets(dataDir),
    spooled: () =>
      readdirSync(spool)
        .filter((name) => name.endsWith('.json'))
        .sort(),
    stop: async () => {
      await server.end('SIGTERM');
      await own?.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function askEmbedded(folder: string, statement: string, values: unknown[] = []) {
  const address = readPostmaster(folder)?.address;
  if (!address) throw new Error('the database is down');
  const client = new pg.Client({ connectionString: connectionTo({ folder }, address, 'yctfc') });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(statement, values.length ? values : undefined)).rows;
  } finally {
    await client.end();
  }
}

/** Retries for half a minute: the database may just have been killed. */
export async function whenBack<T>(ask: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await ask();
    } catch (error) {
      // An error in the statement stays one.
      if (tries === 60 || /^(?:2|42)/.test(String((error as { code?: string }).code))) throw error;
      await sleep(500);
    }
  }
}

export async function readFormSecrets(dataDir: string): Promise<string[]> {
  const keys = await loadSigningKeys({ secrets: [SECRET], secretsDir: dataDir, issuer: '' });
  return keys.digests('form secret', '').map((digest) => digest.toString('base64url'));
}
