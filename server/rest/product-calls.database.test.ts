import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeEach, describe, expect, test } from 'vitest';
import { workColumns } from '../../contract/desk/list.ts';
import { startRestService } from './testing/rest-service.ts';

const EVERY_ROW = '00000000-0000-0000-0000-000000000000';

const service = await startRestService();
/** The same with answers of two rows at most. */
const few = await startRestService({ database: service.database, maxRows: 2 });
const administrator = await service.signUp('admin');
const stranger = await service.signUp('member');
const asAdministrator = service.clientFor(administrator.token);
const asStranger = service.clientFor(stranger.token);
const asAnonymous = service.clientFor();

beforeEach(async () => {
  await service.database.transaction((tx) =>
    tx.query(`
      with cleared as (delete from public.leads)
      insert into public.leads (name, email, phone, subject, message, created_at)
      select 'Visitor ' || n, 'visitor' || n || '@example.com', null, 'franchise', 'Namaste, ' || n,
        timestamptz '2026-01-01 00:00+00' + n * interval '1 day'
      from generate_series(1, 3) as n`),
  );
});

/** What nobody has found out about a lead yet. */
const EMPTY_WORK = Object.fromEntries(
  Object.keys(workColumns)
    .filter((column) => column !== 'stage' && column !== 'tags')
    .map((column) => [column, null]),
);

const countLeads = () =>
  service.database.transaction(async (tx) => {
    const { rows } = await tx.query('select count(*)::int as leads from public.leads');
    return rows[0].leads;
  });

describe('list leads', () => {
  const list = (client: SupabaseClient) =>
    client.from('leads').select('*').order('created_at', { ascending: false });

  test('the administrator gets all leads, newest first', async () => {
    const { data, error, status } = await list(asAdministrator);
    expect({ error, status }).toEqual({ error: null, status: 200 });
    expect(data?.map(({ name }) => name)).toEqual(['Visitor 3', 'Visitor 2', 'Visitor 1']);
    expect(data?.[0]).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      name: 'Visitor 3',
      email: 'visitor3@example.com',
      phone: null,
      phone_typed: null,
      subject: 'franchise',
      message: 'Namaste, 3',
      created_at: '2026-01-04T00:00:00+00:00',
      quarantined_at: null,
      quarantine_reasons: [],
      proof_releases: false,
      attribution: {},
      interest: null,
      merged_into: null,
      waits_since: null,
      withdrawn_at: null,
      corrected_at: null,
      correction_held_at: null,
      calls_allowed: null,
      history: [],
      is_test: false,
      stage: 'new',
      tags: [],
      ...EMPTY_WORK,
    });
  });

  test('in pages', async () => {
    const { data } = await list(asAdministrator).range(1, 2);
    expect(data?.map(({ name }) => name)).toEqual(['Visitor 2', 'Visitor 1']);
    expect((await list(asAdministrator).limit(1)).data).toHaveLength(1);
    expect((await list(asAdministrator).range(9, 10)).data).toEqual([]);
  });

  test.each([
    ['', 206, '0-1/3'],
    ['&limit=9', 206, '0-1/3'],
    ['&limit=2', 200, '0-1/*'],
    ['&offset=2', 200, '2-2/*'],
    ['&offset=3', 200, '*/*'],
  ])('an answer that was cut says so: %s', async (page, status, range) => {
    const answer = await few.send(`/leads?select=*${page}`, {}, administrator.token);
    expect([answer.status, answer.headers.get('content-range')]).toEqual([status, range]);
  });
});

describe('clear leads', () => {
  const clear = (client: SupabaseClient) => client.from('leads').delete().gte('id', EVERY_ROW);

  test('the administrator deletes all leads', async () => {
    expect(await clear(asAdministrator)).toMatchObject({ data: null, error: null, status: 204 });
    expect(await countLeads()).toBe(0);
  });

  test('delete without a filter is refused', async () => {
    expect(await asAdministrator.from('leads').delete()).toMatchObject({
      status: 400,
      error: { code: '21000', message: 'DELETE requires a WHERE clause' },
    });
    expect(await countLeads()).toBe(3);
  });
});

const lookUp = (client: SupabaseClient, id: string) =>
  client.from('profiles').select('role').eq('user_id', id).single();

test('nobody can read another user’s role', async () => {
  expect(await lookUp(asStranger, administrator.id)).toMatchObject({
    data: null,
    status: 406,
    error: {
      code: 'PGRST116',
      details: 'The result contains 0 rows',
      message: 'Cannot coerce the result to a single JSON object',
    },
  });
  expect(await lookUp(asAnonymous, administrator.id)).toMatchObject({ status: 401 });
});

test('concurrent requests of three callers never see each other’s rows', async () => {
  const ask = (client: SupabaseClient) => client.from('leads').select();
  const clients = Array.from({ length: 20 }, () => [
    asAnonymous,
    asStranger,
    asAdministrator,
  ]).flat();
  const answers = await Promise.all(clients.map(ask));
  answers.forEach(({ data, status }, index) => {
    expect([status, data?.length]).toEqual(
      [
        [401, undefined],
        [200, 0],
        [200, 3],
      ][index % 3],
    );
  });
});
