import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import {
  createEmptyDatabase,
  createTestDatabase,
} from '../../../tests/support/database/database.ts';
import { folderOfFile } from '../../../tests/support/folders.ts';
import { SCHEMAS } from '../backup/manifest.ts';
import { takeBackup } from '../backup/take-backup.ts';
import { restoreBackup } from './restore-backup.ts';

const NASTY = 'tab\there\nline \\N \\. "quoted" ਪੰਜਾਬ 🍛';
const SECRET = 'a-secret-of-more-than-thirty-two-characters';
const folder = folderOfFile();
const dataDir = join(folder, 'data');
const { database, connectionString } = await createTestDatabase();

const sql = async (statement: string, values: unknown[] = []) =>
  (await database.transaction((tx) => tx.query(statement, values))).rows;
const back = (target: string, connection = connectionString) =>
  takeBackup({ connectionString: connection, dataDir, target, version: '1.2.3' });
const restore = (file: string, connection: string, into = dataDir) =>
  restoreBackup({ file, connectionString: connection, dataDir: into, mayReplace: true });

beforeAll(async () => {
  mkdirSync(join(dataDir, 'secrets'), { recursive: true });
  mkdirSync(join(dataDir, 'spool'));
  mkdirSync(join(dataDir, 'mail'));
  writeFileSync(join(dataDir, 'secrets', 'jwt-secret'), SECRET);
  writeFileSync(join(dataDir, 'spool', 'one.json'), '{"waits":true}');
  writeFileSync(join(dataDir, 'spool', 'half.draft'), '{"wai');
  writeFileSync(join(dataDir, 'mail', 'x.eml'), 'a mail');
  await sql("insert into private.administrators (email) values ('owner@example.in')");
  await sql(
    `insert into auth.users (email, encrypted_password, email_confirmed_at, raw_user_meta_data)
     values ('owner@example.in', '', now(), $1)`,
    [JSON.stringify({ note: NASTY })],
  );
  await sql(
    `insert into public.leads (name, email, phone, subject, message, created_at)
     select $1 || n, 'v@example.in', null, '', 'Message', now() - make_interval(secs => n)
     from generate_series(1, 5000) n`,
    [NASTY.slice(0, 60)],
  );
  await sql(`insert into auth.sessions (user_id, method) select id, 'password' from auth.users`);
  await sql("select setval('private.audit_log_id_seq', 41)");
  await sql(
    `insert into auth.refresh_tokens (token_hash, session_id)
     select '\\x00ff5c0a09'::bytea, id from auth.sessions`,
  );
});

/** Query for rights, policies and triggers of every object, as text. */
const RULES = `
  select array_agg(line order by line) as rules from (
    select oid::regclass || ' ' || relacl::text || relrowsecurity as line from pg_class
      where relnamespace::regnamespace::text = any($1)
    union all select oid::regprocedure || ' ' || coalesce(proacl::text, '') || md5(prosrc) from pg_proc
      where pronamespace::regnamespace::text = any($1)
    union all select polrelid::regclass || ' ' || polname || pg_get_expr(polqual, polrelid) from pg_policy
    union all select tgrelid::regclass || ' ' || pg_get_triggerdef(oid) || tgenabled::text from pg_trigger
      where not tgisinternal
    union all select conrelid::regclass || ' ' || pg_get_constraintdef(oid) from pg_constraint
      where connamespace::regnamespace::text = any($1)
  ) lines`;

test('a backup restored elsewhere gives the same rows and the same rights', async () => {
  const first = await back(join(folder, 'first.tar.gz'));
  expect(first.tables.find(({ name }) => name === 'public.leads')?.rows).toBe(5000);
  expect(first.sequences).toContainEqual({
    name: 'private.audit_log_id_seq',
    last: '41',
    isCalled: true,
  });
  const other = await createEmptyDatabase();
  const otherData = join(folder, 'elsewhere');
  await restore(join(folder, 'first.tar.gz'), other.connectionString, otherData);

  const again = await back(join(folder, 'again.tar.gz'), other.connectionString);
  expect({ ...again, takenAt: '' }).toEqual({ ...first, takenAt: '' });
  const rules = (of: typeof database) =>
    of.transaction(async (tx) => (await tx.query(RULES, [SCHEMAS])).rows[0].rules);
  expect(await rules(other.database)).toEqual(await rules(database));
  expect(readFileSync(join(otherData, 'secrets', 'jwt-secret'), 'utf8')).toBe(SECRET);
  expect(readFileSync(join(otherData, 'spool', 'one.json'), 'utf8')).toBe('{"waits":true}');
  expect(readdirSync(otherData).sort()).toEqual(['secrets', 'spool']);
});

test('later changes are undone; enquiries in the spool stay', async () => {
  const { connectionString: own, database: ours } = await createTestDatabase();
  const file = join(folder, 'change.tar.gz');
  const add = () =>
    ours.transaction((tx) =>
      tx.query("insert into public.leads (name, email, message) values ('A', 'a@b.in', 'x')"),
    );
  await add();
  const before = await back(file, own);
  await add();
  await ours.transaction((tx) => tx.query('create table public.stray (id int)'));
  await ours.close();
  // PostgreSQL ends a closed session a moment later.
  const name = new URL(own).pathname.slice(1);
  const sessions = () => sql('select from pg_stat_activity where datname = $1', [name]);
  await expect.poll(sessions).toEqual([]);
  writeFileSync(join(dataDir, 'spool', 'two.json'), '{}');
  await restore(file, own);
  const after = await back(join(folder, 'after.tar.gz'), own);
  expect(after.tables).toEqual(before.tables);
  expect(after.parts.map(({ name }) => name)).toContain('spool/two.json');
  rmSync(join(dataDir, 'spool', 'two.json'));
});

test('a database that is in use, or holds data without --replace, is left alone', async () => {
  const file = join(folder, 'refused.tar.gz');
  await back(file);
  await sql('select 1');
  await expect(restore(file, connectionString)).rejects.toThrow(/in use \(one other session\)/);
  const full = await createTestDatabase();
  await expect(
    restoreBackup({ file, connectionString: full.connectionString, dataDir, mayReplace: false }),
  ).rejects.toThrow(/holds data already.*--replace/);
});

test('an error in the middle leaves the database unchanged', async () => {
  const file = join(folder, 'middle.tar.gz');
  const manifest = await back(file);
  const target = await createTestDatabase();
  await target.database.transaction((tx) =>
    tx.query("insert into public.leads (name, email, message) values ('Kept', 'a@b.in', 'x')"),
  );
  await target.database.close();
  const rows = manifest.tables.find(({ name }) => name === 'public.leads')?.rows;
  expect(rows).toBe(5000);
  const bytes = gunzipSync(readFileSync(file));
  // The manifest has one row more than the part: noticed only by the count at the end.
  bytes.write('"rows": 5001', bytes.indexOf('"rows": 5000'));
  writeFileSync(file, gzipSync(bytes));
  await expect(restore(file, target.connectionString)).rejects.toThrow(/5000 rows instead of 5001/);
  const kept = await back(join(folder, 'kept.tar.gz'), target.connectionString);
  expect(kept.tables.find(({ name }) => name === 'public.leads')?.rows).toBe(1);
});
