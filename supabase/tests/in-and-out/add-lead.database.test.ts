import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { beforeEach, describe, expect, test } from 'vitest';
import { addAnswerSchema, knownSchema } from '../../../contract/desk/new-lead.ts';
import { oneLeadSchema } from '../../../contract/desk/one-lead.ts';
import { refusal, startDesk } from '../desk/desk.ts';

const desk = await startDesk();

beforeEach(() => desk.sql('delete from public.leads'));

const CALLER = { name: 'Gurpreet Dhillon', phone: '+919876543210' };
const add = async (lead: object, calls: object | null = null, action: string = randomUUID()) =>
  v.parse(
    addAnswerSchema,
    await desk.call('add_lead($1, $2, $3)', [
      action,
      JSON.stringify(lead),
      calls && JSON.stringify(calls),
    ]),
  );
const known = async (...contacts: object[]) =>
  v.parse(knownSchema, await desk.call('find_known($1)', [JSON.stringify(contacts)]));

test('who left a number alone is a lead like others: counted, found, with who added it and no mail', async () => {
  const { id } = await add(
    {
      ...CALLER,
      phone_typed: '98765 43210 (shop)',
      subject: 'franchise',
      fields: { city: 'Moga', source: 'Phone call' },
    },
    { is_allowed: true, said: 'on the phone' },
  );
  const whole = v.parse(oneLeadSchema, await desk.call('desk_lead($1)', [id]));
  expect(whole?.lead).toMatchObject({
    ...CALLER,
    email: null,
    city: 'Moga',
    source: 'Phone call',
    message: 'No message.',
    calls_allowed: true,
    stage: 'new',
  });
  const kinds = whole?.timeline.map(({ kind, actor }) => [kind, actor]);
  expect(kinds).toContainEqual(['added', 'owner@example.in']);
  expect(kinds?.map(([kind]) => kind).sort()).toEqual(['added', 'consent', 'enquiry']);
  expect(await desk.call('desk_counts()')).toMatchObject({ all: 1, unanswered: 1 });
  for (const search of ['dhilon', '98765 43210', 'moga']) {
    const page = await desk.call<{ rows: object[] }>('desk_leads($1)', [
      JSON.stringify({ search }),
    ]);
    expect(page.rows, search).toHaveLength(1);
  }
  expect(await desk.sql('select from private.mail_outbox')).toEqual([]);
  const consents = await desk.sql(
    'select notice_text, source, purpose from private.consents where lead_id = $1',
    [id],
  );
  expect(consents).toEqual([{ notice_text: 'on the phone', source: 'desk', purpose: 'calls' }]);
});

test('the same action twice adds one lead; another person’s action is none of mine', async () => {
  const action = randomUUID();
  expect(await add(CALLER, null, action)).toMatchObject({ id: action, is_new: true });
  expect(await add({ ...CALLER, name: 'Other' }, null, action)).toMatchObject({ is_new: false });
  expect(await desk.sql('select name from public.leads')).toEqual([{ name: CALLER.name }]);
  const visitors = await desk.submit();
  expect(await refusal(add(CALLER, null, visitors))).toEqual({
    code: '22023',
    message: 'action_id belongs to another action.',
  });
});

test('it is taken back whole within a minute, unless somebody has worked on it', async () => {
  const { id } = await add(CALLER);
  await desk.work(id, { note: 'Wants to know the royalty' });
  expect(await refusal(desk.call('undo_add($1)', [id]))).toMatchObject({ code: 'PT409' });
  const other = await add(CALLER);
  expect(await desk.call('undo_add($1)', [other.id])).toBe(true);
  expect(await desk.row(other.id)).toEqual({});
  for (const table of ['lead_archive', 'lead_search']) {
    const at = table === 'lead_archive' ? 'id' : 'lead_id';
    expect(await desk.sql(`select from private.${table} where ${at} = $1`, [other.id])).toEqual([]);
  }
  expect(await desk.sql('select from private.lead_events where lead_id = $1', [other.id])).toEqual(
    [],
  );
  expect(await refusal(desk.call('undo_add($1)', [other.id]))).toMatchObject({ code: 'PT404' });
  const late = await add(CALLER);
  await desk.age(late.id, 61);
  expect(await refusal(desk.call('undo_add($1)', [late.id]))).toMatchObject({ code: 'PT410' });
});

test('numbers and addresses that the desk has are told in the order of the question', async () => {
  await add({ ...CALLER, email: 'h@example.in' });
  await add({ name: 'Again', phone: CALLER.phone, email: 'G@example.in' });
  const [none, phone, email] = await known(
    { phone: '+919811111111', email: 'nobody@example.in' },
    { phone: CALLER.phone },
    { email: 'g@EXAMPLE.in' },
  );
  expect(none).toEqual({ count: 0, same: 0, wish: null, newest: [] });
  expect(phone?.count).toBe(2);
  expect(email?.newest).toMatchObject([{ name: 'Again' }]);
  expect(await known({})).toEqual([none]);
});

test('a person without an address is exported and erased by the number', async () => {
  const phone = '+919800000001';
  const { id } = await add({ ...CALLER, phone });
  const found = await desk.call<{ enquiries: object[] }>('export_person($1)', [phone]);
  expect(found.enquiries).toMatchObject([{ id, email: null }]);
  expect(await desk.call('erase_person($1)', [phone])).toBe(1);
});

describe.each([
  [{ phone: CALLER.phone }, 'name must be a text of 1 to 120 characters.'],
  [{ name: 'A' }, 'phone or email: one of them is needed.'],
  [{ name: 'A', email: null, phone: null }, 'phone or email: one of them is needed.'],
  [{ name: 'A', email: 'a b@c' }, 'email must be an address such as name@example.com.'],
  [{ name: 'A', phone: '98765' }, 'phone must be a number such as +919876543210.'],
  [{ name: 'A', phone: 98765 }, 'phone must be a text of 1 to 16 characters.'],
  [{ ...CALLER, fields: { colour: 'red' } }, /^fields cannot hold "colour"/],
  [{ ...CALLER, stage: 'won' }, /^lead cannot hold "stage"/],
  [{ ...CALLER, created_at: '2999-01-01T00:00:00Z' }, /^created_at must be a time up to today/],
  [
    { ...CALLER, created_at: '2001-01-01T00:00:00Z' },
    'created_at is longer ago than leads are kept.',
  ],
  [{ ...CALLER, message: ['x'] }, 'message must be a text of 1 to 5000 characters.'],
  [[], 'lead must be an object.'],
])('%j', (lead, message) => {
  test('is refused with a sentence that names the field, and nothing is stored', async () => {
    expect(await refusal(add(lead))).toEqual({
      code: '22023',
      message: typeof message === 'string' ? message : expect.stringMatching(message),
    });
    expect(await desk.sql('select from public.leads')).toEqual([]);
  });
});

test.each([
  ['{"is_allowed": "yes", "said": "x"}', 'calls.is_allowed must be true or false.'],
  ['{"is_allowed": true}', 'calls.said must be a text of 1 to 200 characters.'],
])('a consent %s is refused, and the lead with it', async (calls, message) => {
  expect(await refusal(add(CALLER, JSON.parse(calls)))).toEqual({ code: '22023', message });
  expect(await desk.sql('select from public.leads')).toEqual([]);
});
