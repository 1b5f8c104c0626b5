import { setImmediate as settle } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { asSuperuser, createTestDatabase } from '../../tests/support/database/database.ts';
import { type Database, type DatabaseOptions, openDatabase } from './database.ts';

const home = await createTestDatabase();

let opened: Database[] = [];
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await Promise.all(opened.map((database) => database.close()));
  opened = [];
});

function open(options: Omit<DatabaseOptions, 'connectionString'> = {}): Database {
  const database = openDatabase({ connectionString: home.connectionString, ...options });
  opened.push(database);
  return database;
}

const setting = async (database: Database, name: string) =>
  (await database.transaction((tx) => tx.query(`select current_setting('${name}') as value`)))
    .rows[0]?.value;

test('a server that cancels nothing is given up two seconds later', async () => {
  const database = open({ poolSize: 1, statementTimeoutMs: 3_000 });
  const begun = Promise.withResolvers<void>();
  const ended = vi.fn();
  const hung = database
    .transaction(async (tx) => {
      await tx.query("select set_config('statement_timeout', '0', true)");
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      const query = tx.query('select pg_sleep(60)');
      begun.resolve();
      await query.finally(ended);
    })
    .catch((error: unknown) => error);
  await begun.promise;
  await vi.advanceTimersByTimeAsync(4_999);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalled();
  // Its end of the transaction waits for the same server.
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await hung).toMatchObject({ message: 'Query read timeout' });
  vi.useRealTimers();
  expect(await setting(database, 'statement_timeout')).toBe('3s');
});

test('a connection that breaks between two statements or while it is idle ends no process', async () => {
  const database = open({ poolSize: 1 });
  const terminate = (pid: number) => asSuperuser(`select pg_terminate_backend(${pid}, 5000)`);
  const pidOf = async () =>
    Number((await database.statement('select pg_backend_pid() as pid', []))[0]?.pid);
  const broken = database.transaction(async (tx) => {
    const { rows } = await tx.query('select pg_backend_pid() as pid');
    await terminate(rows[0].pid);
    await settle();
    await tx.query('select 1');
  });
  await expect(broken).rejects.toThrow();
  const pid = await pidOf();
  await terminate(pid);
  await expect.poll(() => pidOf().catch(() => pid)).not.toBe(pid);
});
