import { afterAll, describe, expect, test } from 'vitest';
import { startWithParcels } from '../testing/parcels.ts';

const { service, owner, client } = await startWithParcels({ maxRows: 1_500 });
afterAll(() => service.drop());

const parcels = (count?: 'exact') =>
  client
    .from('parcels')
    .select('id', count && { count })
    .order('id');

describe('ranges', () => {
  test('limit and offset', async () => {
    expect((await parcels().limit(2)).data).toEqual([{ id: 1 }, { id: 2 }]);
    expect((await parcels().range(1, 2)).data).toEqual([{ id: 2 }, { id: 3 }]);
    expect((await parcels().range(3, 9)).data).toEqual([{ id: 4 }]);
    expect((await parcels().limit(0)).data).toEqual([]);
  });

  test.each([
    ['/parcels', {}, 200, '0-3/*', [1, 2, 3, 4]],
    ['/parcels', { Range: '1-2', 'Range-Unit': 'items' }, 200, '1-2/*', [2, 3]],
    ['/parcels', { Range: '1-2', Prefer: 'count=exact' }, 206, '1-2/4', [2, 3]],
    ['/parcels', { Range: '0-9', Prefer: 'count=exact' }, 200, '0-3/4', [1, 2, 3, 4]],
    ['/parcels', { Range: '2-', Prefer: 'count=exact' }, 206, '2-3/4', [3, 4]],
    ['/parcels?offset=9', {}, 200, '*/*', []],
    ['/parcels?offset=4', { Prefer: 'count=exact' }, 206, '*/4', []],
    ['/parcels?id=eq.99', { Prefer: 'count=exact' }, 200, '*/0', []],
  ])('%s with %o', async (path, headers, status, range, ids) => {
    const separator = path.includes('?') ? '&' : '?';
    const answer = await service.send(
      `${path}${separator}select=id&order=id`,
      { headers },
      owner.token,
    );
    expect([answer.status, answer.headers.get('Content-Range')]).toEqual([status, range]);
    expect(await answer.json()).toEqual(ids.map((id) => ({ id })));
  });

  test.each([
    [
      '/parcels?offset=5',
      { Prefer: 'count=exact' },
      'An offset of 5 was requested, but there are only 4 rows.',
      '*/4',
    ],
    [
      '/parcels?id=eq.99',
      { Range: '1-', Prefer: 'count=exact' },
      'An offset of 1 was requested, but there are only 0 rows.',
      '*/0',
    ],
    ['/parcels', { Range: '9-0' }, expect.stringContaining('lower boundary'), null],
    ['/parcels?limit=-1', {}, 'Limit should be greater than or equal to zero.', null],
  ])('%s with %o is 416', async (path, headers, details, range) => {
    const answer = await service.send(path, { headers }, owner.token);
    expect([answer.status, answer.headers.get('Content-Range')]).toEqual([416, range]);
    expect(await answer.json()).toEqual({
      code: 'PGRST103',
      details,
      hint: null,
      message: 'Requested range not satisfiable',
    });
  });

  test('HEAD returns only headers', async () => {
    const { data, count, status } = await client
      .from('parcels')
      .select('*', { count: 'exact', head: true });
    expect({ data, count, status }).toEqual({ data: null, count: 4, status: 200 });
  });

  test('applied preferences are named', async () => {
    const headers = { Prefer: 'count=exact, handling=lenient, other' };
    const answer = await service.send('/parcels', { headers }, owner.token);
    expect(answer.headers.get('Preference-Applied')).toBe('count=exact, handling=lenient');
  });
});

describe('counts', () => {
  test('count=exact counts all rows that match the filters', async () => {
    expect((await parcels('exact').limit(1)).count).toBe(4);
    expect((await parcels('exact').lte('id', 2).limit(1)).count).toBe(2);
  });

  test('counts reveal nothing about hidden rows', async () => {
    const stranger = service.clientFor((await service.signUp()).token);
    const answer = await stranger.from('parcels').select('id', { count: 'exact', head: true });
    expect(answer.count).toBe(0);
  });

  test('a truncated answer says so', async () => {
    await service.database.transaction((tx) =>
      tx.query(
        `insert into public.parcels (owner, label)
         select $1, 'bulk' from generate_series(1, 2000)`,
        [owner.id],
      ),
    );
    expect((await parcels('exact').limit(1)).count).toBe(2_004);
    const answer = await service.send('/parcels?select=id', {}, owner.token);
    expect([answer.status, answer.headers.get('Content-Range')]).toEqual([206, '0-1499/2004']);
    expect(await answer.json()).toHaveLength(1_500);
    const asked = await service.send('/parcels?select=id&limit=1500', {}, owner.token);
    expect([asked.status, asked.headers.get('Content-Range')]).toEqual([200, '0-1499/*']);
  });
});
