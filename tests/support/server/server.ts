import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openDatabase } from '../../../server/database/database.ts';
import { startEmbeddedPostgres } from '../../../server/database/embedded/start-embedded-postgres.ts';
import { STATEMENT_TIMEOUT_MS } from '../database/database-names.ts';
import { bringDrawings } from './drawn-before.ts';
import { freePort } from './free-port.ts';
import {
  type ServerProcess,
  type ServerProcessOptions,
  startServerProcess,
} from './server-process.ts';

const silent = { info: () => {}, warn: () => {} };

/** The product as a process of its own, with data of its own. */
export interface TestServer extends ServerProcess {
  /** Where mails become files when SMTP_URL is not set. */
  mailDir: string;
  /** The same database that the process uses, as the role that owns it. */
  database: Database;
  /** How that role reaches it. */
  connectionString: string;
  /** One statement as that role; its rows. */
  sql(statement: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
  /** Stops process and database and removes the data. */
  stop(): Promise<void>;
}

/**
 * Starts the real server process on a free port, with an empty database in a folder of its own.
 * @param options `deskHost` gives the desk a name of its own, which this machine answers too; `willPublish` brings along
 * what earlier builds have drawn
 * @throws Error with the process's output when it does not become healthy
 */
export async function startTestServer(
  options: Pick<ServerProcessOptions, 'env' | 'withSite'> & {
    deskHost?: string;
    willPublish?: boolean;
  } = {},
): Promise<TestServer> {
  const { deskHost, willPublish, ...others } = options;
  const dataDir = mkdtempSync(join(tmpdir(), 'yctfc-server-'));
  chmodSync(dataDir, 0o755);
  if (willPublish) bringDrawings(dataDir);
  const port = await freePort();
  const env = { ...others.env, ...(deskHost && { DESK_URL: `http://${deskHost}:${port}` }) };
  const server = await startServerProcess({ ...others, env, port, dataDir });
  const postgres = await startEmbeddedPostgres({ dataDir, log: silent });
  const database = openDatabase({
    connectionString: postgres.connectionString,
    poolSize: 2,
    statementTimeoutMs: STATEMENT_TIMEOUT_MS,
  });
  return {
    ...server,
    mailDir: join(dataDir, 'mail'),
    database,
    connectionString: postgres.connectionString,
    sql: (statement, values = []) =>
      database.transaction(async (tx) => (await tx.query(statement, values)).rows),
    stop: async () => {
      await server.end('SIGTERM');
      await database.close();
      await postgres.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
