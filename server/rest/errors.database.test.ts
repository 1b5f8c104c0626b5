import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '../database/database.ts';
import { startWithParcels } from './testing/parcels.ts';
import { PUBLISHABLE_KEY, startRestService } from './testing/rest-service.ts';

const { service, owner, client } = await startWithParcels();
await service.database.transaction((tx) =>
  tx.query(`
    create function public.add_parcel(parcel jsonb) returns void language sql as $$
      insert into public.parcels (label, code, weight, size)
      select p.label, p.code, p.weight, p.size
      from jsonb_populate_record(null::public.parcels, parcel) p $$`),
);
afterAll(() => service.drop());

async function errorOf(path: string, init: RequestInit = {}) {
  const answer = await service.send(path, init, owner.token);
  return { status: answer.status, ...(await answer.json()) };
}

test.each([
  ['/nothing', 404, 'PGRST205', "Could not find the table 'public.nothing' in the schema cache"],
  ['/users', 404, 'PGRST205', "Could not find the table 'public.users' in the schema cache"],
  ['/mail_outbox', 404, 'PGRST205', expect.any(String)],
  ['/pg_user', 404, 'PGRST205', expect.any(String)],
  ['/parcels?select=nope', 400, '42703', 'column parcels.nope does not exist'],
  ['/parcels?nope=eq.1', 400, '42703', 'column parcels.nope does not exist'],
  ['/parcels?order=nope', 400, '42703', 'column parcels.nope does not exist'],
  ['/parcels?ctid=not.is.null', 400, '42703', 'column parcels.ctid does not exist'],
  ['/parcels?owner=eq.no-uuid', 400, '22P02', 'invalid input syntax for type uuid: "no-uuid"'],
  ['/parcels?id=in.(1,x)', 400, '22P02', 'invalid input syntax for type integer: "x"'],
  ['/parcels?sent_at=gt.soon', 400, '22007', expect.stringContaining('timestamp')],
  ['/parcels?label=eq.%00', 400, '22021', expect.stringContaining('invalid byte sequence')],
  ['/parcels?id=like.1*', 404, '42883', expect.stringContaining('operator does not exist')],
  ['/parcels?label=is.true', 400, '42804', expect.any(String)],
  ['/parcels?label=cs.{x}', 404, '42883', expect.stringContaining('operator does not exist')],
  ['/parcels?details=ov.[1]', 404, '42883', expect.stringContaining('operator does not exist')],
  ['/parcels?tags=cs.x', 400, '22P02', expect.stringContaining('malformed array literal')],
  ['/parcels?details=cs.x', 400, '22P02', 'invalid input syntax for type json'],
  ['/parcels?details->a=eq.x', 400, '22P02', 'invalid input syntax for type json'],
  ['/parcels?nope->>a=eq.1', 400, '42703', 'column parcels.nope does not exist'],
  ['/parcels?select=details->>a->b', 404, '42883', expect.stringContaining('does not exist')],
  ['/parcels?details->>"%00"=eq.1', 400, '22021', expect.stringContaining('invalid byte sequence')],
  ['/parcels/1', 404, 'PGRST125', 'Invalid path specified in request URL'],
  ['/', 404, 'PGRST125', 'Invalid path specified in request URL'],
])('%s is %i %s', async (path, status, code, message) => {
  expect(await errorOf(path)).toMatchObject({ status, code, message });
});

test.each<[Record<string, unknown>, number, string]>([
  [{ label: 'x', code: 'a' }, 409, '23505'],
  [{ label: 'forbidden' }, 400, '23514'],
  [{ label: null }, 400, '23502'],
  [{ label: 'x', code: 'too long' }, 400, '22001'],
  [{ label: 'x', weight: 'heavy' }, 400, '22P02'],
  [{ label: 'x', size: 'huge' }, 400, '22P02'],
  [{ label: 'a\0b' }, 400, '22P05'],
])('a function that inserts %o is %i %s', async (row, status, code) => {
  const { error, status: answered } = await client.rpc('add_parcel', { parcel: row });
  expect([answered, error?.code]).toEqual([status, code]);
});

test('deleting a referenced row is 409', async () => {
  await service.database.transaction((tx) =>
    tx.query(`
      create table public.labels (parcel int primary key references public.parcels);
      insert into public.labels values (1)`),
  );
  const { error, status } = await client.from('parcels').delete().eq('id', 1);
  expect([status, error?.code]).toEqual([409, '23503']);
});

test.each([
  ['/parcels', 'PGRST117', 'OPTIONS, GET, HEAD, DELETE'],
  ['/rpc/add_parcel', 'PGRST101', 'OPTIONS, POST'],
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
  [{ Accept: 'application/xml' }, 'PGRST107'],
  [{ 'Accept-Profile': 'auth' }, 'PGRST106'],
  [{ 'Content-Profile': 'private', 'Accept-Profile': 'public' }, 'PGRST106'],
])('%o is 406 %s', async (headers, code) => {
  expect(await errorOf('/parcels', { headers })).toMatchObject({ status: 406, code });
});

test('missing rights are 401 with a challenge for anonymous callers, 403 for signed-in ones', async () => {
  const anonymous = await service.send('/leads');
  expect([anonymous.status, anonymous.headers.get('WWW-Authenticate')]).toEqual([401, 'Bearer']);
  const call = { method: 'POST', body: '{"batch":1}' };
  expect(await errorOf('/rpc/claim_mail', call)).toMatchObject({ status: 403, code: '42501' });
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
    tx.query(`
      create view public.slow as select 1 as id, pg_sleep(5)::text as nap;
      grant select on public.slow to anon`),
  );
  const answer = await slow.send('/slow');
  expect([answer.status, await answer.json()]).toMatchObject([504, { code: '57014' }]);
  await database.close();
  await slow.drop();
});

test('without a database: 503 with Retry-After', async () => {
  const database = openDatabase({ connectionString: 'postgres://nobody@127.0.0.1:1/none' });
  const cut = await startRestService({ database });
  const answer = await cut.send('/leads');
  expect([answer.status, await answer.json()]).toMatchObject([503, { code: 'PGRST000' }]);
  expect(answer.headers.get('Retry-After')).toBe('2');
  await database.close();
  await cut.drop();
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
  await restarted.drop();
});

test('a new column needs no code and no restart', async () => {
  expect((await client.from('parcels').select('colour')).error?.code).toBe('42703');
  await service.database.transaction((tx) =>
    tx.query("alter table public.parcels add column colour text default 'green'"),
  );
  await expect
    .poll(async () => (await client.from('parcels').select('colour').eq('colour', 'green')).data, {
      timeout: 15_000,
    })
    .toHaveLength(4);
});
