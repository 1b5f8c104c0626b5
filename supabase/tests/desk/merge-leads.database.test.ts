import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { mergeSchema } from '../../../contract/desk/merge.ts';
import { createTestDatabase } from '../../../tests/support/database/database.ts';
import { openDesk, refusal } from './desk.ts';

const { database, drop } = await createTestDatabase();
afterAll(drop);
const desk = await openDesk(database);
const { sql, call, callAs } = desk;
beforeEach(() =>
  sql(
    'truncate public.leads, private.lead_archive, private.merged_leads, private.lead_merges cascade',
  ),
);

interface Plan {
  fields: { field: string; value: unknown; from: string; choices: object[] }[];
  created_at: string;
  calls_allowed: boolean | null;
  withdrawn_at: string | null;
}
interface Answer {
  action_id: string;
  is_done: boolean;
  plan: Plan | null;
}
const merge = (
  kept: string,
  merged: string[],
  choices: object = {},
  action: string = randomUUID(),
) =>
  call<Answer>('merge_leads($1, $2, $3, $4, false)', [
    action,
    kept,
    merged,
    JSON.stringify(choices),
  ]);
const plan = async (kept: string, merged: string[], choices: object = {}) =>
  v.parse(
    mergeSchema,
    await call('merge_leads($1, $2, $3, $4)', [
      randomUUID(),
      kept,
      merged,
      JSON.stringify(choices),
    ]),
  );
const part = (action: string) => call<{ apart: string[] }>('undo_merge($1)', [action]);

const reference = (id: string) => `YC-${id.slice(0, 4)}-${id.slice(4, 8)}`;
const found = async (search: string) =>
  (await call<{ rows: { id: string }[] }>('desk_leads($1)', [JSON.stringify({ search })])).rows.map(
    ({ id }) => id,
  );
const CALLS = { purpose: 'calls', text: 'Call me.', version: '1', language: 'en' };
const ENQUIRY = { ...CALLS, purpose: 'enquiry' };

/** An enquiry of so many days ago that allows calls unless another consent is given. */
async function enquire(days: number, words: object = {}, consents: object[] = [ENQUIRY, CALLS]) {
  const id = await desk.enquire(words, { consents });
  await sql(
    'update public.leads set created_at = now() - make_interval(days => $2) where id = $1',
    [id, days],
  );
  await sql(
    'update private.lead_search s set created_at = l.created_at from public.leads l where l.id = s.lead_id',
  );
  return id;
}
const everything = async () => ({
  sorted: await sql('select private.index_waiting(100)'),
  leads: await sql('select * from public.leads order by id'),
  search: await sql(
    'select lead_id, created_at, digits, address, tokens::text from private.lead_search order by 1',
  ),
  mails: await sql('select id, lead_id from private.mail_outbox order by 1'),
});

test('a dry run says what comes from where and changes nothing', async () => {
  const old = await enquire(3, { message: 'A kiosk' });
  const kept = await enquire(1, { message: 'A shop' });
  await desk.work(old, { fields: { city: 'Moga', budget_rupees: 900_000 }, stage: 'qualified' });
  await desk.work(kept, { fields: { city: 'Delhi' }, tags: ['Expo'] });
  const before = await everything();
  const answer = await plan(kept, [old]);
  expect(answer).toMatchObject({ is_done: false, plan: { calls_allowed: true, tags: ['Expo'] } });
  const fields = Object.fromEntries(answer.plan?.fields.map((field) => [field.field, field]) ?? []);
  expect(fields).toMatchObject({
    stage: { value: 'qualified', from: old },
    city: {
      value: 'Delhi',
      from: kept,
      choices: [
        { lead_id: kept, value: 'Delhi' },
        { lead_id: old, value: 'Moga' },
      ],
    },
    budget_rupees: { value: 900_000, from: old },
  });
  expect(fields).not.toHaveProperty('brand');
  expect(await everything()).toEqual(before);
});

test('one lead is left with the fields that were chosen, and undone all is as before', async () => {
  const old = await enquire(3);
  const kept = await enquire(1);
  await desk.work(old, {
    fields: { city: 'Moga', model: 'Kiosk' },
    tags: ['hot'],
    stage: 'contacted',
  });
  await desk.work(kept, { fields: { city: 'Delhi' }, tags: ['Expo'] });
  const before = await everything();
  const { action_id } = await merge(kept, [old], { city: old });
  expect(await sql('select id, city, model, stage, tags from public.leads')).toEqual([
    { id: kept, city: 'Moga', model: 'Kiosk', stage: 'contacted', tags: ['Expo', 'hot'] },
  ]);
  expect(await call('desk_counts()')).toMatchObject({ all: 1 });
  expect(await part(action_id)).toEqual({ kept, apart: [old] });
  expect(await everything()).toEqual(before);
  expect(await call('desk_counts()')).toMatchObject({ all: 2 });
  expect(await part(action_id)).toEqual({ kept, apart: [] });
});

