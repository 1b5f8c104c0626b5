import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../../tests/support/database/database.ts';
import { folderOfFile } from '../../../tests/support/folders.ts';
import { runProgram } from '../../testing/run-program.ts';
import { takeBackup } from './take-backup.ts';

const HOLDS =
  'All leads with names, addresses and numbers, the administrator’s account, and the secrets that sign sessions and links. Whoever has this file has all of it.';
const PASSPHRASE = 'five brown samosas';

const folder = folderOfFile();
const dataDir = join(folder, 'data');
const { database, connectionString } = await createTestDatabase();
for (const name of ['secrets/jwt-secret', 'spool/one.json']) {
  mkdirSync(join(dataDir, name, '..'), { recursive: true });
  writeFileSync(join(dataDir, name), 'content');
}
await database.statement(
  "insert into public.leads (name, email, message) select 'A', 'a@b.in', n::text from generate_series(1, 3) n",
  [],
);

const backUp = (args: string[] = [], env: NodeJS.ProcessEnv = {}) =>
  runProgram('backup', args, { DATABASE_URL: connectionString, DATA_DIR: dataDir, ...env });

async function rowsAndTables(): Promise<string> {
  const target = join(folder, 'counted.tar.gz');
  const { tables } = await takeBackup({ connectionString, dataDir, target, version: '1' });
  const rows = tables.map((table) => table.rows);
  return `${rows.reduce((sum, count) => sum + count, 0)} rows of ${tables.length} tables`;
}

test('without a name the file is named after its moment, and the summary counts what is in it', async () => {
  const { status, stdout, stderr } = backUp();
  expect([status, stderr]).toEqual([0, '']);
  const [name = '', ...more] = readdirSync(join(dataDir, 'backups'));
  expect(more).toEqual([]);
  expect(name).toMatch(/^yctfc-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.tar\.gz$/);
  const file = join(dataDir, 'backups', name);
  expect(stdout.split('\n')).toEqual([
    HOLDS,
    'It is not encrypted: set BACKUP_PASSPHRASE before it leaves this machine.',
    file,
    `${await rowsAndTables()}, 2 files, ${statSync(file).size} bytes`,
    '',
  ]);
  rmSync(join(dataDir, 'backups'), { recursive: true });
});

test('an encrypted one is named so, and the summary warns of a lost passphrase', () => {
  const { status, stdout } = backUp([], { BACKUP_PASSPHRASE: PASSPHRASE });
  expect(status).toBe(0);
  expect(stdout).toContain(
    'It is encrypted with your passphrase; without that nobody can restore it, and nobody can recover it.\n',
  );
  expect(readdirSync(join(dataDir, 'backups'))).toEqual([
    expect.stringMatching(/Z\.tar\.gz\.age$/),
  ]);
});

test('a relative name is one of the folder that npm was called from', () => {
  expect(backUp(['mine.tar.gz'], { INIT_CWD: folder })).toMatchObject({
    status: 0,
    stdout: expect.stringContaining(`\n${join(folder, 'mine.tar.gz')}\n`),
  });
  expect(statSync(join(folder, 'mine.tar.gz')).size).toBeGreaterThan(0);
});

test.each([
  [['one', 'two'], 'Name one file.'],
  [['--loud'], "Unknown option '--loud'"],
])('%j is explained', (args, reason) => {
  const { status, stdout, stderr } = backUp(args);
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toContain(reason);
  expect(stderr.trim().split('\n').at(-1)).toBe('npm run backup -- [<file>]');
});
