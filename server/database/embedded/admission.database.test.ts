import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findBinaries } from './binaries.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './start-embedded-postgres.ts';

const silent = { info: () => {}, warn: () => {} };
const TRUST = 'local all all trust\nhost all all 127.0.0.1/32 trust\n';
/** What 1.0.0 ran PostgreSQL as when root started it. */
const NOBODY = 65534;
const isRoot = process.getuid?.() === 0;

let dataDir: string;
let running: EmbeddedPostgres | undefined;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'yctfc-admission-'));
  chmodSync(dataDir, 0o755);
});
afterEach(async () => {
  await running?.stop();
  rmSync(dataDir, { recursive: true });
});

const inCluster = (name = '') => join(dataDir, 'postgres', name);

async function start(): Promise<EmbeddedPostgres> {
  running = await startEmbeddedPostgres({ dataDir, log: silent });
  return running;
}

async function ask(connectionString: string, sql: string) {
  const client = new pg.Client({ connectionString });
  client.on('error', () => {});
  try {
    await client.connect();
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

/** The same address for a process that has the socket but not the password. */
function withoutPassword(connectionString: string, user: string): string {
  const url = new URL(connectionString);
  url.username = user;
  url.password = 'guessed';
  return url.href;
}

async function expectGuarded({ connectionString }: EmbeddedPostgres): Promise<void> {
  for (const user of ['postgres', 'yctfc']) {
    await expect(ask(withoutPassword(connectionString, user), 'select 1')).rejects.toMatchObject({
      code: '28P01',
    });
  }
}

/** Makes the cluster what 1.0.0 left behind: it trusts everybody, and no role has a password. */
async function makeOld(postgres: EmbeddedPostgres): Promise<void> {
  await ask(postgres.connectionString, 'create table public.kept as select 1 as value');
  writeFileSync(inCluster('pg_hba.conf'), TRUST);
  await ask(
    postgres.superuserConnectionString,
    'alter role postgres password null; alter role yctfc password null; select pg_reload_conf()',
  );
  rmSync(inCluster('yctfc-password'));
}

const readKept = async (postgres: EmbeddedPostgres) =>
  ask(postgres.connectionString, 'select value from public.kept');

test('a process that has the socket but not the password is refused', async () => {
  await expectGuarded(await start());
  expect(readFileSync(inCluster('pg_hba.conf'), 'utf8')).not.toContain('trust');
  expect(statSync(inCluster('yctfc-password')).mode & 0o077).toBe(0);
  expect(readdirSync(dataDir).filter((name) => name.includes('.new-'))).toEqual([]);
});

test('a running database of 1.0.0 is adopted and asks for a password from now on', async () => {
  const old = await start();
  await makeOld(old);
  const next = await startEmbeddedPostgres({ dataDir, log: silent });
  await vi.waitFor(() => expectGuarded(next));
  expect(await readKept(next)).toEqual([{ value: 1 }]);
  await next.stop();
});

test('a lost password file is drawn anew, also while the database runs', async () => {
  const first = await start();
  await ask(first.connectionString, 'create table public.kept as select 1 as value');
  rmSync(inCluster('yctfc-password'));
  const next = await startEmbeddedPostgres({ dataDir, log: silent });
  expect(await readKept(next)).toEqual([{ value: 1 }]);
  await vi.waitFor(() => expectGuarded(next));
  await next.stop();
});

test.runIf(isRoot)('what 1.0.0 left running as nobody changes hands without a loss', async () => {
  const old = await start();
  await makeOld(old);
  await old.stop();
  for (const name of ['', ...readdirSync(inCluster(), { recursive: true, encoding: 'utf8' })]) {
    chownSync(inCluster(name), NOBODY, NOBODY);
  }
  const asNobody = { uid: NOBODY, gid: NOBODY, cwd: '/', stdio: 'ignore' } as const;
  const { pgCtl } = findBinaries();
  execFileSync(pgCtl, ['-D', inCluster(), '-l', '/dev/null', '-w', 'start'], asNobody);
  const next = await start();
  expect(statSync(inCluster()).uid).not.toBe(NOBODY);
  expect(await readKept(next)).toEqual([{ value: 1 }]);
  await expectGuarded(next);
});