test('the same merge again is answered the same', async () => {
  const [old, kept] = [await enquire(3), await enquire(1)];
  const action = randomUUID();
  await merge(kept, [old], {}, action);
  expect(await merge(kept, [old], {}, action)).toMatchObject({ is_done: true });
  expect(await refusal(merge(old, [kept], {}, action))).toMatchObject({ code: '22023' });
  expect(await sql('select from private.merged_leads')).toHaveLength(1);
});

test('who still waits for an answer waits since that enquiry; answered ones count from the first', async () => {
  const [old, kept] = [await enquire(9), await enquire(1)];
  await desk.work(old, { contact: { channel: 'mail', outcome: 'reached' } });
  const asked = (await desk.row(kept)).created_at;
  const { action_id } = await merge(kept, [old]);
  expect(await desk.row(kept)).toMatchObject({ answered_at: null, created_at: asked });
  await part(action_id);
  await desk.work(kept, { contact: { channel: 'mail', outcome: 'reached' } });
  const first = await desk.row(old);
  await merge(kept, [old]);
  expect(await desk.row(kept)).toMatchObject({
    answered_at: first.answered_at,
    created_at: first.created_at,
  });
});

test('it is found by old words, notes, number, address and reference', async () => {
  const old = await enquire(3, {
    name: 'Gurpreet Dhillon',
    email: 'asha@example.in',
    phone: '+919812345678',
    message: 'A kiosk in Bathinda',
  });
  const kept = await enquire(1, { email: 'asha@example.in' });
  await desk.work(old, { note: 'Brother of Harjit' });
  const { action_id } = await merge(kept, [old]);
  const searches = ['bathinda', 'dhillon', 'harjit', '98123 45678', reference(old), old];
  for (const search of searches) expect(await found(search), search).toEqual([kept]);
  const whole = await call<{ lead: { id: string }; timeline: { kind: string; detail: object }[] }>(
    'desk_lead($1)',
    [reference(old)],
  );
  expect(whole.lead.id).toBe(kept);
  expect(whole.timeline.map(({ kind }) => kind)).toEqual([
    ...['enquiry', 'enquiry', 'consent', 'consent', 'consent', 'consent', 'work', 'merged'],
  ]);
  expect(whole.timeline.find(({ detail }) => 'words' in detail)).toMatchObject({
    kind: 'enquiry',
    detail: { lead_id: old, words: { message: 'A kiosk in Bathinda', phone: '+919812345678' } },
  });
  // Changed again, it is still found.
  await desk.work(kept, { fields: { city: 'Moga' } });
  expect(await found('bathinda')).toEqual([kept]);
  await part(action_id);
  expect(await found('bathinda')).toEqual([old]);
  expect(await found(reference(old))).toEqual([old]);
});

test('the strictest consent wins, whatever either visitor allows later', async () => {
  const strict = await enquire(3, {}, [ENQUIRY]);
  const kept = await enquire(1);
  const { action_id } = await merge(kept, [strict]);
  expect(await desk.row(kept)).toMatchObject({ calls_allowed: false, withdrawn_at: null });
  const say = (lead: string, purpose: string, is_granted: boolean) =>
    callAs('service', 'change_consent($1, $2)', [
      lead,
      JSON.stringify({ ...CALLS, purpose, is_granted }),
    ]);
  await say(kept, 'calls', true);
  expect(await desk.row(kept)).toMatchObject({ calls_allowed: false });
  await say(strict, 'calls', true);
  expect(await desk.row(kept)).toMatchObject({ calls_allowed: true });
  await say(strict, 'enquiry', false);
  expect((await desk.row(kept)).withdrawn_at).not.toBeNull();
  expect(
    await refusal(desk.work(kept, { contact: { channel: 'mail', outcome: 'reached' } })),
  ).toMatchObject({
    code: 'PT422',
  });
  // Each receipt tells its own.
  const receipt = (lead: string) => callAs<object>('service', 'read_receipt($1)', [lead]);
  expect(await receipt(kept)).toMatchObject({ state: 'kept', withdrawn_at: null });
  expect(await receipt(strict)).toMatchObject({ state: 'kept', withdrawn_at: expect.any(String) });
  await part(action_id);
  expect(await desk.row(kept)).toMatchObject({ calls_allowed: true, withdrawn_at: null });
  expect((await desk.row(strict)).withdrawn_at).not.toBeNull();
});

