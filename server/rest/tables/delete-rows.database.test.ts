import { afterAll, beforeEach, expect, test } from 'vitest';
import { fillParcels, startWithParcels } from '../testing/parcels.ts';

const { service, owner, client } = await startWithParcels();
beforeEach(() => fillParcels(service, owner.id));
afterAll(() => service.drop());

const parcels = () => client.from('parcels');
const labels = async () =>
  (await parcels().select('label').order('id')).data?.map(({ label }) => label);

test('returns nothing unless requested', async () => {
  const silent = await parcels().delete().eq('id', 1);
  expect(silent).toMatchObject({ data: null, status: 204, error: null, count: null });
  expect(await labels()).toHaveLength(3);
});

test('how many were deleted is said only where it was asked for', async () => {
  const remove = async (id: number, headers: Record<string, string>) =>
    (await service.send(`/parcels?id=eq.${id}`, { method: 'DELETE', headers }, owner.token))
      .headers;
  expect((await remove(1, {})).get('Content-Range')).toBe('*/*');
  expect((await remove(2, { Prefer: 'count=exact' })).get('Content-Range')).toBe('*/1');
});

test('every column and one of them again are answered once', async () => {
  const answer = await parcels().delete().eq('id', 1).select('*,number:id');
  expect(answer.data).toEqual([expect.objectContaining({ id: 1, number: 1, label: 'apple, red' })]);
});

test('deletes the caller’s rows that match the filter', async () => {
  const answer = await parcels().delete({ count: 'exact' }).in('id', [1, 5]).select('id');
  expect(answer).toMatchObject({ status: 200, data: [{ id: 1 }], count: 1 });
  expect(await labels()).toHaveLength(3);
});

test('by a JSON path or an array, answered by paths', async () => {
  const byPath = await parcels()
    .delete()
    .eq('details->utm->>source', 'mela')
    .select('id,details->utm->>source');
  expect(byPath.data).toEqual([{ id: 1, source: 'mela' }]);
  expect((await parcels().delete().containedBy('tags', ['z']).select('')).data).toEqual([{}]);
  expect(await labels()).toHaveLength(2);
});

test('max-affected rolls back a delete of more rows', async () => {
  const refused = await parcels().delete().gte('id', 1).maxAffected(3);
  expect(refused).toMatchObject({
    status: 400,
    error: { code: 'PGRST124', details: 'The query affects 4 rows' },
  });
  expect(await labels()).toHaveLength(4);
  const headers = { Prefer: 'handling=strict, max-affected=4, count=exact' };
  const init = { method: 'DELETE', headers };
  const answer = await service.send('/parcels?id=gte.1', init, owner.token);
  expect([answer.status, answer.headers.get('Content-Range')]).toEqual([204, '*/4']);
  expect(answer.headers.get('Preference-Applied')).toBe(
    'count=exact, handling=strict, max-affected=4',
  );
  expect(await labels()).toEqual([]);
});

test('an object that is not exactly one row deletes nothing', async () => {
  const answer = await parcels().delete().lte('id', 2).select().single();
  expect(answer).toMatchObject({ status: 406, error: { code: 'PGRST116' } });
  expect(await labels()).toHaveLength(4);
});

test('without a filter nothing is deleted', async () => {
  expect(await parcels().delete()).toMatchObject({
    status: 400,
    error: { code: '21000', message: 'DELETE requires a WHERE clause' },
  });
  expect(await labels()).toHaveLength(4);
});
