import { Socket } from 'node:net';
import { setImmediate as settle } from 'node:timers/promises';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { asSuperuser, createTestDatabase } from '../../tests/support/database/database.ts';
import { type Database, type DatabaseOptions, openDatabase } from './database.ts';

const home = await createTestDatabase();
afterAll(() => home.drop());

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

/** Takes connections and keeps them until `release`. */
async function hold(database: Database, count: number) {
  const { promise: end, resolve } = Promise.withResolvers<void>();
  let held = 0;
  const holds = Array.from({ length: count }, () =>
    database.transaction(async () => {
      held += 1;
      await end;
    }),
  );
  return {
    held: () => held,
    release: async () => {
      resolve();
      await Promise.all(holds);
    },
  };
}

test('a statement may take eight seconds unless told otherwise', async () => {
  expect(await setting(open(), 'statement_timeout')).toBe('8s');
  expect(await setting(open({ statementTimeoutMs: 150 }), 'statement_timeout')).toBe('150ms');
});

test('a process has ten connections unless told otherwise', async () => {
  const { held, release } = await hold(open(), 12);
  await expect.poll(held, { timeout: 20_000 }).toBe(10);
  const [{ count } = {}] = await home.database.statement(
    `select count(*)::int from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
    [],
  );
  expect(count).toBe(10);
  await release();
});

test('who gets no connection in five seconds is told so', async () => {
  const database = open({ poolSize: 1 });
  const { held, release } = await hold(database, 1);
  await expect.poll(held).toBe(1);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const waiting = vi.fn();
  const refused = expect(database.statement('select 1', []).finally(waiting)).rejects.toThrow(
    /timeout exceeded when trying to connect/,
  );
  await vi.advanceTimersByTimeAsync(4_999);
  expect(waiting).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await refused;
  vi.useRealTimers();
  await release();
});

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

test('what sits between us and the server sees that an idle connection is alive', async () => {
  const keep = vi.spyOn(Socket.prototype, 'setKeepAlive');
  await open().statement('select 1', []);
  expect(keep.mock.calls.map(([isKept]) => isKept)).toContain(true);
});
