import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { StartupError } from '../../process/startup-error.ts';
import { readPostmaster } from './postmaster.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './start-embedded-postgres.ts';

const lines: string[] = [];
const log = {
  info: (...line: unknown[]) => lines.push(String(line.at(-1))),
  warn: (...line: unknown[]) => lines.push(String(line.at(-1))),
};

let dataDir: string;
let cleanUps: (() => unknown)[];
beforeEach(() => {
  // Only its owner may enter, as in a home folder.
  dataDir = mkdtempSync(join(tmpdir(), 'yctfc-embedded-'));
  cleanUps = [];
  lines.length = 0;
});
afterEach(async () => {
  for (const cleanUp of cleanUps.reverse()) await cleanUp();
  // Stops what a killed process left running.
  if (readPostmaster(inCluster())) await (await start()).stop();
  rmSync(dataDir, { recursive: true });
});

async function start(folder = dataDir): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log });
  cleanUps.push(() => postgres.stop());
  return postgres;
}

/** Starts a server process of its own. */
async function startProcess() {
  const child = fork(new URL('./testing/hold-database.ts', import.meta.url), [dataDir]);
  cleanUps.push(() => child.kill('SIGKILL'));
  const [connectionString] = await once(child, 'message');
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await once(child, 'exit');
  };
  return { connectionString: String(connectionString), end };
}

async function ask(connectionString: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

const postmasterPid = () => Number(readPostmaster(inCluster())?.pid);
const answers = (connectionString: string) =>
  ask(connectionString, 'select 1').then(
    () => true,
    () => false,
  );

test('a new folder becomes a database that only its owner’s processes can reach', async () => {
  const { connectionString } = await start();
  const settings = await ask(
    connectionString,
    `select current_setting('listen_addresses') as listens, current_setting('fsync') as fsync,
       current_setting('timezone') as timezone, current_setting('server_encoding') as encoding,
       (select rolsuper from pg_roles where rolname = current_user) as "isSuperuser"`,
  );
  expect(settings).toEqual([
    { listens: '', fsync: 'on', timezone: 'UTC', encoding: 'UTF8', isSuperuser: false },
  ]);
  const { uid, mode } = statSync(inCluster());
  const own = process.getuid?.();
  expect(uid).toBe(own === 0 ? 60753 : own);
  expect(mode & 0o077).toBe(0);
});

test('after a stop nothing runs, and the next start finds the same data', async () => {
  const first = await start();
  await ask(first.connectionString, 'create table public.kept as select 1 as value');
  await first.stop();
  expect(await answers(first.connectionString)).toBe(false);
  expect(lines).toEqual(['database started', 'database stopped']);
  const second = await start();
  expect(await ask(second.connectionString, 'select value from public.kept')).toEqual([
    { value: 1 },
  ]);
});

test('a killed server leaves its database, and the next start adopts it', async () => {
  const killed = await startProcess();
  await ask(killed.connectionString, 'create table public.kept as select 1 as value');
  const pid = postmasterPid();
  await killed.end('SIGKILL');
  expect(await answers(killed.connectionString)).toBe(true);

  const heir = await start();
  expect(postmasterPid()).toBe(pid);
  expect(lines).toEqual(['database adopted']);
  expect(heir.connectionString).toBe(killed.connectionString);
  expect(await ask(heir.connectionString, 'select value from public.kept')).toHaveLength(1);
  await heir.stop();
  expect(await answers(heir.connectionString)).toBe(false);
});

test('server and database killed together lose nothing that was committed', async () => {
  const killed = await startProcess();
  await ask(killed.connectionString, 'create table public.kept as select 1 as value');
  await killed.end('SIGKILL');
  process.kill(postmasterPid(), 'SIGKILL');
  const heir = await start();
  expect(await ask(heir.connectionString, 'select value from public.kept')).toHaveLength(1);
});

test('a killed database is restarted by a running server', async () => {
  const { connectionString } = await start();
  await ask(connectionString, 'create table public.kept as select 1 as value');
  const pid = postmasterPid();
  process.kill(pid, 'SIGKILL');
  await expect.poll(() => lines, { timeout: 20_000 }).toContain('database is back');
  expect(postmasterPid()).not.toBe(pid);
  expect(lines.slice(0, 3)).toEqual([
    'database started',
    'database lost, starting it again',
    'database is back',
  ]);
  expect(await ask(connectionString, 'select value from public.kept')).toHaveLength(1);
});

test('processes that start together share one database, and the last one stops it', async () => {
  const all = await Promise.all([startProcess(), startProcess(), startProcess()]);
  expect(new Set(all.map(({ connectionString }) => connectionString)).size).toBe(1);
  const [first, second, last] = all;
  const connectionString = String(last?.connectionString);
  await first?.end('SIGTERM');
  await second?.end('SIGTERM');
  expect(await answers(connectionString)).toBe(true);
  await last?.end('SIGTERM');
  expect(await answers(connectionString)).toBe(false);
});

test('lock files whose process id another program got after a reboot do not block the start', async () => {
  const first = await start();
  const locks = ['postmaster.pid', '.s.PGSQL.5432.lock'].map((name) => {
    const path = join(dataDir, 'postgres', name);
    return { path, text: readFileSync(path, 'utf8').replace(/^\d+/, String(process.pid)) };
  });
  await first.stop();
  for (const { path, text } of locks) writeFileSync(path, text);
  const second = await start();
  expect(await answers(second.connectionString)).toBe(true);
});

test('a path too long for a socket gets a short private folder, removed at the stop', async () => {
  const long = join(dataDir, 'a-folder-with-a-long-name'.repeat(4));
  const postgres = await start(long);
  const socketFolder = String(new URL(postgres.connectionString).searchParams.get('host'));
  expect(await ask(postgres.connectionString, 'select 1 as value')).toHaveLength(1);
  expect(socketFolder.length).toBeLessThan(90);
  expect(statSync(socketFolder).mode & 0o077).toBe(0);
  await postgres.stop();
  expect(existsSync(socketFolder)).toBe(false);
});

const inCluster = (...path: string[]) => join(dataDir, 'postgres', ...path);

/** Starts and returns the message of the StartupError. */
async function readStartError(): Promise<string> {
  const error = await start().catch((thrown) => thrown);
  expect(error).toBeInstanceOf(StartupError);
  expect(error.message).not.toContain('\n');
  expect(error.message.match(/The database/g)).toHaveLength(1);
  return error.message;
}

test('the error for a damaged database names its log', async () => {
  await (await start()).stop();
  rmSync(inCluster('global', 'pg_control'));
  const message = await readStartError();
  expect(message).toContain(`the last lines of ${join(dataDir, 'postgres.log')} say why`);
  expect(message).toMatch(/could not/);
  // A real fault is not tried for ever.
  const tries = readFileSync(join(dataDir, 'postgres.log'), 'utf8').match(/pg_control/g);
  expect(tries).toHaveLength(3);
}, 45_000);

test('a database that does not start again is reported, and its server can still end', async () => {
  const postgres = await start();
  rmSync(inCluster('global', 'pg_control'));
  process.kill(postmasterPid(), 'SIGKILL');
  await expect.poll(() => lines, { timeout: 40_000 }).toContain('database does not start');
  await postgres.stop();
  expect(lines.slice(0, 2)).toEqual(['database started', 'database lost, starting it again']);
  expect(lines).not.toContain('database is back');
  expect(lines).not.toContain('database stopped');
}, 90_000);

test('a data folder that is a file is named', async () => {
  rmSync(dataDir, { recursive: true });
  writeFileSync(dataDir, '');
  expect(await readStartError()).toContain(dataDir);
});
