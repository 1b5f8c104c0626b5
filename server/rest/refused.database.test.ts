import type { SupabaseClient } from '@supabase/supabase-js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { startRestService } from './testing/rest-service.ts';

// What the product never asks for is refused by name before anything runs. The caller has every right
// on the rows, so only this service can have refused.

const service = await startRestService();
const { id, token } = await service.signUp('admin');
const client = service.clientFor(token);
await service.database.statement(
  `insert into public.leads (name, email, message)
   select 'Visitor', 'v' || n || '@example.in', 'Hello' from generate_series(1, 3) n`,
  [],
);

const countLeads = async () =>
  (await service.database.statement('select count(*)::int as leads from public.leads', []))[0]
    ?.leads;

const ID = '00000000-0000-0000-0000-000000000000';
const leads = (all: SupabaseClient) => all.from('leads');
const some = (all: SupabaseClient) => leads(all).delete().gte('id', ID);
const role = (all: SupabaseClient) => all.from('profiles').select('role').eq('user_id', id);
type Ask = (all: SupabaseClient) => PromiseLike<{ status: number; error: unknown }>;

test.each<[string, Ask]>([
  ['POST on a table', (all) => leads(all).insert({ name: 'x' })],
  ['POST on a table', (all) => leads(all).upsert({ name: 'x' })],
  ['PATCH on a table', (all) => leads(all).update({ name: 'x' }).gte('id', ID)],
  ['reading leads with select=name', (all) => leads(all).select('name')],
  ['reading leads with select=*,owner(email)', (all) => leads(all).select('*,owner(email)')],
  ['reading leads with select=count()', (all) => leads(all).select('count()')],
  ['reading leads with name=eq.Visitor', (all) => leads(all).select().eq('name', 'Visitor')],
  [
    'reading leads with attribution->>a=eq.b',
    (all) => leads(all).select().eq('attribution->>a', 'b'),
  ],
  [
    'reading leads with or=(name.eq.a,id.eq.b)',
    (all) => leads(all).select().or('name.eq.a,id.eq.b'),
  ],
  ['reading leads with order=name.asc', (all) => leads(all).select().order('name')],
  ['reading leads with order=created_at.asc', (all) => leads(all).select().order('created_at')],
  ['reading leads with limit=-1', (all) => leads(all).select().limit(-1)],
  ['the header Prefer: count=exact', (all) => leads(all).select('*', { count: 'exact' })],
  ['answers as text/csv', (all) => leads(all).select().csv()],
  [
    'answers as application/vnd.pgrst.array+json;nulls=stripped',
    (all) => leads(all).select().stripNulls(),
  ],
  ['reading profiles with select=*', (all) => all.from('profiles').select().eq('user_id', id)],
  ['reading profiles without user_id', (all) => all.from('profiles').select('role')],
  [
    'reading profiles with user_id=neq.x',
    (all) => all.from('profiles').select('role').neq('user_id', 'x'),
  ],
  ['reading profiles with limit=1', (all) => role(all).limit(1)],
  ['deleting from profiles', (all) => all.from('profiles').delete().eq('user_id', id)],
  ['deleting leads with name=neq.', (all) => leads(all).delete().neq('name', '')],
  ['deleting leads with id=neq.x', (all) => leads(all).delete().neq('id', 'x')],
  ['deleting leads with id=eq.no-uuid', (all) => leads(all).delete().eq('id', 'no-uuid')],
  ['deleting leads with a parameter twice', (all) => some(all).eq('id', ID)],
  ['deleting leads with limit=1', (all) => some(all).limit(1)],
  ['deleting leads with order=id.asc', (all) => some(all).order('id')],
  ['the header Prefer: return=representation', (all) => some(all).select()],
  ['the header Prefer: tx=rollback', (all) => some(all).rollback()],
  ['GET on a function', (all) => all.rpc('run_retention', {}, { get: true })],
  ['parameters in the address of a function (limit)', (all) => all.rpc('desk_counts').limit(1)],
  ['the header Prefer: count=exact', (all) => all.rpc('desk_counts', {}, { count: 'exact' })],
  ['answers of a function as an object', (all) => all.rpc('desk_counts').single()],
])('%s', async (feature, ask) => {
  expect(await ask(client)).toMatchObject({
    status: 400,
    error: {
      code: 'PGRST127',
      message: `Feature not implemented: ${feature}`,
      details: feature,
      hint: expect.stringMatching(/^Offered: /),
    },
  });
  expect(await countLeads()).toBe(3);
});

const word = fc.oneof(
  fc.constantFrom('select', 'order', 'limit', 'offset', 'id', 'user_id', 'or', 'name', '__proto__'),
  fc.constantFrom('*', 'role', 'created_at.desc', '1', '0', '-1', '1e9', '999999999', `eq.${ID}`),
  fc.string({ unit: 'binary' }),
);

test('an arbitrary query is answered or refused by name', async () => {
  const statuses = new Set<number>();
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('GET', 'DELETE'),
      fc.constantFrom('leads', 'profiles'),
      fc.array(fc.tuple(word, word), { maxLength: 3 }),
      async (method, table, pairs) => {
        const path = `/${table}?${new URLSearchParams(pairs)}`;
        const answer = await service.send(path, { method }, token);
        statuses.add(answer.status);
        expect([200, 204, 400], path).toContain(answer.status);
        if (answer.status === 400)
          expect(await answer.json()).toMatchObject({ code: /^(?:PGRST127|21000)$/ });
      },
    ),
    { numRuns: 300, examples: [['GET', 'leads', [['limit', '999999999']]]] },
  );
  expect(statuses).toContain(200);
  expect(await countLeads()).toBe(3);
});
