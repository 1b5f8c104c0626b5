import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Database, openDatabase } from '../../server/database/database.ts';
import { startEmbeddedPostgres } from '../../server/database/embedded.ts';
import { freePort } from './free-port.ts';

const MAIN = fileURLToPath(new URL('../../server/main.ts', import.meta.url));
/** Milliseconds that a first start, with its new database, may take. */
const START_PATIENCE = 60_000;
const POLL = 50;
const silent = { info: () => {}, warn: () => {} };
const sleep = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

/** The product as a process of its own, with data of its own. */
export interface TestServer {
  url: string;
  /** Where mails become files when SMTP_URL is not set. */
  mailDir: string;
  /** The same database that the process uses, as the role that owns it. */
  database: Database;
  /** One statement as that role; its rows. */
  sql(statement: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
  /** Everything that the process printed so far. */
  output(): string;
  /** Ends the process alone, which may have ended already; its exit code, null after a signal's kill. */
  end(signal: NodeJS.Signals): Promise<number | null>;
  /** Stops process and database and removes the data. */
  stop(): Promise<void>;
}

export interface TestServerOptions {
  /** Set over the environment of a product that is told nothing. */
  env?: Record<string, string>;
  /** False for tests of the backend alone, which then need no built site. */
  withSite?: boolean;
}

/**
 * Starts the real server process on a free port, with an empty database in a folder of its own.
 * @throws Error with the process's output when it does not become healthy
 */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'yctfc-server-'));
  chmodSync(dataDir, 0o755);
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const child = spawn(
    process.execPath,
    options.withSite === false ? [MAIN, '--without-site'] : [MAIN],
    {
      // No `.env` of the project is read from there.
      cwd: dataDir,
      env: { PATH: process.env.PATH, PORT: String(port), DATA_DIR: dataDir, ...options.env },
      // The channel ends the process when a test run is killed.
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  );
  const output = collectOutput(child);
  await waitUntilHealthy(child, url, output);
  const postgres = await startEmbeddedPostgres({ dataDir, log: silent });
  const database = openDatabase({ connectionString: postgres.connectionString, poolSize: 2 });
  return {
    url,
    mailDir: join(dataDir, 'mail'),
    database,
    sql: (statement, values = []) =>
      database.transaction(async (tx) => (await tx.query(statement, values)).rows),
    output,
    end: (signal) => endProcess(child, signal),
    stop: async () => {
      await endProcess(child, 'SIGTERM');
      await database.close();
      await postgres.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function collectOutput(child: ChildProcess): () => string {
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (piece: string) => {
      text += piece;
    });
  }
  return () => text;
}

async function waitUntilHealthy(
  child: ChildProcess,
  url: string,
  output: () => string,
): Promise<void> {
  const deadline = Date.now() + START_PATIENCE;
  for (;;) {
    const health = await fetch(`${url}/healthz`).catch(() => undefined);
    await health?.body?.cancel();
    if (health?.ok) return;
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error(`The server did not start:\n${output()}`);
    }
    await sleep(POLL);
  }
}

async function endProcess(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) {
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }
  return child.exitCode;
}
