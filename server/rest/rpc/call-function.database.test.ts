import type { SupabaseClient } from '@supabase/supabase-js';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hostileText } from '../testing/arbitrary-query.ts';
import { type RestService, startRestService } from '../testing/rest-service.ts';

/** One function of each kind, and some that must not be callable. */
const CREATE = `
  create function public.echo(said text, times int default 1) returns text
    language sql stable as $$ select repeat(said, times) $$;
  create function public.mixed(n bigint, is_so boolean, ids uuid[], at timestamptz, data jsonb)
    returns jsonb language sql immutable
    as $$ select jsonb_build_object('n', n, 'is_so', is_so, 'ids', ids, 'at', at, 'data', data) $$;
  create function public.table_of(count int) returns table (n int, "odd ""name" text)
    language sql stable as $$ select g, 'row ' || g from generate_series(1, count) g $$;
  create function public.values_of(count int) returns setof int
    language sql stable as $$ select generate_series(1, count) $$;
  create function public.nothing_at_all() returns void language sql as $$ select $$;
  create function public.same(a int) returns int language sql as $$ select a $$;
  create function public.same(a text) returns text language sql as $$ select a $$;
  create function public.nameless(int) returns int language sql as $$ select $1 $$;
  create function public.fires() returns trigger language plpgsql as $$ begin return null; end $$;
  create table public.notes (note text);
  create function public.take_note(note text) returns int language plpgsql security definer
    set search_path = '' as $$
    begin
      insert into public.notes values (note);
      if note = 'no' then raise exception 'not this one' using errcode = 'P0001'; end if;
      return (select count(*) from public.notes);
    end $$;
  create function public.take_notes(count int) returns setof text language sql security definer
    set search_path = ''
    as $$ insert into public.notes select n from generate_series(1, count) n returning note $$;
  create function public.who() returns text language sql as $$ select current_user::text $$;`;

let service: RestService;
let client: SupabaseClient;

beforeAll(async () => {
  service = await startRestService();
  await service.database.transaction((tx) => tx.query(CREATE));
  client = service.clientFor();
});
afterAll(() => service.drop());

async function post(name: string, body: string, headers: Record<string, string> = {}) {
  const answer = await service.send(`/rpc/${name}`, {
    method: 'POST',
    body,
    headers: { 'Content-Type': 'application/json', ...headers },
  });
  const text = await answer.text();
  return { status: answer.status, ...(text && { body: JSON.parse(text) }) };
}

test('values, tables, sets and void are answered as supabase-js expects', async () => {
  expect((await client.rpc('echo', { said: 'ab' })).data).toBe('ab');
  expect((await client.rpc('echo', { said: 'ab', times: 2 })).data).toBe('abab');
  expect((await client.rpc('echo', { said: null })).data).toBe(null);
  const given = { n: 9007199254740, is_so: true, ids: ['00000000-0000-4000-8000-00000000000b'] };
  const data = { deep: [1, { '"': 'x' }] };
  const mixed = await client.rpc('mixed', { ...given, at: '2026-01-01T00:00:00Z', data });
  expect(mixed.data).toEqual({ ...given, at: '2026-01-01T00:00:00+00:00', data });
  const rows = [
    { n: 1, 'odd "name': 'row 1' },
    { n: 2, 'odd "name': 'row 2' },
  ];
  expect((await client.rpc('table_of', { count: 2 })).data).toEqual(rows);
  expect((await client.rpc('table_of', { count: 0 })).data).toEqual([]);
  expect((await client.rpc('table_of', { count: 1 }).single()).data).toEqual(rows[0]);
  expect((await client.rpc('table_of', { count: 2 }).single()).error?.code).toBe('PGRST116');
  expect((await client.rpc('values_of', { count: 3 })).data).toEqual([1, 2, 3]);
  expect((await client.rpc('values_of', { count: 0 })).data).toEqual([]);
  expect(await client.rpc('nothing_at_all')).toMatchObject({ status: 204, data: null });
  expect((await client.rpc('who')).data).toBe('anon');
});

test('one value or one row as an object', async () => {
  const one = await client.rpc('values_of', { count: 1 }).single();
  expect(one.data).toBe(1);
  expect((await client.rpc('values_of', { count: 2 }).single()).error?.code).toBe('PGRST116');
  expect((await client.rpc('echo', { said: 'ab' }).single()).data).toBe('ab');
});

