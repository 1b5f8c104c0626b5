import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type ExportPage,
  exportPageSchema,
  exportSizeSchema,
} from '../../../contract/desk/export.ts';
import { createTestDatabase } from '../../../tests/support/database/database.ts';
import { type Desk, openDesk, refusal } from '../desk/desk.ts';

const { database, drop } = await createTestDatabase();
afterAll(drop);

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk(database);
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

const readPage = async (filter: object, after: string | null, atMost: number, all = true) =>
  v.parse(
    exportPageSchema,
    await desk.call('desk_export($1, $2, $3, $4)', [JSON.stringify(filter), all, after, atMost]),
  );

/** The names of an export in its order. */
async function readNames(filter: object, atMost = 3, all = true): Promise<unknown[]> {
  const names: unknown[] = [];
  let page: ExportPage | undefined;
  do {
    page = await readPage(filter, page?.next ?? null, atMost, all);
    const at = page.columns.indexOf('name');
    expect(page.rows.length).toBeLessThanOrEqual(atMost);
    names.push(...page.rows.map((row) => row[at]));
  } while (page.next !== null);
  return names;
}
const VISITORS = [0, 1, 2, 3, 4, 5, 6].map((at) => `Visitor ${at}`);

test('pages give every lead of the list once, in its order, without quarantine and tests', async () => {
  expect(await readNames({})).toEqual(['Gurpreet Dhillon', ...VISITORS]);
  expect(await readNames({ order: 'oldest' }, 2)).toEqual([
    ...VISITORS.toReversed(),
    'Gurpreet Dhillon',
  ]);
  expect(await readNames({ list: 'quarantine' })).toEqual(['Spam']);
});

test.each([1, 2, 4, 5000])('whatever a page holds (%i)', async (atMost) => {
  expect(await readNames({ search: 'visitor' }, atMost)).toEqual(VISITORS);
  expect(await readNames({ list: 'unanswered' }, atMost)).toHaveLength(7);
});

test('what sounds alike is exported where nothing has the words, as the list shows it', async () => {
  expect(await readNames({ search: 'gurprit dhilon' })).toEqual(['Gurpreet Dhillon']);
  expect(await readNames({ search: 'zanzibar' })).toEqual([]);
  expect(await readNames({ search: '98765 43210', from: 'today' }, 2)).not.toContain(
    'Gurpreet Dhillon',
  );
});

test('who may not be contacted is left out if so asked, and counted', async () => {
  const without = VISITORS.filter((name) => name !== 'Visitor 3');
  expect(await readNames({}, 2, false)).toEqual(['Gurpreet Dhillon', ...without]);
  const size = async (filter: object) =>
    v.parse(exportSizeSchema, await desk.call('export_size($1)', [JSON.stringify(filter)]));
  expect(await size({})).toEqual({ leads: 8, no_contact: 1 });
  expect(await size({ list: 'no-contact' })).toEqual({ leads: 1, no_contact: 1 });
  expect(await size({ search: 'dhilon' })).toEqual({ leads: 1, no_contact: 0 });
  expect(await size({ list: 'due-today' })).toEqual({ leads: 0, no_contact: 0 });
});

test('the words of a lead arrive as they are', async () => {
  const { columns, rows } = await readPage({ search: 'dhillon' }, null, 10);
  const lead = Object.fromEntries(columns.map((column, at) => [column, rows[0]?.[at]]));
  expect(lead).toMatchObject({ email: 'g@example.in', phone: null, message: 'A "shop"\nin Moga' });
  expect(Number.isNaN(Date.parse(String(lead.created_at)))).toBe(false);
});

test('the audit log knows who exported how many, of which list and as what, but no words of a search', async () => {
  await desk.call('begin_export($1, $2, $3)', [
    JSON.stringify({ search: 'visitor', consent: 'withdrawn' }),
    'xlsx',
    true,
  ]);
  await desk.call('begin_export($1, $2, $3)', ['{}', 'csv', false]);
  const entries = await desk.sql(
    `select actor, detail from private.audit_log where action = 'leads.exported' order by id`,
  );
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
  ['desk_export(at_most => 0)', 'at_most must be a whole number from 1 to 10000.'],
  ['desk_export(at_most => 10001)', 'at_most must be a whole number from 1 to 10000.'],
  ["desk_export(after => 'x')", 'after must be what an answer in the same order gave as next.'],
  ["export_size('[]')", 'filter must be an object.'],
])('%s is refused with a sentence', async (call, message) => {
  expect(await refusal(desk.call(call))).toEqual({ code: '22023', message });
});
