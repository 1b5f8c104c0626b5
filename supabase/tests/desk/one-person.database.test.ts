import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { beforeEach, expect, test } from 'vitest';
import { oneLeadSchema } from '../../../contract/desk/one-lead.ts';
import { CALLS, ENQUIRY, startMerging } from './desk.ts';

const desk = await startMerging();
const { call, callAs, empty, sql, work } = desk;
beforeEach(empty);

const ASHA = { name: 'Asha', email: 'asha@example.in', phone: '+919876543210' };
const NO_CALLS = JSON.stringify({ ...CALLS, is_granted: false });
const WITHDRAWAL = JSON.stringify({ ...ENQUIRY, is_granted: false });
const REACHED = { contact: { channel: 'mail', outcome: 'reached' } };

/** As the form does it: an enquiry of a known person joins. @returns its id */
async function ask(words: object = {}, journey: object = {}, id: string = randomUUID()) {
  await callAs('service', 'submit_enquiry($1, $2, $3)', [
    JSON.stringify({ id, ...ASHA, message: 'Hello', ...words }),
    JSON.stringify([
      { kind: 'team', recipient: 'leads@example.in', subject: 'Enquiry', body_text: 'Hello' },
    ]),
    JSON.stringify({ consents: [ENQUIRY, CALLS], ...journey }),
  ]);
  return id;
}
const daysAgo = (days: number) => ({
  received_at: new Date(Date.now() - days * 86_400_000).toISOString(),
});
const rows = async (list = 'all') =>
  (await call<{ rows: Record<string, unknown>[] }>('desk_leads($1)', [JSON.stringify({ list })]))
    .rows;
const whole = async (id: string) => v.parse(oneLeadSchema, await call('desk_lead($1)', [id]));
const mergeOf = async (of: string) =>
  (await sql<{ action_id: string }>('select * from private.lead_merges where moved ? $1', [of]))[0]
    ?.action_id ?? '';

test('three enquiries are one row, one clock and one timeline, and one answer clears it', async () => {
  const first = await ask({ message: 'A kiosk' }, daysAgo(3));
  await work(first, { ...REACHED, stage: 'qualified', fields: { city: 'Moga' } });
  const second = await ask({ message: 'A shop' }, daysAgo(1));
  const third = await ask({ message: 'Is it still free?', email: 'ASHA@example.in' });
  expect(await rows('unanswered')).toMatchObject([
    {
      id: first,
      message: 'Is it still free?\n\nA shop\n\nA kiosk',
      enquiries_of_person: 3,
      stage: 'qualified',
      city: 'Moga',
    },
  ]);
  expect(await call('desk_counts()')).toMatchObject({
    all: 1,
    unanswered: 1,
    newest: { id: third },
  });
  // The one who waits waits since the first enquiry that nobody has answered.
  const [kept, asked] = [await desk.row(first), await desk.row(second)];
  expect(kept.created_at).toEqual(asked.created_at);
  const known = await whole(third);
  expect(known?.lead).toMatchObject({ id: first });
  const said = known?.timeline.filter(({ kind }) => kind === 'enquiry');
  expect(said?.map(({ detail }) => detail)).toMatchObject(
    ['A kiosk', 'A shop', 'Is it still free?'].map((message) => ({ words: { message } })),
  );
  expect(known?.same_person).toEqual([]);
  expect(known?.timeline.filter(({ kind }) => kind === 'mail')).toHaveLength(3);
  await work(first, REACHED);
  expect(await rows('unanswered')).toEqual([]);
});

test('the specified list has every enquiry, and Clear All leaves none', async () => {
  const ids = [await ask(), await ask(), await ask()];
  const list = () =>
    desk.database.transactionAs(desk.cast.administrator, (tx) =>
      tx.query('select id from public.leads'),
    );
  expect((await list()).rows.map(({ id }) => id).sort()).toEqual([...ids].sort());
  await desk.clearAll();
  expect(await sql('select from public.leads')).toEqual([]);
  expect(await call('restore_leads()')).toBe(1);
  expect(await rows()).toMatchObject([{ enquiries_of_person: 3 }]);
});