test('a visitor’s link opens and corrects his own words, and erases his own enquiry only', async () => {
  const old = await enquire(3, { name: 'Asha K.', message: 'A kiosk' });
  const kept = await enquire(1, { message: 'A shop' });
  await desk.work(old, { fields: { city: 'Moga' } });
  await merge(kept, [old]);
  const receipt = () => callAs<object>('service', 'read_receipt($1)', [old]);
  expect(await receipt()).toMatchObject({ state: 'kept', message: 'A kiosk', name: 'Asha K.' });
  expect(
    await callAs('service', 'correct_enquiry($1, $2, $3)', [
      old,
      JSON.stringify({
        name: 'Asha Kaur',
        email: 'asha@example.in',
        phone: null,
        message: 'Two kiosks',
      }),
      '[]',
    ]),
  ).toBe(true);
  expect(await receipt()).toMatchObject({ name: 'Asha Kaur', message: 'Two kiosks' });
  expect(await desk.row(kept)).toMatchObject({ name: 'Asha', message: 'A shop', city: 'Moga' });
  expect(await sql('select from public.leads')).toHaveLength(1);
  expect(await found('kiosks')).toEqual([kept]);
  const whole = await call<{ timeline: { kind: string }[] }>('desk_lead($1)', [kept]);
  expect(whole.timeline.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['first', 'correction']),
  );

  expect(await callAs('service', 'erase_enquiry($1)', [old])).toBe(true);
  expect(await sql('select id, city from public.leads')).toEqual([{ id: kept, city: null }]);
  expect(await sql('select from private.merged_leads')).toEqual([]);
  expect(await sql('select from private.lead_events where lead_id = $1', [old])).toEqual([]);
  expect(await found('kiosks')).toEqual([]);
});

test('an enquiry that was merged into an erased one is there again', async () => {
  const [old, kept] = [await enquire(3), await enquire(1)];
  await merge(kept, [old]);
  await callAs('service', 'erase_enquiry($1)', [kept]);
  expect(await sql('select id from public.leads')).toEqual([{ id: old }]);
});

test('export and erasure of a person cover what was merged, also by an address only it has', async () => {
  const old = await enquire(3, { email: 'old@example.in', phone: '+919812345678' });
  const kept = await enquire(1, { email: 'new@example.in', phone: '+919812345678' });
  await desk.work(old, { note: 'Wants a kiosk' });
  await merge(kept, [old]);
  const file = await call<{
    enquiries: object[];
    merged: object[];
    work: object[];
    consents: object[];
  }>("export_person('OLD@example.in')");
  expect(file).toMatchObject({
    enquiries: [{ id: kept }],
    merged: [{ id: old, email: 'old@example.in', merged_into: kept }],
  });
  expect([file.work.length, file.consents.length]).toEqual([2, 4]);
  expect(await call("erase_person('old@example.in')")).toBe(2);
  for (const table of [
    'public.leads',
    'private.merged_leads',
    'private.lead_merges',
    'private.lead_search',
  ]) {
    expect(await sql(`select from ${table}`), table).toEqual([]);
  }
  expect(
    await sql('select from private.lead_events where lead_id = any ($1)', [[old, kept]]),
  ).toEqual([]);
});

test('into the bin and back: what was merged stays merged and goes when the copy does', async () => {
  const [old, kept] = [await enquire(3), await enquire(1)];
  await desk.work(old, { note: 'Wants a kiosk' });
  const { action_id } = await merge(kept, [old]);
  const bin = () => call('bin_leads($1, $2)', [randomUUID(), '{"everything": true}']);
  await bin();
  expect(await refusal(part(action_id))).toMatchObject({ code: 'PT409' });
  expect(await callAs('service', 'read_receipt($1)', [old])).toMatchObject({
    state: 'closed',
    is_archived: true,
  });
  await call('restore_leads()');
  expect(await part(action_id)).toMatchObject({ apart: [old] });
  await merge(kept, [old]);
  await bin();
  await sql("update private.lead_archive set purge_at = now() - interval '1 minute'");
  await callAs('service', 'run_retention()');
  expect(await sql('select from private.merged_leads')).toEqual([]);
  expect(await sql('select from private.lead_events where lead_id = $1', [old])).toEqual([]);
});

test('a person who asked again is not archived for the first enquiry, nor is the copy purged early', async () => {
  const [old, kept] = [await enquire(800), await enquire(10)];
  await desk.work(old, { contact: { channel: 'mail', outcome: 'reached' } });
  await desk.work(kept, { contact: { channel: 'mail', outcome: 'reached' } });
  await merge(kept, [old]);
  await callAs('service', 'run_retention()');
  expect(await sql('select id from public.leads')).toEqual([{ id: kept }]);
  await sql('delete from public.leads');
  expect(
    await sql("select purge_at > now() + interval '350 days' as is_long from private.lead_archive"),
  ).toEqual([{ is_long: true }]);
});

