import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { referenceIn, refusal, startMerging } from './desk.ts';

const desk = await startMerging();
const { call, empty, enquireBefore, everything, found, merge, part, plan, sql } = desk;
beforeEach(empty);

test('a dry run says what comes from where and changes nothing', async () => {
  const old = await enquireBefore(3, { message: 'A kiosk' });
  const kept = await enquireBefore(1, { message: 'A shop' });
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
  const old = await enquireBefore(3);
  const kept = await enquireBefore(1);
  await desk.work(old, {
    fields: { city: 'Moga', model: 'Kiosk' },
    tags: ['hot'],
    stage: 'contacted',
  });
  await desk.work(kept, { fields: { city: 'Delhi' }, tags: ['Expo'] });
  const before = await everything();
  const { action_id } = await merge(kept, [old], { city: old });
  expect(await sql('select id, city, model, stage, tags from private.live_leads')).toEqual([
    { id: kept, city: 'Moga', model: 'Kiosk', stage: 'contacted', tags: ['Expo', 'hot'] },
  ]);
  expect(await call('desk_counts()')).toMatchObject({ all: 1 });
  expect(await part(action_id)).toEqual({ kept, apart: [old] });
  expect(await everything()).toEqual(before);
  expect(await call('desk_counts()')).toMatchObject({ all: 2 });
  expect(await part(action_id)).toEqual({ kept, apart: [] });
});

test('the same merge again is answered the same', async () => {
  const [old, kept] = [await enquireBefore(3), await enquireBefore(1)];
  const action = randomUUID();
  await merge(kept, [old], {}, action);
  expect(await merge(kept, [old], {}, action)).toMatchObject({ is_done: true });
  expect(await refusal(merge(old, [kept], {}, action))).toMatchObject({ code: '22023' });
  expect(await sql('select from public.leads where merged_into is not null')).toHaveLength(1);
});

test('who still waits for an answer waits since that enquiry; answered ones count from the first', async () => {
  const [old, kept] = [await enquireBefore(9), await enquireBefore(1)];
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
  const old = await enquireBefore(3, {
    name: 'Gurpreet Dhillon',
    email: 'asha@example.in',
    phone: '+919812345678',
    message: 'A kiosk in Bathinda',
  });
  const kept = await enquireBefore(1, { email: 'asha@example.in' });
  await desk.work(old, { note: 'Brother of Harjit' });
  const { action_id } = await merge(kept, [old]);
  const searches = ['bathinda', 'dhillon', 'harjit', '98123 45678', referenceIn(old), old];
  for (const search of searches) expect(await found(search), search).toEqual([kept]);
  const whole = await call<{ lead: { id: string }; timeline: { kind: string; detail: object }[] }>(
    'desk_lead($1)',
    [referenceIn(old)],
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
  expect(await found(referenceIn(old))).toEqual([old]);
});

test('merges of merges come apart one after the other', async () => {
  const [first, second, third] = [
    await enquireBefore(5),
    await enquireBefore(3),
    await enquireBefore(1),
  ];
  const inner = await merge(second, [first]);
  const outer = await merge(third, [second]);
  expect(await sql('select merged_into from public.leads where merged_into is not null')).toEqual([
    { merged_into: third },
    { merged_into: third },
  ]);
  expect(await found(referenceIn(first))).toEqual([third]);
  expect(await refusal(part(inner.action_id))).toMatchObject({ code: 'PT409' });
  await part(outer.action_id);
  expect(await found(referenceIn(first))).toEqual([second]);
  await part(inner.action_id);
  expect(await sql('select from private.live_leads')).toHaveLength(3);
});

test('what was changed since, or is older than 30 days, is not undone', async () => {
  const [old, kept] = [await enquireBefore(3), await enquireBefore(1)];
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
  const kept = await enquireBefore(1);
  const other = await enquireBefore(2, { email: 'other@example.in' });
  expect(await refusal(merge(kept, [other]))).toMatchObject({
    code: 'PT409',
    message: 'These leads have neither number nor address in common.',
  });
  const twin = await enquireBefore(2);
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
    await empty();
    const [one, two] = [await enquireBefore(2), await enquireBefore(1)];
    const note = refusal(desk.work(one, { note: 'Called' }));
    const outcomes = await Promise.all([refusal(merge(one, [two])), refusal(merge(two, [one]))]);
    await note;
    expect(outcomes.filter((said) => (said as { is_done?: boolean }).is_done)).toHaveLength(1);
    expect(outcomes).toContainEqual(expect.objectContaining({ code: 'PT404' }));
    expect(await sql('select from private.live_leads')).toHaveLength(1);
    expect(await sql('select from public.leads where merged_into is not null')).toHaveLength(1);
  }
});
