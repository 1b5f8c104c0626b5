import type pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { asSuperuser, createTestDatabase } from '../../tests/support/database/database.ts';
import { asDatabase, inTransaction } from './use-home.ts';

const { database, connectionString, drop } = await createTestDatabase();
afterAll(drop);

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

test('a connection that is cut between two statements is an error and no crash', async () => {
  const cut = inTransaction(connectionString, '', async (client) => {
    const { rows } = await client.query('select pg_backend_pid() as pid');
    await asSuperuser(`select pg_terminate_backend(${rows[0].pid}, 5000)`);
    await new Promise(setImmediate);
    await client.query('select 1');
  });
  await expect(cut).rejects.toThrow();
});

test('an open transaction stands for a database, to which nobody else comes', async () => {
  await inTransaction(connectionString, '', async (client) => {
    const inside = asDatabase(client);
    await inside.transaction((tx) => tx.query('create temporary table own as select 1 as id'));
    expect(await inside.statement('select id from own where id = $1', [1])).toEqual([{ id: 1 }]);
    const caller = { role: 'anon', claims: {} } as const;
    await expect(inside.transactionAs(caller, async () => 1)).rejects.toThrow('nobody else');
    await inside.close();
    expect(await inside.statement('select 1 as one', [])).toEqual([{ one: 1 }]);
  });
});
