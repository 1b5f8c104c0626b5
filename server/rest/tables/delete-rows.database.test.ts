import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createParcels, fillParcels } from './testing/parcels.ts';
import { type RestService, startRestService } from './testing/rest-service.ts';

let service: RestService;
let owner: { id: string; token: string };
let client: SupabaseClient;

beforeAll(async () => {
  service = await startRestService();
  await createParcels(service);
  owner = await service.signUp();
  client = service.clientFor(owner.token);
});
beforeEach(() => fillParcels(service, owner.id));
afterAll(() => service.drop());

const parcels = () => client.from('parcels');
const labels = async () =>
  (await parcels().select('label').order('id')).data?.map(({ label }) => label);
const post = (body: unknown, headers: Record<string, string>, query = '') =>
  service.send(
    `/parcels${query}`,
    { method: 'POST', body: JSON.stringify(body), headers },
    owner.token,
  );

describe('insert', () => {
  test('one row, answered by nothing', async () => {
    const answer = await parcels().insert({ label: 'fig', details: { deep: [1, null, 'ਪੰਜਾਬ'] } });
    expect(answer).toMatchObject({ data: null, error: null, status: 201, count: null });
    const { data } = await parcels().select('owner,details').eq('label', 'fig').single();
    expect(data).toEqual({ owner: owner.id, details: { deep: [1, null, 'ਪੰਜਾਬ'] } });
  });

  test('several rows, answered by the asked columns', async () => {
    const rows = [{ label: 'fig', weight: 2 }, { label: 'grape' }];
    const answer = await parcels()
      .insert(rows, { count: 'exact' })
      .select('label,kg:weight')
      .order('label', { ascending: false });
    expect(answer).toMatchObject({
      status: 201,
      count: 2,
      data: [
        { label: 'grape', kg: null },
        { label: 'fig', kg: 2 },
      ],
    });
  });

  test('no number is rounded on the way', async () => {
    const body = '{"label":"fig","details":{"big":12345678901234567890.123}}';
    const headers = { Prefer: 'return=representation', 'Content-Type': 'application/json' };
    const answer = await service.send(
      '/parcels?select=details',
      { method: 'POST', body, headers },
      owner.token,
    );
    expect(await answer.text()).toContain('12345678901234567890.123');
  });

  test('the keys of the rows must match, unless columns= names them', async () => {
    const rows = [{ label: 'fig' }, { label: 'grape', weight: 1 }];
    const refused = await post(rows, {});
    expect([refused.status, await refused.json()]).toMatchObject([400, { code: 'PGRST102' }]);
    expect((await post(rows, {}, '?columns=label')).status).toBe(201);
    expect(await labels()).toHaveLength(6);
  });

  test('headers only: the place of the new row', async () => {
    const answer = await post({ label: 'fig', id: 77 }, { Prefer: 'return=headers-only' });
    expect([answer.status, await answer.text()]).toEqual([201, '']);
    expect(answer.headers.get('Location')).toBe('/parcels?id=eq.77');
    expect(answer.headers.get('Preference-Applied')).toBe('return=headers-only');
    expect(answer.headers.get('Content-Range')).toBe('*/*');
  });

  test('an empty object is a row of defaults, an empty list is none', async () => {
    const refused = await parcels().insert({});
    expect(refused).toMatchObject({ status: 400, error: { code: '23502' } });
    expect(await parcels().insert([]).select()).toMatchObject({ status: 201, data: [] });
    expect(await labels()).toHaveLength(4);
  });

  test('a row for somebody else is refused by its policy', async () => {
    const answer = await parcels().insert({ label: 'fig', owner: crypto.randomUUID() });
    expect(answer).toMatchObject({
      status: 403,
      error: { code: '42501', message: expect.stringContaining('row-level security') },
    });
  });

  test('one bad row refuses all of them', async () => {
    await parcels().insert([{ label: 'fig' }, { label: 'forbidden' }]);
    expect(await labels()).toHaveLength(4);
  });
});

describe('update', () => {
  test('answers nothing, or the changed rows', async () => {
    const silent = await parcels().update({ weight: 7 }).eq('id', 1);
    expect(silent).toMatchObject({ data: null, status: 204, error: null });
    const told = await parcels()
      .update({ weight: null })
      .in('id', [1, 2, 5])
      .select('id,weight')
      .order('id');
    expect(told).toMatchObject({
      status: 200,
      data: [
        { id: 1, weight: null },
        { id: 2, weight: null },
      ],
    });
  });

  test('counts', async () => {
    const answer = await parcels().update({ is_sent: true }, { count: 'exact' }).gte('id', 1);
    expect(answer.count).toBe(4);
  });

  test('nothing to set changes nothing', async () => {
    expect(await parcels().update({}).eq('id', 1).select()).toMatchObject({
      status: 200,
      data: [],
    });
  });

  test('an object that is not exactly one row changes nothing', async () => {
    const answer = await parcels().update({ label: 'same' }).lte('id', 2).select().single();
    expect(answer).toMatchObject({ status: 406, error: { code: 'PGRST116' } });
    expect(await labels()).not.toContain('same');
  });
});

describe('delete', () => {
  test('deletes what the filter finds among the own rows', async () => {
    const answer = await parcels().delete({ count: 'exact' }).in('id', [1, 5]).select('id');
    expect(answer).toMatchObject({ status: 200, data: [{ id: 1 }], count: 1 });
    expect(await labels()).toHaveLength(3);
  });

  test('more than max-affected changes nothing', async () => {
    const answer = await parcels().delete().gte('id', 1).maxAffected(3);
    expect(answer).toMatchObject({ status: 400, error: { code: 'PGRST124' } });
    expect(await labels()).toHaveLength(4);
  });

  test.each(['limit=1', 'offset=1'])('%s is refused, for more would be deleted', async (range) => {
    const answer = await service.send(
      `/parcels?id=gte.1&${range}`,
      { method: 'DELETE' },
      owner.token,
    );
    expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'PGRST127' }]);
    expect(await labels()).toHaveLength(4);
  });
});

describe('what is refused before anything is stored', () => {
  test('an upsert, and defaults for missing keys', async () => {
    const upsert = await parcels().upsert({ id: 1, label: 'x' });
    expect(upsert).toMatchObject({ status: 400, error: { code: 'PGRST127' } });
    const defaults = await parcels().insert([{ label: 'x' }], { defaultToNull: false });
    expect(defaults).toMatchObject({ status: 400, error: { code: 'PGRST127' } });
    expect((await post({ label: 'x' }, {}, '?on_conflict=id')).status).toBe(400);
  });

  test.each(['', 'null', '5', '[1]', '[[]]', '{"label":', '"x"'])('the body %s', async (body) => {
    const answer = await service.send('/parcels', { method: 'POST', body }, owner.token);
    expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'PGRST102' }]);
  });

  test('a body that is no JSON by its own word', async () => {
    const headers = { 'Content-Type': 'text/csv' };
    const answer = await service.send(
      '/parcels',
      { method: 'POST', body: 'a\n1', headers },
      owner.token,
    );
    expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'PGRST102' }]);
  });
});
