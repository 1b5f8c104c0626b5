import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { expect, test } from 'vitest';
import { createEmptyDatabase } from '../../../tests/support/database/database.ts';
import { folderOfFile } from '../../../tests/support/folders.ts';
import { StartupError } from '../../process/startup-error.ts';
import type { Database, Transaction } from '../database.ts';
import { migrate } from './migrate.ts';

/** As every version knows it. */
const LOCK = 7_920_432;
const folder = folderOfFile();
const subject = await createEmptyDatabase();

const folders = { bootstrap: join(folder, 'bootstrap'), migrations: join(folder, 'migrations') };
for (const [path, name] of [
  [folders.bootstrap, '0001_accounts'],
  [folders.migrations, '20260101_product'],
] as const) {
  mkdirSync(path);
  writeFileSync(join(path, `${name}.sql`), `create table public.t${name} (id int);`);
}

/** The database as hosted Supabase has it: with the role of its own auth service. */
const hosted: Database = {
  ...subject.database,
  transaction: (work) =>
    subject.database.transaction((tx) => {
      const query = async (text: string, values?: unknown[]) => {
        const answer = await tx.query(text, values);
        if (text.includes('supabase_auth_admin')) answer.rows[0].hosted = true;
        return answer;
      };
      return work({ query } as unknown as Transaction);
    }),
};

test('hosted Supabase has what the bootstrap makes, so only the product’s own files are applied', async () => {
  expect(await migrate(hosted, folders)).toEqual(['20260101_product']);
  expect(await migrate(subject.database, folders)).toEqual(['0001_accounts']);
});

test('a process of another version is waited for', async () => {
  const other = new pg.Client({ connectionString: subject.connectionString });
  await other.connect();
  await other.query('select pg_advisory_lock($1)', [LOCK]);
  const migrating = migrate(subject.database, folders);
  const waiting = () =>
    other
      .query(
        `select count(*)::int as n from pg_locks
         where locktype = 'advisory' and objid = $1 and not granted
           and database = (select oid from pg_database where datname = current_database())`,
        [LOCK],
      )
      .then(({ rows }) => rows[0].n);
  await expect.poll(waiting).toBe(1);
  await other.end();
  expect(await migrating).toEqual([]);
});

const failing = (error: Error) =>
  ({ transaction: () => Promise.reject(error) }) as unknown as Database;

test.each([
  [new Error('connect ECONNREFUSED'), 'connect ECONNREFUSED'],
  // Node's own error for a name with several addresses has no message.
  [Object.assign(new AggregateError([]), { code: 'ETIMEDOUT' }), 'ETIMEDOUT'],
  [Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }), 'connect'],
])('a database that cannot be used is explained: %s', async (cause, reason) => {
  const error = await migrate(failing(cause)).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(StartupError);
  expect(error).toMatchObject({ cause });
  expect((error as Error).message).toContain(`The database cannot be used (${reason}). Check`);
});
