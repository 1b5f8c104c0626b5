import { afterAll, describe, expect, test } from 'vitest';
import { startWithParcels } from '../testing/parcels.ts';

const { service, client } = await startWithParcels();
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
    ['cs on an array', (all) => all.contains('tags', ['y']), [1]],
    ['cs on an array: every element', (all) => all.contains('tags', ['x', 'z']), []],
    ['cd on an array', (all) => all.containedBy('tags', ['x', 'y', 'z']), [1, 3]],
    ['ov on an array', (all) => all.overlaps('tags', ['z', 'x']), [1]],
    ['ov with a quoted element', (all) => all.overlaps('tags', ['"x"', '"a,b"']), [1]],
    ['not cs', (all) => all.not('tags', 'cs', '{x}'), [3]],
    ['cs on JSON', (all) => all.contains('details', { utm: { source: 'mela' } }), [1]],
    ['cd on JSON', (all) => all.containedBy('details', { n: 2, 'odd key': 'b' }), [2]],
    ['a JSON path to text', (all) => all.eq('details->utm->>source', 'mela'), [1]],
    ['a JSON path by index', (all) => all.eq('details->list->>-1', 'b'), [1]],
    ['a JSON path to JSON', (all) => all.eq('details->n', 2), [2]],
    ['a JSON path compared as JSON', (all) => all.gte('details->n', 1), [1, 2]],
    ['a JSON path with in', (all) => all.in('details->>n', [1, 7]), [1]],
    ['a JSON path with like', (all) => all.ilike('details->utm->>source', 'M*'), [1]],
    ['a JSON path with is', (all) => all.is('details->utm', null), [2, 3, 4]],
    ['a JSON path with cs', (all) => all.contains('details->utm', { source: 'mela' }), [1]],
    ['a JSON key that needs quotes', (all) => all.eq('details->>"odd key"', 'b'), [2]],
    ['a path into an array', (all) => all.eq('tags->>1', 'y'), [1]],
    ['match', (all) => all.match({ size: 'small', is_sent: true }), [1, 4]],
    ['a name that needs quotes', (all) => all.eq('"odd \\"name"', 'by default'), [1, 2, 3, 4]],
  ])('%s', async (_name, narrow, expected) => {
    expect(await idsOf(narrow(parcels()))).toEqual(expected);
  });
});

describe('select', () => {
  test('aliases and every kind of value', async () => {
    const { data } = await client
      .from('parcels')
      .select('number:id, weight, is_sent, size, tags, details, sent_at, "odd \\"name"')
      .eq('id', 1)
      .single();
    expect(data).toEqual({
      number: 1,
      weight: 1.5,
      is_sent: true,
      size: 'small',
      tags: ['x', 'y'],
      details: { n: 1, utm: { source: 'mela' }, list: ['a', 'b'] },
      sent_at: expect.stringMatching(/^202[56]-/),
      'odd "name': 'by default',
    });
  });

  test('JSON paths are named by their last key, or by an alias', async () => {
    const { data } = await client
      .from('parcels')
      .select('details->utm->>source, details->utm, details->list->0, odd:details->>"odd key"')
      .lte('id', 3)
      .order('id');
    expect(data).toEqual([
      { source: 'mela', utm: { source: 'mela' }, list: 'a', odd: null },
      { source: null, utm: null, list: null, odd: 'b' },
      { source: null, utm: null, list: null, odd: null },
    ]);
    expect((await client.from('parcels').select('tags->0').eq('id', 1).single()).data).toEqual({
      tags: 'x',
    });
  });

  test('nothing: rows without columns', async () => {
    const some = await client.from('parcels').select('', { count: 'exact' }).lte('id', 2);
    expect(some).toMatchObject({ data: [{}, {}], count: 2, status: 200 });
    expect((await client.from('parcels').select('').eq('id', 1).single()).data).toEqual({});
    expect((await client.from('parcels').select('').eq('id', 99)).data).toEqual([]);
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

  test('by a JSON path', async () => {
    const { data } = await parcels().order('details->n', { ascending: false }).order('id');
    expect(data?.map(({ id }) => id)).toEqual([3, 4, 2, 1]);
    const byText = await parcels().order('details->>"odd key"').order('id');
    expect(byText.data?.map(({ id }) => id)).toEqual([2, 1, 3, 4]);
  });
});
