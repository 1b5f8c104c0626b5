import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { CALLS, ENQUIRY, refusal, startMerging } from './desk.ts';

const desk = await startMerging();
const { call, callAs, empty, enquireBefore, found, merge, part, sql } = desk;
beforeEach(empty);

test('the strictest consent wins, whatever either visitor allows later', async () => {
  const strict = await enquireBefore(3, {}, [ENQUIRY]);
  const kept = await enquireBefore(1);
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
  const old = await enquireBefore(3, { name: 'Asha K.', message: 'A kiosk' });
  const kept = await enquireBefore(1, { message: 'A shop' });
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
  expect(await sql('select from private.live_leads')).toHaveLength(1);
  expect(await found('kiosks')).toEqual([kept]);
  const whole = await call<{ timeline: { kind: string }[] }>('desk_lead($1)', [kept]);
  expect(whole.timeline.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['first', 'correction']),
  );

  expect(await callAs('service', 'erase_enquiry($1)', [old])).toBe(true);
  expect(await sql('select id, city from public.leads')).toEqual([{ id: kept, city: null }]);
  expect(await sql('select from public.leads where merged_into is not null')).toEqual([]);
  expect(await sql('select from private.lead_events where lead_id = $1', [old])).toEqual([]);
  expect(await found('kiosks')).toEqual([]);
});

test('an enquiry that was merged into an erased one is there again', async () => {
  const [old, kept] = [await enquireBefore(3), await enquireBefore(1)];
  await merge(kept, [old]);
  await callAs('service', 'erase_enquiry($1)', [kept]);
  expect(await sql('select id from private.live_leads')).toEqual([{ id: old }]);
});

test('export and erasure of a person cover what was merged, also by an address only it has', async () => {
  const old = await enquireBefore(3, { email: 'old@example.in', phone: '+919812345678' });
  const kept = await enquireBefore(1, { email: 'new@example.in', phone: '+919812345678' });
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
  for (const table of ['public.leads', 'private.lead_merges', 'private.lead_search']) {
    expect(await sql(`select from ${table}`), table).toEqual([]);
  }
  expect(
    await sql('select from private.lead_events where lead_id = any ($1)', [[old, kept]]),
  ).toEqual([]);
});

test('into the bin and back: what was merged stays merged and goes when the copy does', async () => {
  const [old, kept] = [await enquireBefore(3), await enquireBefore(1)];
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
  expect(await sql('select from public.leads where merged_into is not null')).toEqual([]);
  expect(await sql('select from private.lead_events where lead_id = $1', [old])).toEqual([]);
});

test('a person who asked again is not archived for the first enquiry, nor is the copy purged early', async () => {
  const [old, kept] = [await enquireBefore(800), await enquireBefore(10)];
  await desk.work(old, { contact: { channel: 'mail', outcome: 'reached' } });
  await desk.work(kept, { contact: { channel: 'mail', outcome: 'reached' } });
  await merge(kept, [old]);
  await callAs('service', 'run_retention()');
  expect(await sql('select id from private.live_leads')).toEqual([{ id: kept }]);
  await sql('delete from public.leads');
  expect(
    await sql("select purge_at > now() + interval '350 days' as is_long from private.lead_archive"),
  ).toEqual([{ is_long: true }, { is_long: true }]);
});

test('mails that wait go out, and are told on the lead that is kept', async () => {
  const old = await desk.submit();
  const kept = await desk.submit();
  await merge(kept, [old]);
  const { timeline } = await call<{ timeline: { kind: string }[] }>('desk_lead($1)', [kept]);
  expect(timeline.filter(({ kind }) => kind === 'mail')).toHaveLength(4);
  expect(await desk.sendAll()).toBe(4);
});