test('mails that wait go out, and are told on the lead that is kept', async () => {
  const old = await desk.submit();
  const kept = await desk.submit();
  const { action_id } = await merge(kept, [old]);
  expect(await sql('select from private.mail_outbox where lead_id = $1', [kept])).toHaveLength(4);
  expect(await desk.sendAll()).toBe(4);
  expect(await callAs('service', 'read_receipt($1)', [old])).toMatchObject({
    is_acknowledged: true,
  });
  await part(action_id);
  expect(await sql('select from private.mail_outbox where lead_id = $1', [old])).toHaveLength(2);
});

test('merges of merges come apart one after the other', async () => {
  const [first, second, third] = [await enquire(5), await enquire(3), await enquire(1)];
  const inner = await merge(second, [first]);
  const outer = await merge(third, [second]);
  expect(await sql('select kept_id from private.merged_leads')).toEqual([
    { kept_id: third },
    { kept_id: third },
  ]);
  expect(await found(reference(first))).toEqual([third]);
  expect(await refusal(part(inner.action_id))).toMatchObject({ code: 'PT409' });
  await part(outer.action_id);
  expect(await found(reference(first))).toEqual([second]);
  await part(inner.action_id);
  expect(await sql('select from public.leads')).toHaveLength(3);
});

test('what was changed since, or is older than 30 days, is not undone', async () => {
  const [old, kept] = [await enquire(3), await enquire(1)];
  await desk.work(old, { fields: { city: 'Moga' } });
  const { action_id } = await merge(kept, [old]);
  await desk.work(kept, { fields: { city: 'Delhi' } });
  expect(await refusal(part(action_id))).toEqual({
    code: 'PT409',
    message: 'Changed since, so that nothing was undone: city.',
  });
  await desk.work(kept, { fields: { city: 'Moga' } });
  await sql("update private.lead_merges set at = at - interval '30 days 1 minute'");
  expect(await refusal(part(action_id))).toMatchObject({ code: 'PT410' });
});

test('strangers, quarantined leads, tests and waiting corrections do not become one', async () => {
  const kept = await enquire(1);
  const other = await enquire(2, { email: 'other@example.in' });
  expect(await refusal(merge(kept, [other]))).toMatchObject({
    code: 'PT409',
    message: 'These leads have neither number nor address in common.',
  });
  const twin = await enquire(2);
  for (const column of ['quarantined_at', 'correction_held_at']) {
    await sql(`update public.leads set ${column} = now() where id = $1`, [twin]);
    expect(await refusal(plan(kept, [twin]))).toMatchObject({ code: 'PT409' });
    await sql(`update public.leads set ${column} = null where id = $1`, [twin]);
  }
  expect(await refusal(merge(kept, [kept]))).toMatchObject({ code: '22023' });
  expect(await refusal(merge(kept, []))).toMatchObject({ code: '22023' });
  expect(await refusal(merge(kept, [randomUUID()]))).toMatchObject({ code: 'PT404' });
  expect(await refusal(plan(kept, [twin], { city: twin }))).toMatchObject({ code: '22023' });
  expect(await refusal(plan(kept, [twin], { name: twin }))).toMatchObject({ code: '22023' });
});

test('two merges of the same leads at once: one of them happens, and no lead is lost', async () => {
  for (let round = 0; round < 5; round += 1) {
    await sql('truncate public.leads, private.merged_leads, private.lead_merges cascade');
    const [one, two] = [await enquire(2), await enquire(1)];
    const note = refusal(desk.work(one, { note: 'Called' }));
    const outcomes = await Promise.all([refusal(merge(one, [two])), refusal(merge(two, [one]))]);
    await note;
    expect(outcomes.filter((said) => (said as Answer).is_done)).toHaveLength(1);
    expect(outcomes).toContainEqual(expect.objectContaining({ code: 'PT404' }));
    expect(await sql('select from public.leads')).toHaveLength(1);
    expect(await sql('select from private.merged_leads')).toHaveLength(1);
  }
});

test.each(['stranger', 'anonymous', 'service'] as const)(
  '%s neither merges nor parts',
  async (who) => {
    const [old, kept] = [await enquire(3), await enquire(1)];
    const values = [randomUUID(), kept, [old]];
    await expect(callAs(who, 'merge_leads($1, $2, $3)', values)).rejects.toThrow(
      'permission denied',
    );
    const { action_id } = await merge(kept, [old]);
    await expect(callAs(who, 'undo_merge($1)', [action_id])).rejects.toThrow('permission denied');
    expect(await sql('select from public.leads')).toHaveLength(1);
  },
);
