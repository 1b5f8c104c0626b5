import { expect, test } from 'vitest';
import { ENQUIRIES } from '../../../admin/testing/enquiry-messages.ts';
import { createUser, signedIn } from '../actors.ts';
import { CALLS, ENQUIRY, refusal, startMerging } from './desk.ts';

const desk = await startMerging();
const { sql, work } = desk;

const WRONG = { name: 'Manpret', email: 'manpreet@gmail.con', phone_typed: '98765 4321' };
const RIGHT = { name: 'Manpreet', email: 'manpreet@gmail.com', phone: '+919876543210' };
const today = new Date().toISOString().slice(0, 10);
const noted = { calls: { how: 'On the phone', day: today } };
const allow = (id: string, purpose: string, is_granted: boolean) =>
  desk.callAs('service', 'change_consent($1, $2)', [
    id,
    JSON.stringify({ ...CALLS, purpose, is_granted }),
  ]);
const call = (channel = 'call') => ({ contact: { channel, outcome: 'no-answer' } });
const ids = async (address: string) =>
  (await sql<{ id: string }>('select private.leads_of($1) as id', [address])).map(({ id }) => id);

test('name, address and number are corrected, found, undone, and their old values kept', async () => {
  const id = await desk.enquire(WRONG);
  await sql(
    `insert into private.mail_outbox (lead_id, kind, recipient, reply_to, subject) values
     ($1, 'acknowledgement', $2, null, 'Thanks'), ($1, 'team', 'leads@example.in', $2, 'New')`,
    [id, WRONG.email],
  );
  const mails = () =>
    sql('select recipient, reply_to from private.mail_outbox where lead_id = $1 order by kind', [
      id,
    ]);
  const { lead, action_id } = await work(id, { fields: RIGHT });
  expect(lead).toMatchObject({ ...RIGHT, phone_typed: null });
  expect(await desk.found('9876543210')).toEqual([id]);
  expect(await mails()).toEqual([
    { recipient: RIGHT.email, reply_to: null },
    { recipient: 'leads@example.in', reply_to: RIGHT.email },
  ]);
  const [event] = (await desk.events()).filter((one) => one.action_id === action_id);
  expect(event).toMatchObject({ detail: { before: { ...WRONG, phone: null } } });
  // Whoever asks by the wrong address, or by one that was undone, finds what is kept of it.
  expect(await ids(WRONG.email)).toEqual([id]);
  const export_ = await desk.call<{ work: { before: object }[] }>('export_person($1)', [
    RIGHT.email,
  ]);
  expect(export_.work).toMatchObject([{ before: WRONG }]);
  await desk.undo(action_id);
  expect(await desk.row(id)).toMatchObject({ ...WRONG, phone: null });
  expect((await mails())[0]).toEqual({ recipient: WRONG.email, reply_to: null });
  expect(await ids(RIGHT.phone)).toEqual([id]);
  expect(await desk.call('erase_person($1)', [RIGHT.phone])).toBe(1);
  expect(await sql('select from private.lead_events where lead_id = $1', [id])).toEqual([]);
});

test.each([
  [{ phone: '98765 43210' }, 'phone must be a number'],
  [{ email: 'manpreet@gmail' }, 'email must be an address'],
  [{ name: null }, 'name must be a text'],
  [{ name: 'Two\nlines' }, 'name must be one line'],
  [{ email: null, phone: null }, 'phone or email: one of them is needed'],
])('a correction to %j is refused by name', async (fields, sentence) => {
  const id = await desk.enquire(RIGHT);
  expect(await refusal(work(id, { fields }))).toMatchObject({
    code: '22023',
    message: expect.stringContaining(sentence),
  });
  expect(await desk.row(id)).toMatchObject(RIGHT);
});

test('a landline is a number, and one of number and address may go', async () => {
  const id = await desk.enquire(RIGHT);
  const { lead } = await work(id, { fields: { phone: '+911612740555', email: null } });
  expect(lead).toMatchObject({ phone: '+911612740555', email: null });
});

test.each([
  ['caller', true],
  ['viewer', false],
  ['member', false],
] as const)('a %s may correct and note consent: %s', async (role, may) => {
  const id = await desk.enquire(RIGHT, { consents: [ENQUIRY] });
  const user = await createUser(desk.database, `new-${role}@example.in`);
  if (role !== 'member')
    await sql('insert into public.profiles (user_id, role) values ($1, $2)', [user, role]);
  for (const change of [{ fields: { phone: '+919811111111' } }, noted]) {
    const answer = await desk.tryAs(signedIn(user), 'work_lead(gen_random_uuid(), $1, $2)', [
      id,
      JSON.stringify(change),
    ]);
    if (may) expect(answer).toHaveProperty('lead');
    else expect(answer).toMatchObject({ code: '42501' });
  }
  const { phone, calls_allowed } = await desk.row(id);
  expect([phone, calls_allowed]).toEqual(may ? ['+919811111111', true] : [RIGHT.phone, false]);
});

