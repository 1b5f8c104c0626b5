import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import { beforeEach, expect, test } from 'vitest';
import {
  createEmptyDatabase,
  type TestDatabase,
} from '../../../tests/support/database/database.ts';
import { folderOfFile } from '../../../tests/support/folders.ts';
import { openDatabase } from '../../database/database.ts';
import { isReady, migrate } from '../../database/migrations/migrate.ts';
import { SCHEMA } from '../../database/migrations/migration-files.ts';
import { restoreBackup } from './restore-backup.ts';

/** Written by 1.0.0. */
const OF_RELEASE = fileURLToPath(new URL('testing/of-1.0.0.tar.gz', import.meta.url));

const folder = folderOfFile();
let target: TestDatabase;
beforeEach(async () => {
  target = await createEmptyDatabase();
});

const ask = async (sql: string) => (await target.database.transaction((tx) => tx.query(sql))).rows;
const restore = (file: string) =>
  restoreBackup({
    file,
    connectionString: target.connectionString,
    dataDir: folder,
    mayReplace: false,
  });

/** A copy of the backup of 1.0.0 in which one of its migrations is dated otherwise. */
function redate(migration: string, day: string): string {
  const bytes = gunzipSync(readFileSync(OF_RELEASE));
  bytes.write(day, bytes.indexOf(migration));
  const file = join(folder, 'redated.tar.gz');
  writeFileSync(file, gzipSync(bytes));
  return file;
}

test('data of 1.0.0 are restored, and the product starts with them', async () => {
  const { tables } = await restore(OF_RELEASE);
  expect(tables.find(({ name }) => name === 'public.leads')?.rows).toBe(5);
  expect(await ask("select name from migrations.history where name > '2'")).toEqual([
    { name: SCHEMA },
  ]);
  await migrate(target.database);
  expect(await isReady(target.database)).toBe(true);
  expect(
    await ask(`select name, stage, calls_allowed, quarantined_at is not null as is_held, is_test
      from public.leads order by name`),
  ).toEqual([
    { name: 'Asha Rao', stage: 'new', calls_allowed: true, is_held: false, is_test: false },
    { name: 'Bina Dhillon', stage: 'new', calls_allowed: false, is_held: false, is_test: false },
    { name: 'Direct', stage: 'new', calls_allowed: null, is_held: false, is_test: false },
    { name: 'Robot', stage: 'new', calls_allowed: false, is_held: true, is_test: false },
    { name: 'Test', stage: 'new', calls_allowed: false, is_held: false, is_test: true },
  ]);
});

test('what later versions derive from data of 1.0.0 is there too', async () => {
  await restore(OF_RELEASE);
  expect(
    await ask(`select
        (select for_time::text from private.retention_rules where kept = 'leads') as own_rule,
        (select for_time::text from private.retention_rules where kept = 'abandoned account mails') as new_rule,
        (select page from private.chat_clicks) as page,
        (select count(*)::int from private.rate_limits) as limits,
        (select string_agg(l.name, ', ') from private.lead_search s join public.leads l on l.id = s.lead_id
          where s.tokens @@ private.token('~dln')) as sounds_alike,
        (select count(*) filter (where is_test) || ' ' || count(*) filter (where is_held)
          from private.submissions) as tests_and_held,
        (select count(*)::int from auth.known_networks where first_seen_at is null) as long_known`),
  ).toEqual([
    {
      own_rule: '1 year 8 mons',
      new_rule: '7 days',
      page: '/menu',
      limits: 0,
      sounds_alike: 'Bina Dhillon',
      tests_and_held: '1 1',
      long_known: 1,
    },
  ]);
  await expect(ask("update private.audit_log set detail = '{}'")).rejects.toThrow(/only grows/);
});

test('of the accounts of 1.0.0, an unconfirmed one loses its pending password, the others keep all', async () => {
  await restore(OF_RELEASE);
  expect(
    await ask('select email, encrypted_password, raw_user_meta_data from auth.users order by 1'),
  ).toEqual([
    {
      email: 'owner@example.in',
      encrypted_password: 'a hash',
      raw_user_meta_data: { theme: 'dark' },
    },
    { email: 'waits@example.in', encrypted_password: '', raw_user_meta_data: {} },
  ]);
  const [link] = await ask('select * from auth.one_time_tokens');
  expect(link).toMatchObject({ kind: 'signup' });
  expect(link).not.toHaveProperty('encrypted_password');
});

test('such data may be restored into a used database', async () => {
  await migrate(target.database);
  // Its pool ends here: whoever drops the database would end it again.
  const { connectionString, database } = target;
  target = await createEmptyDatabase();
  await database.close();
  const options = { file: OF_RELEASE, connectionString, dataDir: folder };
  await expect(restoreBackup({ ...options, mayReplace: false })).rejects.toThrow(/holds data/);
  await restoreBackup({ ...options, mayReplace: true });
  const reopened = openDatabase({ connectionString });
  expect(await reopened.statement('select count(*)::int as leads from public.leads', [])).toEqual([
    { leads: 5 },
  ]);
  await reopened.close();
});

test.each([
  ['of an unfinished schema', '20261122001700_retention', '20261121', /schema was not complete/],
  ['between two releases', '20261122000200_administrator', '20261123', /schema was not complete/],
  ['of a later version', '20261122000200_administrator', '20991231', /which this version/],
])('data %s are refused', async (_what, migration, day, message) => {
  await expect(restore(redate(migration, day))).rejects.toThrow(message);
  expect(await ask("select to_regclass('public.leads') as leads")).toEqual([{ leads: null }]);
});
