import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../../server/database/database.ts';
import { startEmbeddedPostgres } from '../../server/database/embedded/start-embedded-postgres.ts';
import { freePort } from '../../tests/support/server/free-port.ts';
import { startServerProcess } from '../../tests/support/server/server-process.ts';
import { type DebianPostgres, startDebianPostgres } from './debian-postgres.ts';

const PROGRAM = fileURLToPath(
  new URL('../../server/operations/move-to-postgres.ts', import.meta.url),
);
const COUNT = 'select count(*)::int as leads, min(name) as first from public.leads';
const dataDir = mkdtempSync(join(tmpdir(), 'yctfc-move-'));
chmodSync(dataDir, 0o755);
let debian: DebianPostgres;
beforeAll(() => {
  debian = startDebianPostgres();
});
afterAll(() => {
  debian?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

function move(address: string, env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [PROGRAM, address], {
    cwd: tmpdir(),
    encoding: 'utf8',
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, ...env },
  });
  return { status, stdout, stderr };
}

const start = async (env: Record<string, string> = {}) =>
  startServerProcess({ port: await freePort(), dataDir, env, withSite: false });

async function ask(connectionString: string, statement: string) {
  const database = openDatabase({ connectionString });
  try {
    return await database.statement(statement, []);
  } finally {
    await database.close();
  }
}

async function askEmbedded(statement: string) {
  const log = { info: () => {}, warn: () => {} };
  const postgres = await startEmbeddedPostgres({ dataDir, log });
  try {
    return await ask(postgres.connectionString, statement);
  } finally {
    await postgres.stop();
  }
}

test.each([
  ['no address', '', {}, 'Name one address like postgres://'],
  ['an address of the web', 'https://example.in/yctfc', {}, 'Name one address like postgres://'],
  [
    'a setting that says otherwise',
    'postgres://a@b/c',
    { DATABASE_URL: 'postgres://a@b/c' },
    'is set, so',
  ],
  ['no embedded database', 'postgres://a@b/c', {}, 'There is no embedded database in'],
])('%s is a sentence', (_what, address, env, words) => {
  const { status, stdout, stderr } = move(address, env);
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toContain(words);
});

test('all data move from the embedded database to the PostgreSQL of the distribution', async () => {
  let server = await start();
  await askEmbedded(
    `insert into public.leads (name, email, message)
     select 'Asha ' || n, 'asha@example.in', 'ड' from generate_series(1, 300) n`,
  );
  // It could take an enquiry after the copy.
  expect(move(debian.connectionString)).toMatchObject({
    status: 1,
    stdout: '',
    stderr: expect.stringMatching(/^The database is in use .* Stop every server/),
  });
  expect(await server.end('SIGTERM')).toBe(0);
  const before = readdirSync(dataDir).sort();
  expect(move('postgres://a@127.0.0.1:1/none')).toEqual({
    status: 1,
    stdout: '',
    stderr: 'Nothing was moved: connect ECONNREFUSED 127.0.0.1:1\n',
  });

  const moved = move(debian.connectionString);
  expect(moved).toMatchObject({ status: 0, stderr: '' });
  expect(moved.stdout).toMatch(/^ {2}public\.leads +300$/m);
  expect(moved.stdout).toMatch(/^DATABASE_URL=postgres:\/\/yctfc:PASSWORD@\S+\/yctfc$/m);
  const all = [{ leads: 300, first: 'Asha 1' }];
  expect(await ask(debian.connectionString, COUNT)).toEqual(all);
  expect(await askEmbedded(COUNT)).toEqual(all);
  expect(readdirSync(dataDir).sort()).toEqual(before);

  // The product goes on there, and the embedded database does not start.
  server = await start({ DATABASE_URL: debian.connectionString });
  expect(server.output()).not.toContain('database started');
  expect(await server.end('SIGTERM')).toBe(0);
  expect(move(debian.connectionString)).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('holds data already, and nothing was copied'),
  });
});