const ASKED = [
  'Please call me tomorrow morning',
  'Interested, pls call after 6 pm',
  'Give me a call.',
  'mujhe call karo',
  'Bhai call kar lena shaam ko',
  'Call me. I’m in Moga and do not mind the hour',
  'कृपया मुझे फ़ोन कीजिए',
  'शाम को कॉल करें',
  'ਮੈਨੂੰ ਫੋਨ ਕਰੋ ਜੀ',
  'ਸ਼ਾਮ ਨੂੰ ਫ਼ੋਨ ਕਰ ਲਓ',
  'Veer ji phone kareo',
];
const NOT_ASKED = [
  'I want a franchise in Moga',
  'Please don’t call me, write a mail',
  'Do not ever call. No calls please',
  'I will call on Monday',
  'I tried to call on your number',
  'call mat karna please call nahi',
  'फ़ोन मत कीजिए',
  'हम आपको फोन करेंगे',
  'मैं कॉल करना चाहता हूं',
  'ਫੋਨ ਨਾ ਕਰੋ',
  'The call centre next door',
];
test.each([
  ...ASKED.map((message) => [message, true] as const),
  ...NOT_ASKED.map((message) => [message, false] as const),
])('“%s” asks for a call: %s', async (message, isAsked) => {
  const id = await desk.enquire({ ...RIGHT, message }, { consents: [ENQUIRY] });
  const page = await desk.call<{ rows: object[] }>('desk_leads($1)', [
    JSON.stringify({ search: id }),
  ]);
  expect(page.rows).toMatchObject([{ asked_for_call: isAsked, calls_allowed: false }]);
  const answer = await refusal(work(id, call()));
  expect(answer).toMatchObject(isAsked ? { lead: { asked_for_call: true } } : { code: 'PT422' });
  expect(await refusal(work(id, call('whatsapp')))).toMatchObject({ code: 'PT422' });
});

test('of many enquiries, those that ask for a call are found, and no other', async () => {
  const messages = ENQUIRIES.map(([message]) => message);
  const asked = await sql<{ message: string }>(
    'select m as message from unnest($1::text[]) m where private.asks_for_call(m)',
    [messages],
  );
  expect(asked.map(({ message }) => message)).toEqual(
    messages.filter((message) => /call|phone karna|ring then|फ़ोन|ਫ਼ੋਨ/i.test(message)),
  );
});

test('what they said is in the ledger, makes calls possible, and is taken back within a minute', async () => {
  const id = await desk.enquire(RIGHT, { consents: [ENQUIRY] });
  const { lead, action_id } = await work(id, noted);
  expect(lead).toMatchObject({ calls_allowed: true });
  expect(await refusal(work(id, call('whatsapp')))).toHaveProperty('lead');
  expect(await refusal(work(id, noted))).toMatchObject({ code: 'PT409' });
  await desk.undo(action_id);
  expect(await desk.row(id)).toMatchObject({ calls_allowed: false });
  const ledger = await sql(
    `select is_granted, source, notice_text from private.consents
     where lead_id = $1 and purpose = 'calls' order by id`,
    [id],
  );
  expect(ledger).toEqual([
    {
      is_granted: true,
      source: 'desk',
      notice_text: `They allowed calls and WhatsApp. On the phone, ${today}.`,
    },
    { is_granted: false, source: 'desk', notice_text: 'Noted by mistake.' },
  ]);
  expect(await refusal(work(id, noted))).toHaveProperty('lead');
});

test.each([
  [{ how: 'pigeon', day: today }, 'calls.how must be one of'],
  [{ how: 'On the phone' }, 'calls.day must be a date'],
  [{ how: 'On the phone', day: '2099-01-01' }, 'calls.day must be today or before'],
  [{ how: 'On the phone', day: '2026-02-30' }, 'calls.day is no date'],
  [{ how: 'On the phone', day: today, said: 'x' }, 'calls cannot hold "said"'],
])('a consent of %j is refused by name', async (calls, sentence) => {
  const id = await desk.enquire(RIGHT, { consents: [ENQUIRY] });
  expect(await refusal(work(id, { calls }))).toMatchObject({
    code: '22023',
    message: expect.stringContaining(sentence),
  });
});

test.each(['calls', 'enquiry'])(
  'a withdrawal of %s wins over the message and the desk',
  async (purpose) => {
    const id = await desk.enquire({ ...RIGHT, message: 'Call me' }, { consents: [ENQUIRY] });
    await work(id, noted);
    await allow(id, purpose, false);
    for (const change of [call(), call('whatsapp'), noted])
      expect(await refusal(work(id, change))).toMatchObject({ code: 'PT422' });
    const { lead } = await desk.call<{ lead: object }>('desk_lead($1)', [id]);
    expect(lead).toMatchObject({ asked_for_call: false });
  },
);

test('for doubles that were merged, both ledgers have it, and a withdrawal of one counts', async () => {
  await desk.empty();
  const kept = await desk.enquireBefore(1, RIGHT, [ENQUIRY]);
  const other = await desk.enquireBefore(2, { ...RIGHT, message: 'call karo' }, [ENQUIRY]);
  await desk.merge(kept, [other]);
  expect(await refusal(work(kept, call()))).toHaveProperty('lead');
  const { lead, action_id } = await work(kept, noted);
  expect(lead).toMatchObject({ calls_allowed: true });
  await desk.undo(action_id);
  expect(await desk.row(kept)).toMatchObject({ calls_allowed: false });
  await allow(other, 'calls', false);
  for (const change of [call(), noted])
    expect(await refusal(work(kept, change))).toMatchObject({ code: 'PT422' });
});
