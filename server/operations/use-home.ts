import { resolve } from 'node:path';
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import pg from 'pg';
import type { Database, Transaction } from '../database/database.ts';
import { startEmbeddedPostgres } from '../database/embedded/start-embedded-postgres.ts';
import type { Env } from '../env.ts';
import { StartupError } from '../process/startup-error.ts';

/** The embedded database is started if necessary, and stopped again unless another process uses it. */
export async function useHome<T>(
  env: Pick<Env, 'databaseUrl' | 'dataDir'>,
  work: (connectionString: string) => Promise<T>,
): Promise<T> {
  if (env.databaseUrl) return work(env.databaseUrl);
  const log = { info: () => {}, warn: console.warn };
  const postgres = await startEmbeddedPostgres({ dataDir: env.dataDir, log });
  try {
    return await work(postgres.connectionString);
  } finally {
    await postgres.stop();
  }
}

/** Text exported from one server and imported into another must not depend on their settings. */
const SETTINGS = `
  set local statement_timeout = 0;
  set local idle_in_transaction_session_timeout = 0;
  set local timezone = 'UTC';
  set local datestyle = 'ISO, YMD';
  set local intervalstyle = 'postgres';
  set local row_security = off`;

export async function inTransaction<T>(
  connectionString: string,
  mode: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query(`begin ${mode}`);
    await client.query(SETTINGS);
    const result = await work(client);
    await client.query('commit');
    return result;
  } finally {
    // Closing the connection rolls back what was not committed.
    await client.end();
  }
}

export function asDatabase(tx: Transaction): Database {
  return {
    transaction: (work) => work(tx),
    transactionAs: () => Promise.reject(new Error('nobody else takes part in this transaction')),
    statement: async (text, values) => (await tx.query(text, values)).rows,
    close: () => Promise.resolve(),
  };
}

/** What was written behind a command: its options, and at most one word; `check` throws what is wrong with it. */
export function readCommand<Options extends ParseArgsOptionsConfig>(
  usage: string,
  options: Options,
  check: (word: string | undefined) => void = () => {},
) {
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    if (positionals.length > 1) throw new Error('Name one file.');
    check(positionals[0]);
    return { values, word: positionals[0] };
  } catch (error) {
    throw new StartupError(`${(error as Error).message}\n${usage}`);
  }
}

/** npm changes to the project's folder; a relative path means the directory npm was called from. */
export const fromCallersFolder = (path: string): string =>
  resolve(process.env.INIT_CWD ?? '', path);