test('max-affected rolls back a call that affects more rows', async () => {
  const notes = async () =>
    service.database.transaction(async (tx) => {
      const { rows } = await tx.query('select count(*)::int as notes from public.notes');
      return rows[0].notes;
    });
  const before = await notes();
  const few = await client.rpc('take_notes', { count: 2 }).maxAffected(2);
  expect(few).toMatchObject({ status: 200, data: ['1', '2'] });
  expect(await notes()).toBe(before + 2);
  expect(await client.rpc('take_notes', { count: 3 }).maxAffected(2)).toMatchObject({
    status: 400,
    error: { code: 'PGRST124', details: 'The query affects 3 rows' },
  });
  expect(await client.rpc('take_note', { note: 'x' }).maxAffected(1)).toMatchObject({
    status: 400,
    error: { code: 'PGRST128' },
  });
  expect(await notes()).toBe(before + 2);
});

test('each call is one transaction', async () => {
  await service.database.transaction((tx) => tx.query('truncate public.notes'));
  expect((await client.rpc('take_note', { note: 'yes' })).data).toBe(1);
  expect(await client.rpc('take_note', { note: 'no' })).toMatchObject({
    status: 400,
    error: { code: 'P0001', message: 'not this one' },
  });
  expect((await client.rpc('take_note', { note: 'yes' })).data).toBe(2);
});

test.each<[string, string, number, string]>([
  ['echo', '{"said": 1, "nope": 2}', 404, 'PGRST202'],
  ['echo', '{}', 404, 'PGRST202'],
  ['echo', '', 404, 'PGRST202'],
  ['nobody', '{}', 404, 'PGRST202'],
  ['nameless', '{"": 1}', 404, 'PGRST202'],
  ['nameless', '{"$1": 1}', 404, 'PGRST202'],
  ['fires', '{}', 404, 'PGRST202'],
  ['set_config', '{"setting_name": "role", "new_value": "x", "is_local": true}', 404, 'PGRST202'],
  ['is_admin', '{}', 404, 'PGRST202'],
  ['echo', '{"__proto__": 1}', 404, 'PGRST202'],
  ['same', '{"a": 1}', 300, 'PGRST203'],
  ['echo', '{"said": "a", "times": "many"}', 400, '22P02'],
  ['echo', '{"said": "a\\u0000b"}', 400, '22P05'],
  ['mixed', '{"n":1,"is_so":true,"ids":["x"],"at":"now","data":1}', 400, '22P02'],
  ['echo', '{"said": ', 400, 'PGRST102'],
  ['echo', '[{"said": "a"}]', 400, 'PGRST102'],
  ['echo', '"said"', 400, 'PGRST102'],
  ['echo', 'null', 400, 'PGRST102'],
])('%s with %s is %i %s', async (name, body, status, code) => {
  expect(await post(name, body)).toMatchObject({ status, body: { code } });
});

test('other types of body and too many arguments are refused', async () => {
  const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
  expect(await post('echo', 'said=a', form)).toMatchObject({ status: 400 });
  expect(await post('echo', '{"said":"a"}', { Accept: 'text/html' })).toMatchObject({
    status: 406,
  });
  const many = Object.fromEntries(Array.from({ length: 101 }, (_, at) => [`a${at}`, at]));
  expect(await post('echo', JSON.stringify(many))).toMatchObject({
    status: 400,
    body: { message: 'Too many arguments in one request' },
  });
});

test('any input stays a value, and PostgreSQL never reports a syntax error', async () => {
  await fc.assert(
    fc.asyncProperty(hostileText, hostileText, async (text, name) => {
      const said = await post('echo', JSON.stringify({ said: text }));
      if (said.status === 200) expect(said.body).toBe(text);
      else expect(said).toMatchObject({ status: 400, body: { code: '22P05' } });
      const key = await post('echo', JSON.stringify({ said: 'a', [`${name}x`]: text }));
      expect([key.status, key.body.code]).toEqual([404, 'PGRST202']);
      const path = await post(encodeURIComponent(`${name}x`), '{}');
      expect(path.status, JSON.stringify(path)).toBe(404);
    }),
    { numRuns: 150 },
  );
});

test('a new function needs no code and no restart', async () => {
  const ask = async () => (await client.rpc('newcomer')).data;
  await client.rpc('newcomer');
  await service.database.transaction((tx) =>
    tx.query("create function public.newcomer() returns text language sql as $$ select 'here' $$"),
  );
  await expect.poll(ask, { timeout: 15_000 }).toBe('here');
});
