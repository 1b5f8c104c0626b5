import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { importAnswerSchema, undoImportSchema } from '../../../contract/desk/new-lead.ts';
import { createTestDatabase } from '../../../tests/support/database/database.ts';
import { type Desk, openDesk, refusal } from '../desk/desk.ts';

const { database, drop } = await createTestDatabase();
afterAll(drop);

let desk: Desk;
let batch: string;
beforeAll(async () => {
  desk = await openDesk(database);
});
beforeEach(async () => {
  await desk.sql('delete from public.leads');
  batch = randomUUID();
});

const row = (number: number, lead: object = {}) => ({
  number,
  lead: { name: `Visitor ${number}`, phone: `+9198765${String(number).padStart(5, '0')}`, ...lead },
});
const send = async (...rows: object[]) =>
  v.parse(
    importAnswerSchema,
    await desk.call('import_leads($1, $2)', [batch, JSON.stringify(rows)]),
  );
const undo = async () => v.parse(undoImportSchema, await desk.call('undo_import($1)', [batch]));

test('a bad row loses no other, and says by its number why', async () => {
  const created_at = '2026-11-01T04:30:00Z';
  const answer = await send(
    row(2, { created_at, fields: { source: 'IndiaMART', city: 'Moga' }, message: '=1+1' }),
    row(3, { phone: 'x' }),
    row(4, { created_at: '2001-01-01T00:00:00Z' }),
    row(5, { message: 'x'.repeat(5001) }),
    row(6),
  );
  expect(answer).toEqual({
    added: 2,
    known: 0,
    refused: [
      { number: 3, reason: 'phone must be a number such as +919876543210.' },
      { number: 4, reason: 'created_at is longer ago than leads are kept.' },
      { number: 5, reason: 'message must be a text of 1 to 5000 characters.' },
    ],
  });
  const [lead] = await desk.sql(`select * from public.leads where name = 'Visitor 2'`);
  expect(lead).toMatchObject({
    source: 'IndiaMART',
    city: 'Moga',
    message: '=1+1',
    email: null,
    calls_allowed: null,
  });
  expect(lead?.created_at).toEqual(new Date(created_at));
});

test('a batch that is sent again after a broken connection adds nothing twice', async () => {
  expect(await send(row(1), row(2))).toMatchObject({ added: 2, known: 0 });
  expect(await send(row(1), row(2), row(3))).toMatchObject({ added: 1, known: 2 });
  expect(await desk.sql('select from public.leads')).toHaveLength(3);
});

test('an import is taken back into the bin, but for leads that somebody has worked on', async () => {
  await send(row(1), row(2), row(3));
  const own = await desk.submit();
  const [worked] = await desk.sql(`select id from public.leads where name = 'Visitor 2'`);
  await desk.work(String(worked?.id), { note: 'Called' });
  expect(await undo()).toEqual({ removed: 2, left: 0, kept: 1 });
  expect(await undo()).toEqual({ removed: 0, left: 0, kept: 1 });
  const left = await desk.sql('select id from public.leads order by name');
  expect(left.map(({ id }) => id).sort()).toEqual([own, worked?.id].sort());
  expect(await desk.call('restore_leads()')).toBeGreaterThanOrEqual(2);
});

test('the audit log knows how many, and no name', async () => {
  await send(row(1), row(2));
  const [entry] = await desk.sql(
    `select detail from private.audit_log where action = 'leads.imported' order by id desc limit 1`,
  );
  expect(entry?.detail).toEqual({ count: 2, batch });
});

test.each([
  ['[]', 'rows must be a list of 1 to 500.'],
  ['{}', 'rows must be a list of 1 to 500.'],
  [JSON.stringify(Array.from({ length: 501 }, () => row(1))), 'rows must be a list of 1 to 500.'],
  ['[1]', 'row must be an object.'],
  ['[{"number": 0, "lead": {}}]', 'number must be a whole number from 1 to 10000000.'],
])('%s is refused as a whole', async (rows, message) => {
  expect(await refusal(desk.call('import_leads($1, $2)', [batch, rows]))).toEqual({
    code: '22023',
    message,
  });
});
