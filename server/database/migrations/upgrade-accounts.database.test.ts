import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createEmptyDatabase } from '../../../tests/support/database/database.ts';
import { isOfRelease } from './before-release.ts';
import { migrate } from './migrate.ts';
import { BOOTSTRAP_FOLDER, listMigrations, MIGRATIONS_FOLDER } from './migration-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'yctfc-release-'));
const { database, drop } = await createEmptyDatabase();
afterAll(async () => {
  await drop();
  rmSync(folder, { recursive: true });
});

const sql = async (statement: string) =>
  (await database.transaction((tx) => tx.query(statement))).rows;

test('of the accounts of 1.0.0, an unconfirmed one loses its pending password, the others keep all', async () => {
  for (const name of listMigrations(MIGRATIONS_FOLDER).filter(isOfRelease))
    copyFileSync(join(MIGRATIONS_FOLDER, `${name}.sql`), join(folder, `${name}.sql`));
  await migrate(database, { bootstrap: BOOTSTRAP_FOLDER, migrations: folder });
  await sql(
    `insert into auth.users (email, encrypted_password, email_confirmed_at, raw_user_meta_data) values
       ('owner@example.in', 'a hash', '2026-01-02', '{"theme": "dark"}'),
       ('waits@example.in', 'a stranger''s', null, '{"theme": "light"}')`,
  );
  await sql(
    `insert into auth.one_time_tokens (token_hash, user_id, kind, encrypted_password, expires_at)
     select '\\x01', id, 'signup', 'a stranger''s', now() + interval '1 day'
     from auth.users where email = 'waits@example.in'`,
  );
  await migrate(database);
  expect(
    await sql(
      'select email, encrypted_password, raw_user_meta_data from auth.users order by email',
    ),
  ).toEqual([
    {
      email: 'owner@example.in',
      encrypted_password: 'a hash',
      raw_user_meta_data: { theme: 'dark' },
    },
    { email: 'waits@example.in', encrypted_password: '', raw_user_meta_data: {} },
  ]);
  const [link] = await sql('select * from auth.one_time_tokens');
  expect(link).toMatchObject({ kind: 'signup' });
  expect(link).not.toHaveProperty('encrypted_password');
});
