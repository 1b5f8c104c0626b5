import { expect, test } from 'vitest';
import { openDatabase } from '../database/database.ts';
import { buildRestRoutes } from './routes.ts';
import { PUBLISHABLE_KEY, startRestService } from './testing/rest-service.ts';

const service = await startRestService();
const owner = await service.signUp('admin');

test.each([
  ['/nothing', 404, 'PGRST205', "Could not find the table 'public.nothing' in the schema cache"],
  ['/mail_outbox', 404, 'PGRST205', expect.any(String)],
  ['/pg_user', 404, 'PGRST205', expect.any(String)],
  ['/__proto__', 404, 'PGRST205', expect.any(String)],
  ['/leads/1', 404, 'PGRST125', 'Invalid path specified in request URL'],
  ['/', 404, 'PGRST125', 'Invalid path specified in request URL'],
])('%s is %i %s', async (path, status, code, message) => {
  const answer = await service.send(path, {}, owner.token);
  expect([answer.status, await answer.json()]).toMatchObject([status, { code, message }]);
});

test.each([
  ['/leads', 'PGRST117', 'OPTIONS, GET, DELETE'],
  ['/rpc/desk_counts', 'PGRST101', 'OPTIONS, POST'],
])(
  'other methods on %s are 405 %s with a list of the allowed ones',
  async (path, code, allowed) => {
    const answer = await service.send(path, { method: 'PROPFIND' }, owner.token);
    expect([answer.status, await answer.json()]).toMatchObject([405, { code }]);
    expect(answer.headers.get('Allow')).toBe(allowed);
    const options = await service.send(path, { method: 'OPTIONS' });
    expect([options.status, options.headers.get('Allow')]).toEqual([200, allowed]);
  },
);

test.each([
  { 'Accept-Profile': 'auth' },
  { 'Content-Profile': 'private', 'Accept-Profile': 'public' },
])('%o is 406', async (headers) => {
  const answer = await service.send('/leads', { headers }, owner.token);
  expect([answer.status, await answer.json()]).toMatchObject([406, { code: 'PGRST106' }]);
});

test.each(['/leads', '/rpc/anything', '/no/such/path'])(
  '%s checks the key and the token before anything else',
  async (path) => {
    const forged = await service.send(path, {}, `${owner.token}x`);
    expect([forged.status, await forged.json()]).toMatchObject([401, { code: 'PGRST301' }]);
    const wrongKey = await service.send(path, {}, PUBLISHABLE_KEY.replace('test', 'other'));
    expect(wrongKey.status).toBe(401);
  },
);

test('a statement that takes too long is cancelled: 504', async () => {
  const database = openDatabase({
    connectionString: service.connectionString,
    statementTimeoutMs: 100,
  });
  const slow = await startRestService({ database });
  await service.database.transaction((tx) =>
    tx.query(`create function public.nap() returns void language sql as $$ select pg_sleep(5) $$;
      grant execute on function public.nap to authenticated`),
  );
  const answer = await slow.send('/rpc/nap', { method: 'POST' }, owner.token);
  expect([answer.status, await answer.json()]).toMatchObject([504, { code: '57014' }]);
  await database.close();
});

test('the service recovers when the database is back', async () => {
  const restarted = await startRestService();
  const { token } = await restarted.signUp('admin');
  expect((await restarted.send('/leads', {}, token)).status).toBe(200);
  await restarted.breakConnections();
  const answers = [];
  for (let attempt = 0; attempt < 3; attempt += 1) {
    answers.push((await restarted.send('/leads', {}, token)).status);
  }
  expect(answers.at(-1)).toBe(200);
  expect(answers.filter((status) => status !== 200 && status !== 503)).toEqual([]);
});

test('a defect goes on to the application, which reports it', async () => {
  const identifyCaller = () => Promise.reject(new TypeError('x is undefined'));
  const routes = buildRestRoutes({ database: service.database, identifyCaller });
  await expect(routes.request('/leads')).rejects.toThrow('x is undefined');
});
