import { expect, test } from 'vitest';
import type { Caller } from '../caller.ts';
import type { Database, Transaction } from '../database/database.ts';
import { buildRestRoutes, type RestDependencies } from './routes.ts';

/** The catalogue's row of a function that everybody may call. */
const GREET = {
  ...{ name: 'greet', names: [], types: [], required: 0 },
  ...{ is_set: false, is_open: true, is_void: true, is_row: false },
};

const ANONYMOUS: Caller = { role: 'anon', claims: {} };
const OWNER: Caller = { role: 'authenticated', claims: { sub: 'owner' } };

/** The service on a database whose statements last until `release`. */
function openSlow(identifyCaller: RestDependencies['identifyCaller']) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  let [running, most] = [0, 0];
  const useDatabase = async () => {
    running += 1;
    most = Math.max(most, running);
    await released;
    running -= 1;
  };
  const database = {
    // Of the catalogue, which lasts no time, and of whoever is signed in, whose session is asked for first.
    transaction: <T>(work: (tx: Transaction) => Promise<T>) =>
      work({
        query: async (statement: string) => {
          if (statement.includes('has_session')) await useDatabase();
          return { rows: [{ ...GREET, rows: 1, body: '' }] };
        },
      } as unknown as Transaction),
    transactionAs: async <T>(_caller: Caller, work: (tx: Transaction) => Promise<T>) => {
      await useDatabase();
      return work({ query: async () => ({ rows: [{ rows: 1, body: '' }] }) } as never);
    },
  } as unknown as Database;
  const routes = buildRestRoutes({ database, identifyCaller });
  return {
    call: async () => routes.request('/rpc/greet', { method: 'POST' }),
    release,
    most: () => most,
    running: () => running,
  };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

test('three anonymous requests use the database at one time, a hundred wait, the next are sent away', async () => {
  const { call, release, most } = openSlow(async () => ANONYMOUS);
  const admitted = Array.from({ length: 103 }, call);
  await settle();
  const away = await call();
  expect([away.status, away.headers.get('Retry-After')]).toEqual([429, '5']);
  expect(away.headers.get('Connection')).toBe('close');
  expect(await away.json()).toMatchObject({ code: 'over_request_rate_limit' });
  release();
  const answers = await Promise.all(admitted);
  expect(answers.filter(({ status }) => status !== 204)).toEqual([]);
  expect(most()).toBe(3);
  expect((await call()).status).toBe(204);
});

test('whoever is signed in waits for no anonymous request', async () => {
  let caller = ANONYMOUS;
  const { call, release, running } = openSlow(async () => caller);
  const strangers = Array.from({ length: 10 }, call);
  await settle();
  caller = OWNER;
  const own = Array.from({ length: 5 }, call);
  await settle();
  expect(running()).toBe(3 + 5);
  release();
  await Promise.all([...strangers, ...own]);
});

test('a defect goes on to the application, which reports it', async () => {
  const { call } = openSlow(() => Promise.reject(new TypeError('x is undefined')));
  await expect(call()).rejects.toThrow('x is undefined');
});