test.each([
  ['another address', { email: 'ravi@example.in' }, {}],
  ['another number', { phone: '+919812345678' }, {}],
  ['a doubtful one', {}, { reasons: ['links'] }],
])('%s joins nobody', async (_, words, journey) => {
  await ask();
  await ask(words, journey);
  expect(await sql('select from public.leads where merged_into is not null')).toEqual([]);
});

test('one in quarantine joins when it is let out', async () => {
  const first = await ask({}, daysAgo(1));
  const held = await ask({}, { reasons: ['links'] });
  await call('release_lead($1)', [held]);
  expect(await rows()).toMatchObject([{ id: first, enquiries_of_person: 2 }]);
  // What is in the list already is let out by nobody.
  await desk.part(await mergeOf(held));
  expect(await call('release_lead($1)', [held])).toBe(false);
  expect(await rows()).toHaveLength(2);
});

test('a lost lead that asks again is new, a won one stays won, and both wait', async () => {
  for (const stage of ['lost', 'won'] as const) {
    await empty();
    const first = await ask({}, daysAgo(9));
    await desk.bringTo(first, stage);
    await ask({ message: 'Another one' });
    expect(await rows('unanswered')).toMatchObject([
      { id: first, stage: stage === 'won' ? 'won' : 'new', stage_reason: null },
    ]);
  }
});

test('who took an enquiry back begins anew', async () => {
  const first = await ask();
  await callAs('service', 'change_consent($1, $2)', [first, WITHDRAWAL]);
  const second = await ask();
  expect(await rows('unanswered')).toMatchObject([{ id: second }]);
  expect((await desk.row(first)).withdrawn_at).not.toBeNull();
});

test('calls allowed in one enquiry are allowed, until it refuses them; nothing joins a refusal', async () => {
  const first = await ask({}, { consents: [ENQUIRY] });
  const second = await ask();
  await ask({}, { consents: [ENQUIRY] });
  expect(await desk.row(first)).toMatchObject({ calls_allowed: true });
  await callAs('service', 'change_consent($1, $2)', [second, NO_CALLS]);
  expect(await desk.row(first)).toMatchObject({ calls_allowed: false, merged_into: null });
  expect(await desk.row(second)).toMatchObject({ calls_allowed: false, merged_into: null });
  expect(await desk.row(await ask())).toMatchObject({ merged_into: first });
  expect(await desk.row(first)).toMatchObject({ calls_allowed: true });
});

const MALLORY = { name: 'Mallory', phone: null, email: ASHA.email, message: 'Hello' };
const ACTS: Record<string, [call: string, ...values: string[]]> = {
  'changes the number': [
    'correct_enquiry($1, $2, $3)',
    JSON.stringify({ ...MALLORY, phone: '+919800000000' }),
    '[]',
  ],
  'refuses calls': ['change_consent($1, $2)', NO_CALLS],
  'takes it back': ['change_consent($1, $2)', WITHDRAWAL],
  'erases it': ['erase_enquiry($1)'],
};
test.each(Object.keys(ACTS).flatMap((act) => [true, false].map((isFirst) => ({ act, isFirst }))))(
  'an intruder who types her address, first: $isFirst, $act, and her lead is as it was',
  async ({ act, isFirst }) => {
    const early = isFirst ? await ask(MALLORY) : '';
    const hers = await ask({ message: 'My secret' });
    const his = early || (await ask(MALLORY));
    const person = early || hers;
    const known = { stage: 'qualified', city: 'Moga', calls_allowed: true, withdrawn_at: null };
    await work(person, {
      ...{ ...REACHED, stage: 'qualified', note: 'Has a shop', fields: { city: 'Moga' } },
      ...(isFirst && { fields: { city: 'Moga', name: 'Asha K.' } }),
    });
    expect(await rows()).toMatchObject([
      { ...known, id: person, phone: ASHA.phone, enquiries_of_person: 2 },
    ]);
    const receipt = async () => JSON.stringify(await callAs('service', 'read_receipt($1)', [his]));
    expect(await receipt()).not.toMatch(/secret|Moga|9876543210|Asha/);
    const [action = '', ...values] = ACTS[act] ?? [];
    expect(await callAs('service', action, [his, ...values])).toBe(true);
    expect(await receipt()).not.toMatch(/secret|Moga|9876543210|Asha/);
    const after = await whole(hers);
    expect(after?.lead).toMatchObject({ ...known, ...ASHA, id: hers, message: 'My secret' });
    expect(JSON.stringify(after?.timeline)).toContain('Has a shop');
    await work(hers, { contact: { channel: 'call', outcome: 'reached' } });
  },
);

