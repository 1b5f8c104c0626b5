import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { beforeEach, expect, test } from 'vitest';
import {
  importAnswerSchema,
  knownSchema,
  undoImportSchema,
} from '../../../contract/desk/new-lead.ts';
import { refusal, startDesk } from '../desk/desk.ts';

const desk = await startDesk();

let batch: string;
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

test('a wish is kept with its proof, a campaign where campaigns are counted; a wrong wish refuses its row', async () => {
  const answer = await send(
    { ...row(1), wish: 'no-calls' },
    { ...row(2), wish: 'no-contact' },
    row(3, { campaign: 'Diwali', ad: 'Momo reel' }),
    { ...row(4), wish: 'x' },
  );
  expect(answer).toMatchObject({
    added: 3,
    refused: [{ number: 4, reason: 'wish must be no-calls or no-contact.' }],
  });
  const leads = await desk.sql(
    `select l.calls_allowed, l.withdrawn_at is not null as is_withdrawn, l.attribution, c.purpose, c.is_granted
     from public.leads l left join private.consents c on c.lead_id = l.id order by l.name`,
  );
  const none = { purpose: null, is_granted: null, attribution: {} };
  expect(leads).toEqual([
    { ...none, calls_allowed: false, is_withdrawn: false, purpose: 'calls', is_granted: false },
    { ...none, calls_allowed: false, is_withdrawn: true, purpose: 'enquiry', is_granted: false },
    {
      ...none,
      calls_allowed: null,
      is_withdrawn: false,
      attribution: { first: { utm_campaign: 'Diwali', utm_content: 'Momo reel' } },
    },
  ]);
  // A wish is no work of anybody.
  expect(await undo()).toMatchObject({ removed: 3, kept: 0 });
});

test('the same person is told apart from who shares a number or an address, with his wish', async () => {
  await send({ ...row(1, { email: 'a@example.in' }), wish: 'no-calls' });
  const phone = '+919876500001';
  const contacts = [
    { phone, email: 'A@example.in' },
    { phone },
    { email: 'a@example.in' },
    { phone, email: 'b@example.in' },
    { phone: '+919811112222', email: 'a@example.in' },
    { phone: '+919811112222' },
  ];
  const answers = v.parse(
    knownSchema,
    await desk.call('find_known($1)', [JSON.stringify(contacts)]),
  );
  expect(
    answers.map(({ count, same, wish, newest }) => [count, same, wish, newest[0]?.shares]),
  ).toEqual([
    [1, 1, 'no-calls', 'number'],
    [1, 1, 'no-calls', 'number'],
    [1, 1, 'no-calls', 'address'],
    [1, 0, null, 'number'],
    [1, 0, null, 'address'],
    [0, 0, null, undefined],
  ]);
});

test('a lead from a file waits for an answer since the import, behind who waits longer', async () => {
  const created_at = new Date(Date.now() - 5 * 86_400_000).toISOString();
  await desk.enquire(
    { name: 'Waits' },
    { received_at: new Date(Date.now() - 60_000).toISOString() },
  );
  await send(row(1, { created_at }));
  const unanswered = async (order: object) => {
    const filter = JSON.stringify({ list: 'unanswered', ...order });
    const { rows } = await desk.call<{ rows: Record<string, string>[] }>('desk_leads($1)', [
      filter,
    ]);
    return rows.map(({ name }) => name);
  };
  expect(await unanswered({})).toEqual(['Waits', 'Visitor 1']);
  expect(await unanswered({ order: 'oldest' })).toEqual(['Waits', 'Visitor 1']);
  expect(await unanswered({ order: 'newest' })).toEqual(['Waits', 'Visitor 1']);
  const [lead] = await desk.sql(
    `select created_at, now() - waits_since < interval '1 minute' as waits_since_now from public.leads
     where name = 'Visitor 1'`,
  );
  expect(lead).toEqual({ created_at: new Date(created_at), waits_since_now: true });
});

test('a row of a known person joins him as an enquiry does, with its wish, and comes apart again', async () => {
  const phone = row(1).lead.phone;
  const reached = { contact: { channel: 'mail', outcome: 'reached' }, note: 'Diwali' };
  const known = await desk.call<{ id: string }>('add_lead($1, $2)', [
    randomUUID(),
    JSON.stringify({ name: 'Asha', phone }),
  ]);
  await desk.work(known.id, reached);
  const rows = [row(1, { message: 'From Meta', email: 'asha@example.in' }), row(2)];
  const file = [batch, JSON.stringify(rows), 'meta.csv'];
  expect(await desk.call('import_leads($1, $2, $3)', file)).toMatchObject({ added: 2 });
  const list = async () =>
    (await desk.call<{ rows: object[] }>('desk_leads($1)', ['{"list":"unanswered"}'])).rows;
  const joined = { id: known.id, email: 'asha@example.in', enquiries_of_person: 2 };
  expect(await list()).toContainEqual(expect.objectContaining(joined));
  const { timeline } = await desk.call<{ timeline: object[] }>('desk_lead($1)', [known.id]);
  const imported = { kind: 'imported', detail: { batch, row: 1, file: 'meta.csv' } };
  expect(timeline).toContainEqual(expect.objectContaining(imported));

  const first = batch;
  batch = randomUUID();
  await send({ ...row(1), wish: 'no-contact' });
  expect((await desk.row(known.id)).withdrawn_at).not.toBeNull();
  expect(await undo()).toMatchObject({ removed: 1, kept: 0 });
  expect(await desk.row(known.id)).toMatchObject({ withdrawn_at: null, answered_at: null });
  batch = first;
  expect(await undo()).toMatchObject({ removed: 2, kept: 0 });
  expect(
    await desk.sql('select id, email, answered_at is null as waits from public.leads'),
  ).toEqual([{ id: known.id, email: null, waits: false }]);
});
