import pino from 'pino';
import readXlsx from 'read-excel-file/node';
import * as v from 'valibot';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { begunExportSchema } from '../../contract/desk/export.ts';
import { referenceOf } from '../../contract/reference.ts';
import { type Desk, openDesk } from '../../supabase/tests/desk/desk.ts';
import { createTestDatabase } from '../../tests/support/database/database.ts';
import { mountExport } from './export-routes.ts';

const { database } = await createTestDatabase();
const app = mountExport({ database, log: pino({ enabled: false }) });

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk(database);
  await desk.sql(
    `insert into public.leads (name, email, phone, message, created_at)
     select 'Visitor ' || n, 'v' || n || '@example.in', '+919876543210', '=1+1', now() - n * interval '1 minute'
     from generate_series(1, 4500) n`,
  );
});
let session: unknown;
beforeEach(async () => {
  const { sub, session_id } = desk.cast.administrator.claims;
  session ??= session_id;
  await desk.sql(
    "insert into auth.sessions (id, user_id, method) values ($1, $2, 'password') on conflict do nothing",
    [session_id, sub],
  );
});

const begin = async (format: 'csv' | 'xlsx' = 'csv', filter: object = {}) =>
  v.parse(
    begunExportSchema,
    await desk.call('begin_export($1, $2, true)', [JSON.stringify(filter), format]),
  );
const post = (body: Record<string, string>, path = '/') =>
  app.request(path, { method: 'POST', body: new URLSearchParams(body) });
const stateOf = async (id: string) => {
  const [row] = await desk.sql(
    'select written::int, is_over, is_whole, ticket_digest from private.exports where id = $1',
    [id],
  );
  return row;
};
/** What is known of an export that is over: no ticket. */
const over = (written: number, isWhole: boolean) => ({
  written,
  is_over: true,
  is_whole: isWhole,
  ticket_digest: null,
});

test('a ticket is answered with the whole list as a file, named by its day and its leads', async () => {
  const { export: id, ticket } = await begin();
  const answer = await post({ ticket });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/csv;charset=utf-8');
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; filename="leads-\d{4}-\d\d-\d\d-4500\.csv"$/,
  );
  const lines = (await answer.text()).trimEnd().split('\r\n');
  expect(lines).toHaveLength(4501);
  expect(lines[1]).toMatch(/^"Visitor 1","v1@example.in","98765 43210","","'=1\+1","/);
  expect(lines.at(-1)).toContain('Visitor 4500');
  expect(await stateOf(id)).toEqual(over(4500, true));
});

test('a workbook says what the desk knows: money as a number, times as dates of India', async () => {
  const [lead] = await desk.sql(
    `update public.leads set city = 'Moga', budget_rupees = 1500000, area_sqft = 1200, calls_allowed = false,
       attribution = '{"first": {"utm_source": "Facebook", "utm_campaign": "=Diwali"}}', assigned_to = $1
     where name = 'Visitor 78' returning id, created_at`,
    [desk.cast.administrator.claims.sub],
  );
  const at = '2026-12-01T12:30:00.000Z';
  await desk.work(String(lead?.id), {
    note: 'Has a shop',
    stage: 'qualified',
    next: { at, what: 'Call' },
  });
  await desk.work(String(lead?.id), { note: '=2+2' });
  const { ticket } = await begin('xlsx', { search: 'v78@example.in' });
  const answer = await post({ ticket });
  const [sheet] = await readXlsx(Buffer.from(await answer.arrayBuffer()));
  const [head = [], row = []] = sheet?.data ?? [];
  const written = Object.fromEntries(head.map((name, place) => [String(name), row[place]]));
  expect(written).toMatchObject({
    Phone: '98765 43210',
    Message: '=1+1',
    'May we call?': 'No calls',
    Stage: 'Qualified',
    City: 'Moga',
    'Budget (₹)': 1_500_000,
    'Area (sq ft)': 1200,
    Source: 'Facebook',
    Campaign: '=Diwali',
    Owner: expect.stringContaining('@'),
    'Next step': 'Call',
    // 6 pm in India; a sheet knows no zone.
    'Next step at': new Date('2026-12-01T18:00:00.000Z'),
    Notes: 'Has a shop\n=2+2',
    Reference: referenceOf(String(lead?.id)),
  });
});

test('a workbook of more leads than it may hold is refused', async () => {
  const { export: id, ticket } = await begin('xlsx');
  await desk.sql('update private.exports set leads = 100001 where id = $1', [id]);
  const answer = await post({ ticket });
  expect(answer.status).toBe(413);
  expect(await answer.json()).toMatchObject({ code: 'too_many_leads' });
  expect(await stateOf(id)).toMatchObject({ is_over: true, is_whole: false });
});

test.each<[string, Record<string, string>]>([
  ['no ticket', {}],
  ['half a ticket', { ticket: 'f'.repeat(63) }],
  ['an injection', { ticket: `${'f'.repeat(60)}' or` }],
])('%s is refused by name', async (_what, body) => {
  const answer = await post(body);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ message: expect.stringMatching(/^ticket must be/) });
});

test('a ticket opens one file, and none after a minute', async () => {
  const { ticket } = await begin();
  await (await post({ ticket })).text();
  expect((await post({ ticket })).status).toBe(410);
  const old = await begin();
  await desk.sql(`update private.exports set at = now() - interval '61 seconds' where id = $1`, [
    old.export,
  ]);
  expect((await post({ ticket: old.ticket })).status).toBe(410);
  expect((await post({ ticket: '0'.repeat(64) })).status).toBe(410);
});

/** An export of which a browser has read the beginning. */
async function open() {
  const { export: id, ticket } = await begin();
  const reader = (await post({ ticket })).body?.getReader();
  await reader?.read();
  return { id, reader };
}
const setRole = (role: string) =>
  desk.sql('update public.profiles set role = $1 where user_id = $2', [
    role,
    desk.cast.administrator.claims.sub,
  ]);

test.each<[string, (id: string) => Promise<unknown>]>([
  ['whose session ends', () => desk.sql('delete from auth.sessions where id = $1', [session])],
  ['of somebody who is the administrator no more', () => setRole('viewer')],
  ['that its owner ends', (id) => desk.call('end_export($1)', [id])],
])('a file %s breaks off', async (_what, end) => {
  const { id, reader } = await open();
  await end(id);
  await expect(drain(reader)).rejects.toThrow('the export broke off');
  await setRole('admin');
  expect(await stateOf(id)).toMatchObject({ is_over: true, is_whole: false });
});

test('a file that the browser leaves is over', async () => {
  const { id, reader } = await open();
  await reader?.cancel();
  expect(await stateOf(id)).toMatchObject({ is_over: true, is_whole: false });
});

async function drain(reader: ReadableStreamDefaultReader<Uint8Array> | undefined): Promise<void> {
  for (;;) if ((await reader?.read())?.done !== false) return;
}
