import { expect, test } from 'vitest';
import { startRestService } from './testing/rest-service.ts';

/** One function of each kind, and some that must not be callable. */
const CREATE = `
  create function public.echo(said text, times int default 1) returns text
    language sql stable as $$ select repeat(said, times) $$;
  create function public.mixed(n bigint, is_so boolean, ids uuid[], at timestamptz, data jsonb)
    returns jsonb language sql immutable
    as $$ select jsonb_build_object('n', n, 'is_so', is_so, 'ids', ids, 'at', at, 'data', data) $$;
  create function public.table_of(count int) returns table (n int, "odd ""name" text)
    language sql stable as $$ select g, 'row ' || g from generate_series(1, count) g $$;
  create function public."odd "" name"("an "" arg" int) returns int
    language sql as $$ select $1 $$;
  create function public.nameless(int) returns int language sql as $$ select $1 $$;
  create function public.fires() returns trigger language plpgsql as $$ begin return null; end $$;
  create table public.notes (note text);
  create function public.take_note(note text) returns void language plpgsql security definer
    set search_path = '' as $$
    begin
      insert into public.notes values (note);
      if note = 'no' then raise exception 'not this one' using errcode = 'P0001'; end if;
    end $$;
  create function public.who() returns text language sql as $$ select current_user::text $$;
  grant execute on all functions in schema public to authenticated;`;

const service = await startRestService();
await service.database.transaction((tx) => tx.query(CREATE));
const { token } = await service.signUp('admin');
const client = service.clientFor(token);

const post = (name: string, body: string, headers: Record<string, string> = {}) =>
  service.send(
    `/rpc/${name}`,
    { method: 'POST', body, headers: { 'Content-Type': 'application/json', ...headers } },
    token,
  );

test('values and tables are answered as supabase-js expects', async () => {
  expect((await client.rpc('echo', { said: 'ab' })).data).toBe('ab');
  expect((await client.rpc('echo', { said: 'ab', times: 2 })).data).toBe('abab');
  expect((await client.rpc('echo', { said: null })).data).toBe(null);
  const given = { n: 9007199254740, is_so: true, ids: ['00000000-0000-4000-8000-00000000000b'] };
  const data = { deep: [1, { '"': 'x' }] };
  const mixed = await client.rpc('mixed', { ...given, at: '2026-01-01T00:00:00Z', data });
  expect(mixed.data).toEqual({ ...given, at: '2026-01-01T00:00:00+00:00', data });
  expect((await client.rpc('table_of', { count: 2 })).data).toEqual([
    { n: 1, 'odd "name': 'row 1' },
    { n: 2, 'odd "name': 'row 2' },
  ]);
  expect((await client.rpc('table_of', { count: 0 })).data).toEqual([]);
  expect((await client.rpc('odd " name', { 'an " arg': 5 })).data).toBe(5);
  expect((await client.rpc('who')).data).toBe('authenticated');
});

test('each call runs once, in one transaction', async () => {
  expect(await client.rpc('take_note', { note: 'yes' })).toMatchObject({ status: 204, data: null });
  expect(await client.rpc('take_note', { note: 'no' })).toMatchObject({
    status: 400,
    error: { code: 'P0001', message: 'not this one' },
  });
  expect(await service.database.statement('select note from public.notes', [])).toEqual([
    { note: 'yes' },
  ]);
});

test.each<[string, string, number, string, string]>([
  ['echo', '{"said": "a", "nope": 2}', 404, 'PGRST202', 'nope'],
  ['echo', '{}', 404, 'PGRST202', 'echo without parameters'],
  ['echo', '', 404, 'PGRST202', 'echo without parameters'],
  ['echo', '{"__proto__": 1}', 404, 'PGRST202', '__proto__'],
  ['echo', '{"a\\u0000b": 1}', 404, 'PGRST202', 'echo'],
  ['nobody', '{}', 404, 'PGRST202', 'public.nobody without'],
  ['ec%00ho', '{}', 404, 'PGRST202', 'public.ec'],
  ['nameless', '{"": 1}', 404, 'PGRST202', 'nameless'],
  ['nameless', '{"$1": 1}', 404, 'PGRST202', 'nameless($1)'],
  ['fires', '{}', 400, '42804', 'trigger'],
  ['set_config', '{"setting_name": "role"}', 404, 'PGRST202', 'set_config'],
  ['is_admin', '{}', 404, 'PGRST202', 'is_admin'],
  [
    'echo',
    '{"said": "a", "times": "many"}',
    400,
    '22P02',
    'argument times of echo must be integer',
  ],
  ['echo', '{"said": "a", "times": 1.5}', 400, '22P02', 'argument times of echo must be integer'],
  ['mixed', '{"n":1,"is_so":1,"ids":[],"at":"now","data":1}', 400, '22P02', 'is_so'],
  ['mixed', '{"n":1,"is_so":true,"ids":"x","at":"now","data":1}', 400, '22P02', 'ids of mixed'],
  ['mixed', '{"n":1,"is_so":true,"ids":["x"],"at":"now","data":1}', 400, '22P02', 'uuid: "x"'],
  ['mixed', '{"n":1,"is_so":true,"ids":[],"at":"soon","data":1}', 400, '22007', 'soon'],
  ['desk_lead', '{"reference": ["x"]}', 400, '22023', 'reference must be an id'],
  ['echo', '{"said": "a\\u0000b"}', 400, '22P05', ''],
  ['echo', '{"said": ', 400, 'PGRST102', 'invalid json'],
  ['echo', '[{"said": "a"}]', 400, 'PGRST102', 'named arguments'],
  ['echo', '"said"', 400, 'PGRST102', 'named arguments'],
  ['echo', 'null', 400, 'PGRST102', 'named arguments'],
])('%s with %s is %i %s', async (name, body, status, code, named) => {
  const answer = await post(name, body);
  expect([answer.status, await answer.json()]).toEqual([
    status,
    expect.objectContaining({ code, message: expect.stringContaining(named) }),
  ]);
});
