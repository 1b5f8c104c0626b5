import * as v from 'valibot';
import { beforeAll, expect, test } from 'vitest';
import {
  begunExportSchema,
  type ExportPage,
  exportPageSchema,
  exportSizeSchema,
} from '../../../contract/desk/export.ts';
import { refusal, startDesk } from '../desk/desk.ts';

const desk = await startDesk();

beforeAll(async () => {
  for (const at of Array.from({ length: 7 }, (_, number) => number)) {
    await desk.enquire(
      { name: `Visitor ${at}`, email: `v${at}@example.in`, phone: '+919876543210' },
      { received_at: new Date(Date.now() - (at + 1) * 3_600_000).toISOString() },
    );
  }
  await desk.enquire({
    name: 'Gurpreet Dhillon',
    email: 'g@example.in',
    message: 'A "shop"\nin Moga',
  });
  await desk.enquire({ name: 'Spam' }, { reasons: ['links'] });
  await desk.sql(`update public.leads set withdrawn_at = now() where name = 'Visitor 3'`);
});

const begin = async (filter: object, all = true) =>
  v.parse(
    begunExportSchema,
    await desk.call('begin_export($1, $2, $3)', [JSON.stringify(filter), 'csv', all]),
  );

const readPage = async (id: string, after = 0) =>
  v.parse(exportPageSchema, await desk.call('desk_export($1, $2)', [id, after]));

/** The names of an export in its order. */
async function readNames(filter: object, all = true): Promise<unknown[]> {
  const names: unknown[] = [];
  const { export: id } = await begin(filter, all);
  let page: ExportPage | undefined;
  do {
    page = await readPage(id, page?.next ?? undefined);
    const at = page.columns.indexOf('name');
    expect(page.rows.length).toBeLessThanOrEqual(1000);
    names.push(...page.rows.map((row) => row[at]));
  } while (page.next !== null);
  return names;
}
const VISITORS = [0, 1, 2, 3, 4, 5, 6].map((at) => `Visitor ${at}`);

test('pages give every lead of the list once, in its order, without quarantine and tests', async () => {
  expect(await readNames({})).toEqual(['Gurpreet Dhillon', ...VISITORS]);
  expect(await readNames({ order: 'oldest' })).toEqual([
    ...VISITORS.toReversed(),
    'Gurpreet Dhillon',
  ]);
  expect(await readNames({ list: 'quarantine' })).toEqual(['Spam']);
});

test('a longer list comes in pages; who came later is in none, who went is left out', async () => {
  await desk.sql(
    `insert into public.leads (name, email, message, created_at)
     select 'Row ' || n, 'r@example.in', 'm', now() - make_interval(hours => 9, mins => n) from generate_series(1, 2100) n`,
  );
  const { export: id } = await begin({ search: 'r@example.in' });
  const first = await readPage(id);
  await desk.enquire({ name: 'Row new', email: 'r@example.in' });
  await desk.sql(`delete from public.leads where name in ('Row 2050', 'Row 1')`);
  const second = await readPage(id, first.next ?? 0);
  const third = await readPage(id, second.next ?? 0);
  expect([first, second, third].map(({ rows }) => rows.length)).toEqual([1000, 1000, 99]);
  const at = third.columns.indexOf('name');
  expect([third.rows[0]?.[at], third.rows.at(-1)?.[at]]).toEqual(['Row 2001', 'Row 2100']);
  expect(await readPage(id, third.next ?? 0)).toMatchObject({ rows: [], next: null });
  await desk.sql(`delete from public.leads where email = 'r@example.in'`);
});

test('what sounds alike is exported where nothing has the words, as the list shows it', async () => {
  expect(await readNames({ search: 'gurprit dhilon' })).toEqual(['Gurpreet Dhillon']);
  expect(await readNames({ search: 'zanzibar' })).toEqual([]);
  expect(await readNames({ search: '98765 43210', from: 'today' })).not.toContain(
    'Gurpreet Dhillon',
  );
});

