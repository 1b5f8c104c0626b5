import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { fillParcels, startWithParcels } from './testing/parcels.ts';

// Features of PostgREST that this service lacks: each is refused by name before anything runs. The
// caller owns the rows and has every right on them, so only this service can have refused.

const { service, owner, client } = await startWithParcels();
await service.database.transaction((tx) =>
  tx.query(`
    create function public.empty_parcels() returns setof public.parcels language sql
      as $$ delete from public.parcels returning * $$;
    create function public.empty_and_count() returns bigint language sql
      as $$ with gone as (delete from public.parcels returning 1) select count(*) from gone $$`),
);
beforeEach(() => fillParcels(service, owner.id));
afterAll(() => service.drop());

const rows = () =>
  service.database.transaction(async (tx) => {
    const { rows: found } = await tx.query('select * from public.parcels order by id');
    return found;
  });

type Ask = (all: SupabaseClient) => PromiseLike<{ status: number; error: unknown }>;

const from = (all: SupabaseClient) => all.from('parcels');
const read = (all: SupabaseClient) => from(all).select('id');
const empty = (all: SupabaseClient, options?: { count?: 'exact'; get?: boolean }) =>
  all.rpc('empty_parcels', {}, options);

test.each<[string, Ask]>([
  ['writing to tables (POST)', (all) => from(all).insert({ label: 'fig' })],
  ['writing to tables (POST)', (all) => from(all).upsert({ id: 1, label: 'fig' })],
  ['writing to tables (PATCH)', (all) => from(all).update({ label: 'fig' }).eq('id', 1)],
  ['limit and offset on DELETE', (all) => from(all).delete().gte('id', 1).limit(1)],
  ['order on DELETE', (all) => from(all).delete().gte('id', 1).order('id')],
  [
    'Prefer: count=planned when deleting',
    (all) => from(all).delete({ count: 'planned' }).gte('id', 1),
  ],
  ['Prefer: tx=rollback when deleting', (all) => from(all).delete().gte('id', 1).rollback()],
  ['logic trees (or=)', (all) => from(all).delete().or('id.eq.1,id.eq.2')],
  ['logic trees (or=)', (all) => read(all).or('id.eq.1,id.eq.2')],
  ['logic trees (not.and=)', (all) => read(all).filter('not.and', 'eq', '1')],
  ['embedding of related tables', (all) => from(all).select('id,owner(email)')],
  ['embedding of related tables', (all) => from(all).select('id,...owner(email)')],
  ['parameters of related tables', (all) => read(all).limit(1, { referencedTable: 'owner' })],
  ['parameters of related tables', (all) => read(all).eq('owner.email', 'x')],
  ['order by related tables', (all) => read(all).order('owner(email)')],
  ['aggregate functions', (all) => from(all).select('id.sum()')],
  ['aggregate functions', (all) => from(all).select('count()')],
  ['casts (column::type)', (all) => from(all).select('id::text')],
  ['the operator fts', (all) => read(all).textSearch('label', 'fig')],
  ['the operator match', (all) => read(all).regexMatch('label', '^a')],
  ['the operator like(any)', (all) => read(all).likeAnyOf('label', ['a*'])],
  ['the operator isdistinct', (all) => read(all).isDistinct('label', 'a')],
  ['the operator adj', (all) => read(all).rangeAdjacent('label', '[1,2)')],
  ['Prefer: count=planned when reading', (all) => from(all).select('id', { count: 'planned' })],
  ['Prefer: count=estimated when reading', (all) => from(all).select('id', { count: 'estimated' })],
  ['answers as text/csv', (all) => read(all).csv()],
  ['answers as application/geo+json', (all) => read(all).geojson()],
  ['answers as application/vnd.pgrst.array+json;nulls=stripped', (all) => read(all).stripNulls()],
  ['GET on a function', (all) => empty(all, { get: true })],
  ['GET on a function', (all) => empty(all, { get: true }).limit(1)],
  ['parameters in the address of a function (limit)', (all) => empty(all).limit(1)],
  ['parameters in the address of a function (select)', (all) => empty(all).select('id')],
  [
    'parameters in the address of a function (id, order)',
    (all) => empty(all).eq('id', 1).order('id'),
  ],
  ['Prefer: count=exact when calling a function', (all) => empty(all, { count: 'exact' })],
  ['Prefer: tx=rollback when calling a function', (all) => empty(all).rollback()],
  ['answers as text/csv', (all) => empty(all).csv()],
])('%s', async (feature, ask) => {
  const before = await rows();
  expect(await ask(client)).toMatchObject({
    status: 400,
    error: {
      code: 'PGRST127',
      message: `Feature not implemented: ${feature}`,
      details: feature,
      hint: expect.stringMatching(/^Offered: /),
    },
  });
  expect(await rows()).toEqual(before);
});

test.each<[string, string, RequestInit]>([
  ['writing to tables (PUT)', '/parcels?id=eq.1', { method: 'PUT', body: '{"id":1,"label":"x"}' }],
  ['writing to tables (on_conflict=)', '/parcels?id=eq.1&on_conflict=id', { method: 'DELETE' }],
  ['writing to tables (columns=)', '/parcels?id=eq.1&columns=id', { method: 'DELETE' }],
  ['Range on DELETE', '/parcels?id=gte.1', { method: 'DELETE', headers: { Range: '0-0' } }],
  ['limit and offset on DELETE', '/parcels?id=gte.1&offset=1', { method: 'DELETE' }],
  [
    'Prefer: max-affected without handling=strict',
    '/parcels?id=gte.1',
    { method: 'DELETE', headers: { Prefer: 'max-affected=1' } },
  ],
  ['Range on a function', '/rpc/empty_parcels', { method: 'POST', headers: { Range: '0-0' } }],
  ['GET on a function', '/rpc/no_such_function?limit=1', {}],
  [
    'parameters in the address of a function (limit, select)',
    '/rpc/empty_parcels?limit=1&select=id',
    { method: 'POST' },
  ],
])('%s: %s', async (details, path, init) => {
  const before = await rows();
  const answer = await service.send(path, init, owner.token);
  expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'PGRST127', details }]);
  expect(await rows()).toEqual(before);
});

test('HEAD on a function runs nothing either', async () => {
  const before = await rows();
  expect((await client.rpc('empty_parcels', {}, { head: true })).status).toBe(400);
  expect(await rows()).toEqual(before);
});

test('max-affected on a function without a set is refused before it runs', async () => {
  const before = await rows();
  expect(await client.rpc('empty_and_count').maxAffected(1)).toMatchObject({
    status: 400,
    error: { code: 'PGRST128' },
  });
  expect(await client.rpc('empty_parcels').maxAffected(3)).toMatchObject({
    status: 400,
    error: { code: 'PGRST124' },
  });
  expect(await rows()).toEqual(before);
});
