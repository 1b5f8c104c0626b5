import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '../database/database.ts';
import { type RestService, startRestService } from './testing/rest-service.ts';

const POOL = 2;
/** Of the gate; each test begins with all of its allowance. */
let clock = 0;

let service: RestService;
let busy: Awaited<ReturnType<typeof startBusyService>>;
beforeAll(async () => {
  busy = await startBusyService();
  service = busy.service;
});
beforeEach(() => {
  clock += 3_600_000;
});
afterAll(() => busy.close());

/** The service on a pool whose every connection can be taken. */
async function startBusyService() {
  const first = await startRestService();
  const database = openDatabase({ connectionString: first.connectionString, poolSize: POOL });
  const second = await startRestService({ database, gateClock: () => clock });
  return {
    // The sessions are in the first one's database, which the second one asks.
    service: { ...second, signUp: first.signUp },
    database,
    connectionString: first.connectionString,
    close: async () => {
      await database.close();
      await second.drop();
      await first.drop();
    },
  };
}

/** Runs `work` while no connection is free. */
async function withoutConnections<T>(work: () => Promise<T>): Promise<T> {
  const { promise: end, resolve: release } = Promise.withResolvers<void>();
  const taken = Promise.withResolvers<void>();
  let count = 0;
  const holds = Array.from({ length: POOL }, () =>
    busy.database.transaction(async () => {
      count += 1;
      if (count === POOL) taken.resolve();
      await end;
    }),
  );
  await taken.promise;
  try {
    return await work();
  } finally {
    release();
    await Promise.all(holds);
  }
}

const CALLS: readonly [string, RequestInit, string][] = [
  ['/leads?select=id', {}, 'permission denied for table leads'],
  ['/leads?select=id&id=eq.1', { method: 'HEAD' }, ''],
  ['/leads?name=eq.x', { method: 'DELETE' }, 'permission denied for table leads'],
  ['/profiles', {}, 'permission denied for table profiles'],
  ['/rpc/lead_health', { method: 'POST' }, 'permission denied for function lead_health'],
  ['/rpc/run_retention', { method: 'POST' }, 'permission denied for function run_retention'],
];

async function ask(path: string, init: RequestInit) {
  const answer = await service.send(path, init);
  const text = await answer.text();
  return {
    status: answer.status,
    challenge: answer.headers.get('www-authenticate'),
    ...(text && { body: JSON.parse(text) }),
  };
}

test.each(CALLS)('%s %o is refused as PostgreSQL would, without a connection', async (...call) => {
  const [path, init, message] = call;
  // The catalogue is read with the first request.
  await ask(path, init);
  expect(await withoutConnections(() => ask(path, init))).toEqual({
    status: 401,
    challenge: 'Bearer',
    ...(message && { body: { code: '42501', details: null, hint: null, message } }),
  });
});

test('an anonymous token is no more than none', async () => {
  await ask('/leads', {});
  const token = await service.sign({ role: 'anon', exp: Math.floor(Date.now() / 1000) + 600 });
  const answer = await withoutConnections(() => service.send('/leads', {}, token));
  expect(answer.status).toBe(401);
});

test('what anonymous callers may do passes, also when the right comes later', async () => {
  const change = (sql: string) => busy.database.transaction((tx) => tx.query(sql));
  await change("create function public.greet() returns text language sql as $$ select 'hello' $$");
  await change('revoke execute on function public.greet() from public');
  const greet = () => service.send('/rpc/greet', { method: 'POST' });
  await expect.poll(async () => (await greet()).status, { timeout: 5_000 }).toBe(401);
  await change('grant execute on function public.greet() to anon');
  await expect
    .poll(async () => (await greet()).status, { timeout: 5_000, interval: 200 })
    .toBe(200);
});

test('a flood of strangers is sent away, and the administrator is answered', async () => {
  const { token } = await service.signUp('admin');
  const answers = await Promise.all(Array.from({ length: 400 }, () => service.send('/leads')));
  const away = answers.filter(({ status }) => status === 429);
  expect(away.length).toBeGreaterThan(300);
  expect(away[0]?.headers.get('retry-after')).toMatch(/^\d+$/);
  expect(await away[0]?.json()).toMatchObject({ code: 'over_request_rate_limit' });
  expect((await service.send('/leads?select=id', {}, 'not.a.token')).status).toBe(429);
  expect((await service.send('/leads?select=id', {}, token)).status).toBe(200);
});
