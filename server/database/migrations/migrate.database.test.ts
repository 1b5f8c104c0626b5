import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  createEmptyDatabase,
  type TestDatabase,
} from '../../../tests/support/database/database.ts';
import { folderOfTest } from '../../../tests/support/folders.ts';
import { StartupError } from '../../process/startup-error.ts';
import { openDatabase } from '../database.ts';
import { isReady, migrate } from './migrate.ts';
import { BOOTSTRAP_FOLDER, listMigrations, MIGRATIONS_FOLDER } from './migration-files.ts';

let subject: TestDatabase;
let folder: string;
beforeEach(async () => {
  subject = await createEmptyDatabase();
  folder = folderOfTest();
});

/** Writes a migration into the test's own folder. */
const write = (name: string, sql: string) => writeFileSync(join(folder, `${name}.sql`), sql);
const migrateOwn = () =>
  migrate(subject.database, { bootstrap: BOOTSTRAP_FOLDER, migrations: folder });

async function ask(sql: string): Promise<Record<string, unknown>[]> {
  return (await subject.database.transaction((tx) => tx.query(sql))).rows;
}
const historyNames = async () =>
  (await ask('select name from migrations.history order by name')).map(({ name }) => name);

describe('the product’s own files', () => {
  const all = [...listMigrations(BOOTSTRAP_FOLDER), ...listMigrations(MIGRATIONS_FOLDER)];

  test('are applied in name order, and a second run finds nothing to do', async () => {
    expect(await isReady(subject.database)).toBe(false);
    expect(await migrate(subject.database)).toEqual(all);
    expect(await isReady(subject.database)).toBe(true);
    expect(await migrate(subject.database)).toEqual([]);
  });

  test('are applied once by processes that start together', async () => {
    const processes = [1, 2, 3].map(() =>
      openDatabase({ connectionString: subject.connectionString }),
    );
    const applied = await Promise.all(processes.map((process) => migrate(process)));
    expect(applied.flat().sort()).toEqual(all);
    expect(await historyNames()).toEqual(all);
    await Promise.all(processes.map((process) => process.close()));
  });

  test('leave a database not ready until the last one is applied', async () => {
    await migrate(subject.database);
    const last = all.at(-1);
    await ask(`delete from migrations.history where name = '${last}'`);
    expect(await isReady(subject.database)).toBe(false);
  });
});

test('a failed migration leaves nothing behind, and earlier ones stay', async () => {
  write('20260101_good', 'create table public.first (id int);');
  write(
    '20260102_bad',
    'create table public.second (id int); select 1 / 0; create table x (y int);',
  );
  write('20260103_never', 'create table public.third (id int);');
  await expect(migrateOwn()).rejects.toThrow(
    'The migration 20260102_bad failed (division by zero); nothing of it was kept.',
  );
  expect(await ask("select to_regclass('public.first')::text as first")).toEqual([
    { first: 'first' },
  ]);
  expect(
    await ask(
      "select to_regclass('public.second') as second, to_regclass('public.third') as third",
    ),
  ).toEqual([{ second: null, third: null }]);
  expect((await historyNames()).filter((name) => /^2026/.test(String(name)))).toEqual([
    '20260101_good',
  ]);

  write('20260102_bad', 'create table public.second (id int);');
  expect(await migrateOwn()).toEqual(['20260102_bad', '20260103_never']);
});

test('a file that changed after it was applied is refused', async () => {
  write('20260101_table', 'create table public.first (id int);');
  await migrateOwn();
  write('20260101_table', 'create table public.first (id bigint);');
  const error = await migrateOwn().catch((thrown) => thrown);
  expect(error).toBeInstanceOf(StartupError);
  expect(error.message).toContain('20260101_table was changed after this database applied it');
});

test('other line endings do not count as a change', async () => {
  write('20260101_table', 'create table public.first (\n  id int\n);\n');
  await migrateOwn();
  write('20260101_table', 'create table public.first (\r\n  id int\r\n);\r\n');
  expect(await migrateOwn()).toEqual([]);
});

test('a database migrated by a newer version is refused and left unchanged', async () => {
  write('20260101_table', 'create table public.first (id int);');
  write('20260102_newer', 'create table public.second (id int);');
  await migrateOwn();
  rmSync(join(folder, '20260102_newer.sql'));
  write('20260103_other', 'create table public.third (id int);');
  const error = await migrateOwn().catch((thrown) => thrown);
  expect(error).toBeInstanceOf(StartupError);
  expect(error.message).toContain('it holds the migration 20260102_newer, which is unknown here');
  expect(await ask("select to_regclass('public.third') as third")).toEqual([{ third: null }]);
});

test('a database of 1.0.0 is left unchanged, and the message says how to move its data', async () => {
  await migrate(subject.database);
  await ask(`update migrations.history set name = '20261122001700_retention' where name > '2'`);
  const before = await historyNames();
  const error = await migrate(subject.database).catch((thrown) => thrown);
  expect(error).toBeInstanceOf(StartupError);
  expect(error.message).toMatch(/before 2\.0\.0.*npm run backup.*npm run restore -- .* --replace/);
  expect(error.message).not.toContain('\n');
  expect(await historyNames()).toEqual(before);
});

test('a migration may take longer than the statement timeout', async () => {
  const impatient = openDatabase({
    connectionString: subject.connectionString,
    statementTimeoutMs: 20,
  });
  write('20260101_slow', 'select pg_sleep(0.2);');
  expect(await migrate(impatient, { bootstrap: BOOTSTRAP_FOLDER, migrations: folder })).toContain(
    '20260101_slow',
  );
  await expect(impatient.transaction((tx) => tx.query('select pg_sleep(0.2)'))).rejects.toThrow(
    /statement timeout/,
  );
  await impatient.close();
});

test('an unreachable database is a StartupError that does not contain the password', async () => {
  const nowhere = openDatabase({ connectionString: 'postgres://me:s3cret@127.0.0.1:1/none' });
  const error = await migrate(nowhere).catch((thrown) => thrown);
  expect(error).toBeInstanceOf(StartupError);
  expect(error.message).toContain('Check DATABASE_URL');
  expect(error.message).not.toContain('s3cret');
  expect(await isReady(nowhere)).toBe(false);
  await nowhere.close();
});
