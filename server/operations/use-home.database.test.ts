import type pg from 'pg';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../tests/support/database/database.ts';
import { inTransaction } from './use-home.ts';

const { database, connectionString } = await createTestDatabase();

const add = (client: pg.ClientBase) => client.query('create table public.added (id int)');
const isAdded = async () =>
  (await database.statement("select to_regclass('public.added') is not null as added", []))[0]
    ?.added;
const others = async () =>
  (
    await database.statement(
      `select count(*)::int as n from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
      [],
    )
  )[0]?.n;

test('what fails leaves nothing behind, no session either', async () => {
  const failing = inTransaction(connectionString, '', async (client) => {
    await add(client);
    throw new Error('half way');
  });
  await expect(failing).rejects.toThrow('half way');
  expect(await isAdded()).toBe(false);
  await expect.poll(others).toBe(0);
});

test('what ends well is kept, and the session is closed', async () => {
  await inTransaction(connectionString, '', add);
  expect(await isAdded()).toBe(true);
  await expect.poll(others).toBe(0);
});

test('no time limit and no row-level security hold inside, and times are those of UTC', async () => {
  const settings = await inTransaction(connectionString, 'read only', async (client) => {
    const names = ['statement_timeout', 'timezone', 'row_security', 'transaction_read_only'];
    const { rows } = await client.query(
      `select ${names.map((name) => `current_setting('${name}') as ${name}`).join()}`,
    );
    return rows[0];
  });
  expect(settings).toEqual({
    statement_timeout: '0',
    timezone: 'UTC',
    row_security: 'off',
    transaction_read_only: 'on',
  });
});