test('who rewords his first enquiry stays the same person, and no value of another goes', async () => {
  const first = await ask(MALLORY);
  await ask();
  const words = JSON.stringify({ ...MALLORY, message: 'A kiosk' });
  await callAs('service', 'correct_enquiry($1, $2, $3)', [first, words, '[]']);
  expect(await rows()).toMatchObject([
    { id: first, phone: ASHA.phone, message: 'Hello\n\nA kiosk', enquiries_of_person: 2 },
  ]);
});

test('“not the same person” parts them, though the lead was worked on since', async () => {
  const first = await ask({}, daysAgo(3));
  await work(first, REACHED);
  const before = await desk.row(first);
  const second = await ask();
  await work(first, { ...REACHED, fields: { city: 'Moga' } });
  const action = await mergeOf(second);
  expect((await whole(first))?.timeline.find(({ kind }) => kind === 'merged')).toMatchObject({
    action_id: action,
    actor: null,
    detail: { leads: [second], is_joined: true, is_undone: false },
  });
  expect(await desk.part(action)).toEqual({ kept: first, apart: [second] });
  const { created_at, answered_at } = before;
  expect(await desk.row(first)).toMatchObject({ created_at, answered_at, city: 'Moga' });
  expect(await rows('unanswered')).toMatchObject([{ id: second }]);
});

test('added by hand, it joins and can be taken back; what the lead lacks it gains', async () => {
  const { phone } = ASHA;
  const add = (lead: object, action: string = randomUUID()) =>
    call<{ id: string }>('add_lead($1, $2)', [action, JSON.stringify(lead)]);
  const { id: first } = await add({ name: 'Asha', phone });
  await add({ ...ASHA, name: 'Asha K.' });
  expect(await rows()).toMatchObject([{ id: first, email: ASHA.email, enquiries_of_person: 2 }]);
  const { id: last } = await add({ name: 'Asha', phone });
  expect(await call('undo_add($1)', [last])).toBe(true);
  expect(await rows()).toMatchObject([{ id: first, enquiries_of_person: 2 }]);
  expect(await desk.row(last)).toEqual({});
});

test('sent twice it is there once; two at the same moment are one person', async () => {
  const id = randomUUID();
  await Promise.all([ask({}, {}, id), ask({}, {}, id), ask({}, {}, id)]);
  expect(await sql('select id from public.leads')).toEqual([{ id }]);
  for (let round = 0; round < 5; round += 1) {
    await empty();
    const asked = [ask(), ask(), ask(), ask({ phone: null }), ask()];
    const bin = call('bin_leads($1, $2)', [randomUUID(), '{"everything": true}']);
    await Promise.all([...asked, bin]);
    const [left] = await sql(`select
      (select count(*)::int from private.live_leads) as people,
      (select count(*)::int from public.leads) + (select count(*)::int from private.lead_archive) as enquiries,
      (select count(*)::int from public.leads l where l.merged_into is not null
        and not exists (select from public.leads k where k.id = l.merged_into)) as orphans`);
    expect(left).toMatchObject({ enquiries: 5, orphans: 0 });
    expect(left?.people).toBeLessThanOrEqual(1);
  }
});

test('at most twenty join one; the next is a lead of its own, which the later ones join', async () => {
  for (let count = 0; count < 23; count += 1) await ask();
  expect((await rows()).map(({ enquiries_of_person: count }) => count).sort()).toEqual([22, 3]);
});