test('who may not be contacted is left out if so asked, and counted', async () => {
  const without = VISITORS.filter((name) => name !== 'Visitor 3');
  expect(await readNames({}, false)).toEqual(['Gurpreet Dhillon', ...without]);
  const size = async (filter: object) =>
    v.parse(exportSizeSchema, await desk.call('export_size($1)', [JSON.stringify(filter)]));
  expect(await size({})).toEqual({ leads: 8, no_contact: 1 });
  expect(await size({ list: 'no-contact' })).toEqual({ leads: 1, no_contact: 1 });
  expect(await size({ search: 'dhilon' })).toEqual({ leads: 1, no_contact: 0 });
  expect(await size({ list: 'due-today' })).toEqual({ leads: 0, no_contact: 0 });
});

test('the words of a lead arrive as they are', async () => {
  const { columns, rows } = await readPage((await begin({ search: 'dhillon' })).export);
  const lead = Object.fromEntries(columns.map((column, at) => [column, rows[0]?.[at]]));
  expect(lead).toMatchObject({ email: 'g@example.in', phone: null, message: 'A "shop"\nin Moga' });
  expect(Number.isNaN(Date.parse(String(lead.created_at)))).toBe(false);
});

test('pages are those of an export that its owner has begun, and that is not over', async () => {
  const { export: id } = await begin({});
  const dead = {
    code: '22023',
    message: 'export must be one that you have begun within twelve hours and that is not over.',
  };
  expect(await refusal(desk.call('desk_export(gen_random_uuid())'))).toEqual(dead);
  await readPage(id);
  await desk.call('end_export($1, true)', [id]);
  expect(await refusal(readPage(id))).toEqual(dead);
  expect(await desk.call('export_progress($1)', [id])).toEqual({
    written: 0,
    is_over: true,
    is_whole: true,
  });
});

test('an export of yesterday is over', async () => {
  const { export: id } = await begin({ search: 'dhillon' });
  await desk.sql(`update private.exports set at = now() - interval '1 day' where id = $1`, [id]);
  await expect(readPage(id)).rejects.toThrow('within twelve hours');
  await desk.callAs('service', 'run_retention()');
  expect(await desk.sql('select is_over from private.exports where id = $1', [id])).toEqual([
    { is_over: true },
  ]);
});

test('a ticket opens its export once, within a minute, in the session that began it', async () => {
  const { export: id, ticket } = await begin({});
  expect(
    await desk.sql('select * from private.exports where ticket_digest::text like $1', [
      `%${ticket}%`,
    ]),
  ).toEqual([]);
  const redeem = async () =>
    (await desk.sql('select private.redeem_export($1) as opened', [ticket]))[0]?.opened;
  expect(await redeem()).toMatchObject({
    export: id,
    format: 'csv',
    leads: 8,
    claims: {
      sub: desk.cast.administrator.claims.sub,
      session_id: desk.cast.administrator.claims.session_id,
      role: 'authenticated',
    },
  });
  expect(await redeem()).toBe(null);
  const old = await begin({});
  await desk.sql(`update private.exports set at = now() - interval '2 minutes' where id = $1`, [
    old.export,
  ]);
  expect(await desk.sql('select private.redeem_export($1) as opened', [old.ticket])).toEqual([
    { opened: null },
  ]);
});

test('the audit log knows who exported how many, of which list and as what, but no words of a search', async () => {
  await desk.call('begin_export($1, $2, $3)', [
    JSON.stringify({ search: 'visitor', consent: 'withdrawn' }),
    'xlsx',
    true,
  ]);
  await desk.call('begin_export($1, $2, $3)', ['{}', 'csv', false]);
  const entries = await desk.sql(
    `select actor, detail from private.audit_log where action = 'leads.exported' order by id desc limit 2`,
  );
  entries.reverse();
  const actor = desk.cast.administrator.claims.sub;
  expect(entries).toEqual([
    {
      actor,
      detail: {
        count: 1,
        format: 'xlsx',
        with_no_contact: true,
        filter: { search: true, consent: 'withdrawn' },
      },
    },
    { actor, detail: { count: 7, format: 'csv', with_no_contact: false, filter: {} } },
  ]);
});

test.each([
  ["begin_export('{}', 'pdf', true)", 'format must be csv or xlsx.'],
  ["begin_export('{}', null, true)", 'format must be csv or xlsx.'],
  ["begin_export('{}', 'csv', null)", 'with_no_contact must be true or false.'],
  ["export_size('[]')", 'filter must be an object.'],
])('%s is refused with a sentence', async (call, message) => {
  expect(await refusal(desk.call(call))).toEqual({ code: '22023', message });
});
