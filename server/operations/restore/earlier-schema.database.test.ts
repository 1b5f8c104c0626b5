import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import {
  createEmptyDatabase,
  type TestDatabase,
} from '../../../tests/support/database/database.ts';
import { openDatabase } from '../../database/database.ts';
import { isOfRelease } from '../../database/migrations/before-release.ts';
import { isReady, migrate } from '../../database/migrations/migrate.ts';
import {
  BOOTSTRAP_FOLDER,
  listMigrations,
  MIGRATIONS_FOLDER,
} from '../../database/migrations/migration-files.ts';
import { takeBackup } from '../backup/take-backup.ts';
import { restoreBackup } from './restore-backup.ts';

const folder = mkdtempSync(join(tmpdir(), 'yctfc-earlier-'));
const file = join(folder, 'earlier.tar.gz');
afterAll(() => rmSync(folder, { recursive: true }));

/** Names of migrations from before 1.0.0 that the test needs. */
const EARLIER = ['20261121000100_create_private_schema', '20261121001500_second_factor'];

/** The files of 1.0.0 alone: the tables of the time before it are these. */
const RELEASE = { bootstrap: join(folder, 'bootstrap'), migrations: join(folder, 'migrations') };
/** What the next start of the product adds to them. */
const LATER = [
  ...copyRelease(BOOTSTRAP_FOLDER, RELEASE.bootstrap),
  ...copyRelease(MIGRATIONS_FOLDER, RELEASE.migrations),
];

/** @returns the names of the later files, which it leaves out */
function copyRelease(from: string, to: string): string[] {
  mkdirSync(to);
  const names = listMigrations(from);
  for (const file of names.filter(isOfRelease).map((name) => `${name}.sql`)) {
    copyFileSync(join(from, file), join(to, file));
  }
  return names.filter((name) => !isOfRelease(name));
}

let earlier: TestDatabase;
const ask = async ({ database }: TestDatabase, sql: string) =>
  (await database.transaction((tx) => tx.query(sql))).rows;

beforeEach(async () => {
  earlier = await createEmptyDatabase();
  await migrate(earlier.database, RELEASE);
  await ask(earlier, "insert into public.leads (name, email, message) values ('A', 'a@b.in', 'x')");
  await ask(
    earlier,
    "update private.retention_rules set for_time = '20 months' where kept = 'leads'",
  );
});

/** Backs the database up as if migrations with these names had created its tables. */
async function backUp(names: readonly string[]) {
  await ask(earlier, "delete from migrations.history where name > '2026'");
  await ask(earlier, "update migrations.history set checksum = 'another'");
  for (const name of names)
    await ask(earlier, `insert into migrations.history values ('${name}', 'another')`);
  const options = { connectionString: earlier.connectionString, dataDir: folder };
  return takeBackup({ ...options, target: file, version: '0.1.0' });
}
const restore = (into: TestDatabase, mayReplace = false) =>
  restoreBackup({ file, connectionString: into.connectionString, dataDir: folder, mayReplace });

test('data from before 1.0.0 is restored, and the product starts with it', async () => {
  const backup = await backUp(EARLIER);
  await expect(migrate(earlier.database)).rejects.toThrow(/before 1\.0\.0/);
  const target = await createEmptyDatabase();
  await restore(target);
  const again = join(folder, 'again.tar.gz');
  const options = { connectionString: target.connectionString, dataDir: folder, version: '1.0.0' };
  const after = await takeBackup({ ...options, target: again });
  const withoutHistory = ({ tables }: typeof backup) =>
    tables.filter(({ name }) => name !== 'migrations.history');
  expect(withoutHistory(after)).toEqual(withoutHistory(backup));

  expect(await migrate(target.database)).toEqual(LATER);
  expect(await isReady(target.database)).toBe(true);
  expect(await ask(target, 'select name from public.leads')).toEqual([{ name: 'A' }]);
  const rule = "select for_time::text from private.retention_rules where kept = 'leads'";
  expect(await ask(target, rule)).toEqual([{ for_time: '1 year 8 mons' }]);
  await target.drop();
});

test('such data may be restored into its own database', async () => {
  await backUp(EARLIER);
  await earlier.database.close();
  await restore(earlier, true);
  const reopened = openDatabase({ connectionString: earlier.connectionString });
  expect(await migrate(reopened)).toEqual(LATER);
  expect(await reopened.statement('select name from public.leads', [])).toEqual([{ name: 'A' }]);
  await reopened.close();
});

test('data without the last tables of that time is refused', async () => {
  await backUp(EARLIER.slice(0, 1));
  const target = await createEmptyDatabase();
  await expect(restore(target)).rejects.toThrow(/schema was not complete/);
  expect(await ask(target, "select to_regclass('public.leads') as leads")).toEqual([
    { leads: null },
  ]);
  await target.drop();
});

test('a later migration is not mistaken for one of that time', async () => {
  await backUp([...EARLIER, '20991231000000_later']);
  const target = await createEmptyDatabase();
  await expect(restore(target)).rejects.toThrow(
    /migration 20991231000000_later, which this version/,
  );
  await target.drop();
});
