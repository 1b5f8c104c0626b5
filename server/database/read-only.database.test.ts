import { beforeEach, expect, test } from 'vitest';
import { asSuperuser, createTestDatabase } from '../../tests/support/database/database.ts';
import { type Database, openDatabase } from './database.ts';
import { isAway } from './is-away.ts';

const home = await createTestDatabase();
const name = new URL(home.connectionString).pathname.slice(1);
let database: Database;
beforeEach(() => {
  database = openDatabase({ connectionString: home.connectionString, poolSize: 1 });
  return () => database.close();
});

/** New connections then find what a standby shows them. */
const takeNoWrites = (isReadOnly: boolean) =>
  asSuperuser(`alter database ${name} set default_transaction_read_only = ${isReadOnly}`);

const process = () =>
  database.transaction(
    async (tx) => (await tx.query('select pg_backend_pid() as pid')).rows[0]?.pid,
  );

test('a server that takes no writes counts as away, for reads too, and is used once it leads', async () => {
  await takeNoWrites(true);
  for (const ask of [process, () => database.statement('select 1', [])]) {
    const error = await ask().catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: '25006' });
    expect(isAway(error)).toBe(true);
  }
  await takeNoWrites(false);
  expect(await process()).toBeGreaterThan(0);
});

test('a connection whose server no longer takes writes is not used again', async () => {
  const before = await process();
  const write = database.transaction(async (tx) => {
    await tx.query('set transaction read only');
    await tx.query('create table public.never (id int)');
  });
  await expect(write).rejects.toMatchObject({ code: '25006' });
  expect(await process()).not.toBe(before);
});

test('a connection stays in use after an error of the statement itself', async () => {
  const before = await process();
  await expect(database.transaction((tx) => tx.query('select 1/0'))).rejects.toThrow(/division/);
  expect(await process()).toBe(before);
});
