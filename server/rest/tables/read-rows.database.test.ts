import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createParcels, fillParcels } from './testing/parcels.ts';
import { type RestService, startRestService } from './testing/rest-service.ts';

let service: RestService;
let client: SupabaseClient;

beforeAll(async () => {
  service = await startRestService();
  await createParcels(service);
  const owner = await service.signUp();
  await fillParcels(service, owner.id);
  client = service.clientFor(owner.token);
});
afterAll(() => service.drop());

const parcels = () => client.from('parcels').select('id');
type Filter = ReturnType<typeof parcels>;
const idsOf = async (filter: Filter) => {
  const { data, error } = await filter.order('id');
  expect(error).toBeNull();
  return data?.map(({ id }) => id);
};

describe('filters', () => {
  test.each<[string, (all: Filter) => Filter, number[]]>([
    ['no filter: all but the hidden', (all) => all, [1, 2, 3, 4]],
    ['eq', (all) => all.eq('label', 'apple, red'), [1]],
    ['eq on a number', (all) => all.eq('weight', 1.5), [1]],
    ['eq on an enum', (all) => all.eq('size', 'large'), [2]],
    ['eq on an array', (all) => all.eq('tags', '{x,y}'), [1]],
    ['neq leaves null out', (all) => all.neq('weight', 20), [1, 4]],
    ['gt', (all) => all.gt('weight', 3), [2]],
    ['gte', (all) => all.gte('weight', 3), [2, 4]],
    ['lt', (all) => all.lt('sent_at', '2026-02-01T00:00:00Z'), [1]],
    ['lte', (all) => all.lte('sent_at', '2026-02-01T05:30:00+05:30'), [1, 2]],
    ['like with %', (all) => all.like('label', '%ripe%'), [2]],
    ['like with *', (all) => all.like('label', 'apple*'), [1]],
    ['like with an escape', (all) => all.like('label', '100\\%%'), [4]],
    ['ilike', (all) => all.ilike('label', 'APPLE%'), [1]],
    ['is null', (all) => all.is('weight', null), [3]],
    ['is true', (all) => all.is('is_sent', true), [1, 4]],
    ['is false', (all) => all.is('is_sent', false), [2]],
    ['is unknown', (all) => all.filter('is_sent', 'is', 'unknown'), [3]],
    ['is not_null', (all) => all.filter('weight', 'is', 'not_null'), [1, 2, 4]],
    ['not is null', (all) => all.not('weight', 'is', null), [1, 2, 4]],
    ['not eq', (all) => all.not('weight', 'eq', 20), [1, 4]],
    ['in', (all) => all.in('id', [1, 4, 5]), [1, 4]],
    ['in with commas and quotes', (all) => all.in('label', ['apple, red', '100% (dates)']), [1, 4]],
    ['in with an escaped quote', (all) => all.filter('label', 'in', '("banana \\"ripe\\"")'), [2]],
    ['in nothing', (all) => all.in('id', []), []],
    ['not in', (all) => all.not('id', 'in', '(1,2)'), [3, 4]],
    ['two filters', (all) => all.gte('weight', 1).lte('weight', 5), [1, 4]],
    ['or', (all) => all.or('weight.gt.5,is_sent.is.null'), [2, 3]],
    ['or with a quoted value', (all) => all.or('label.eq."apple, red",id.eq.4'), [1, 4]],
    [
      'nested and negated',
      (all) => all.or('and(is_sent.is.true,not.or(weight.lt.2,weight.is.null)),id.in.(2,3)'),
      [2, 3, 4],
    ],
    ['two or', (all) => all.or('id.eq.1,id.eq.2').or('id.eq.2,id.eq.3'), [2]],
    ['match', (all) => all.match({ size: 'small', is_sent: true }), [1, 4]],
    ['a name that needs quotes', (all) => all.eq('"odd \\"name"', 'by default'), [1, 2, 3, 4]],
  ])('%s', async (_name, narrow, expected) => {
    expect(await idsOf(narrow(parcels()))).toEqual(expected);
  });

  test('not.and and not.or as parameters', async () => {
    const owner = await service.signUp();
    const answer = await service.send('/parcels?not.and=(id.eq.1)', {}, owner.token);
    expect([answer.status, await answer.text()]).toEqual([200, '[]']);
  });
});

describe('select', () => {
  test('aliases, casts and every kind of value', async () => {
    const { data } = await client
      .from('parcels')
      .select('number:id::text, weight, is_sent, size, tags, details, sent_at, "odd \\"name"')
      .eq('id', 1)
      .single();
    expect(data).toEqual({
      number: '1',
      weight: 1.5,
      is_sent: true,
      size: 'small',
      tags: ['x', 'y'],
      details: { n: 1 },
      sent_at: expect.stringMatching(/^202[56]-/),
      'odd "name': 'by default',
    });
  });

  test('the client can leave nulls out', async () => {
    const rows = await client.from('parcels').select('id,weight').eq('id', 3).stripNulls();
    expect(rows.data).toEqual([{ id: 3 }]);
    const row = await client.from('parcels').select('id,weight').eq('id', 3).stripNulls().single();
    expect(row.data).toEqual({ id: 3 });
  });

  test('single and maybeSingle', async () => {
    const none = client.from('parcels').select('id').eq('id', 99);
    expect((await none.maybeSingle()).data).toBeNull();
    expect((await parcels().maybeSingle()).error?.code).toBe('PGRST116');
    expect((await parcels().eq('id', 1).maybeSingle()).data).toEqual({ id: 1 });
    expect(await parcels().single()).toMatchObject({
      status: 406,
      error: { code: 'PGRST116', details: 'The result contains 4 rows' },
    });
  });

  test('csv', async () => {
    const { data } = await client
      .from('parcels')
      .select('id,label,tags,weight,"odd \\"name"')
      .order('id')
      .limit(3)
      .csv();
    expect(data).toBe(
      [
        'id,label,tags,weight,"odd ""name"',
        '1,"apple, red","{x,y}",1.50,"by default"',
        '2,"banana ""ripe""",,20.00,"by default"',
        '3,"cherry\\ \nसेब",{},,"by default"',
      ].join('\n'),
    );
    expect((await parcels().eq('id', 99).csv()).data).toBe('\n');
  });
});

describe('order', () => {
  test.each<[string, { ascending?: boolean; nullsFirst?: boolean }, number[]]>([
    ['ascending', {}, [1, 4, 2, 3]],
    ['descending', { ascending: false }, [3, 2, 4, 1]],
    ['ascending, nulls first', { nullsFirst: true }, [3, 1, 4, 2]],
    ['descending, nulls last', { ascending: false, nullsFirst: false }, [2, 4, 1, 3]],
  ])('%s', async (_name, options, expected) => {
    const { data } = await parcels().order('weight', options);
    expect(data?.map(({ id }) => id)).toEqual(expected);
  });

  test('by two columns', async () => {
    const { data } = await parcels().order('size').order('id', { ascending: false });
    expect(data?.map(({ id }) => id)).toEqual([4, 1, 2, 3]);
  });
});
