import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createUser, signedIn } from '../actors.ts';
import { refusal, startDesk } from './desk.ts';

const desk = await startDesk();
const { database } = desk;

const called = (outcome: string) => ({ contact: { channel: 'call', outcome } });
const NEXT = { at: '2026-12-01T04:30:00+00:00', what: 'Send the brochure' };

describe('a first contact', () => {
  test('that reached the person moves a new lead on and answers it', async () => {
    const { lead } = await desk.work(await desk.enquire(), called('reached'));
    expect(lead).toMatchObject({ stage: 'contacted', answered_at: expect.any(String) });
    expect(lead.stage_since).toBe(lead.answered_at);
  });

  test('and a reply does so too', async () => {
    const contact = { channel: 'whatsapp', outcome: 'replied' };
    const { lead } = await desk.work(await desk.enquire(), { contact });
    expect(lead).toMatchObject({ stage: 'contacted' });
  });

  test.each(['no-answer', 'busy', 'sent', 'wrong-number'])(
    'with %s answers it and moves nothing',
    async (outcome) => {
      const { lead } = await desk.work(await desk.enquire(), called(outcome));
      expect(lead).toMatchObject({ stage: 'new', answered_at: expect.any(String) });
    },
  );

  test.each(['not-interested', 'wrong-number'])(
    'with %s and a reason closes the lead, which is undone as a whole',
    async (outcome) => {
      const id = await desk.enquire();
      await desk.work(id, { next: NEXT });
      const change = { ...called(outcome), reason: 'Only asked', next: null };
      const { lead, action_id } = await desk.work(id, change);
      expect(lead).toMatchObject({ stage: 'lost', stage_reason: 'Only asked', due_at: null });
      expect((await desk.undo(action_id)).lead).toMatchObject({
        ...{ stage: 'new', stage_reason: null, answered_at: null, due_at: NEXT.at },
      });
    },
  );

  test('keeps the stage that is named with it, and later ones keep the first time', async () => {
    const id = await desk.enquire();
    const first = await desk.work(id, { ...called('reached'), stage: 'qualified' });
    expect(first.lead.stage).toBe('qualified');
    const second = await desk.work(id, called('reached'));
    expect(second.lead).toEqual(first.lead);
  });
});

test('one action with everything is one entry of the timeline', async () => {
  const id = await desk.enquire();
  const fields = { city: ' Moga ', area_sqft: 400, budget_rupees: 1_500_000, best_hour: 18 };
  const assigned_to = String(desk.cast.administrator.claims.sub);
  const tags = ['hot', 'hot', 'mela'];
  const note = 'Two lines\nof a note';
  const change = { ...called('reached'), note, next: NEXT, fields, assigned_to, tags };
  const { lead, action_id } = await desk.work(id, change);
  const { at, what } = NEXT;
  expect(lead).toMatchObject({ ...fields, city: 'Moga', assigned_to, tags: ['hot', 'mela'] });
  expect(lead).toMatchObject({ due_at: at, due_what: what, stage: 'contacted' });
  const entries = (await desk.events()).filter(({ lead_id }) => lead_id === id);
  expect(entries).toMatchObject([
    {
      action_id,
      kind: 'work',
      actor: assigned_to,
      detail: { change: { note }, before: { stage: 'new', city: null, tags: [], due_at: null } },
    },
  ]);
  const emptied = await desk.work(id, { next: null, fields: { city: null }, assigned_to: null });
  expect(emptied.lead).toMatchObject({ due_at: null, due_what: null, city: null, area_sqft: 400 });
});

test('lost wants a reason, ends the next step, and comes back without it', async () => {
  const id = await desk.enquire();
  await desk.work(id, { next: NEXT });
  expect(await refusal(desk.work(id, { stage: 'lost' }))).toMatchObject({
    code: '22023',
    message: 'reason must be a text of 1 to 200 characters.',
  });
  const lost = await desk.work(id, { stage: 'lost', reason: 'No shop' });
  expect(lost.lead).toMatchObject({ stage: 'lost', stage_reason: 'No shop', due_at: null });
  const back = await desk.work(id, { stage: 'contacted' });
  expect(back.lead).toMatchObject({ stage: 'contacted', stage_reason: null });
  const later = await desk.work(id, { stage: 'not-suitable', reason: 'Too young', next: NEXT });
  expect(later.lead.due_at).toBe(NEXT.at);
});

test.each<[object | null, string]>([
  [{}, 'change must hold'],
  [[], 'change must be an object'],
  [null, 'change must be an object'],
  [{ expected_stage: 'new' }, 'change must hold'],
  [{ note: 'x', colour: 'red' }, 'change cannot hold "colour"'],
  [{ note: null }, 'note must be a text'],
  [{ contact: 'call' }, 'contact must be an object'],
  [{ contact: { channel: 'call' } }, 'outcome must be one of'],
  [called('not-interested'), 'reason must be a text'],
  [{ ...called('reached'), reason: 'x' }, 'reason belongs to'],
  [called('call-back'), 'next must say when'],
  [{ ...called('call-back'), next: null }, 'next must say when'],
  [{ stage: 'won' }, 'stage: a lead cannot go from new to won'],
  [{ stage: 'sold' }, 'stage must be one of'],
  [{ stage: 'qualified', reason: 'x' }, 'reason belongs to'],
  [{ next: { what: 'x' } }, 'next.at must be a time'],
  [{ next: { at: '2026-02-30T10:00:00Z' } }, 'next.at must be a time'],
  [{ next: { at: '2026-13-40T10:00:00Z' } }, 'next.at must be a time'],
  [{ next: { at: '2099-01-01T10:00:00Z' } }, 'next.at must be a time'],
  [{ next: { at: 'tomorrow' } }, 'next.at must be a time'],
  [{ next: { at: '2026-12-01T10:00:00+99:99' } }, 'next.at must be a time'],
  [{ fields: { city: 'Moga\nLudhiana' } }, 'city must be one line'],
  [{ fields: { pincode: '142001' } }, 'fields cannot hold "pincode"'],
  [{ fields: { budget_rupees: 1e30 } }, 'budget_rupees must be a whole number'],
  [{ assigned_to: 'me' }, 'assigned_to must be an id'],
  [{ assigned_to: randomUUID() }, 'assigned_to must be somebody'],
  [{ tags: 'hot' }, 'tags must be a list'],
  [{ tags: [1] }, 'tags must be a text'],
])('%j is refused by name, and nothing is changed', async (change, sentence) => {
  const id = await desk.enquire();
  const before = [await desk.row(id), (await desk.events()).length];
  const refused = await refusal(
    desk.call('work_lead($1, $2, $3)', [randomUUID(), id, JSON.stringify(change)]),
  );
  expect(refused).toMatchObject({
    code: '22023',
    message: expect.stringContaining(sentence),
  });
  expect([await desk.row(id), (await desk.events()).length]).toEqual(before);
});

describe('the same action again', () => {
  test('changes nothing and is answered the same, however often and at once', async () => {
    const id = await desk.enquire();
    const action = randomUUID();
    const send = () => desk.work(id, { ...called('reached'), note: 'Once' }, action);
    const answers = await Promise.all(Array.from({ length: 8 }, send));
    await desk.work(id, { stage: 'qualified' });
    answers.push(await send());
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect((await desk.events()).filter(({ action_id }) => action_id === action)).toHaveLength(1);
    expect(await desk.row(id)).toMatchObject({ stage: 'qualified' });
  });

  test('for another lead is refused', async () => {
    const action = randomUUID();
    await desk.work(await desk.enquire(), { note: 'One' }, action);
    expect(await refusal(desk.work(await desk.enquire(), { note: 'Two' }, action))).toMatchObject({
      code: '22023',
    });
  });
});

test('two people move one lead: the second is told, and nothing of it is kept', async () => {
  const id = await desk.enquire();
  const colleague = await createUser(database, 'colleague@example.in');
  await desk.sql("insert into public.profiles (user_id, role) values ($1, 'admin')", [colleague]);
  const asColleague = { ...desk.cast, administrator: signedIn(colleague) };
  const move = (caller: keyof typeof asColleague, cast: typeof asColleague, stage: string) =>
    refusal(
      database.transactionAs(cast[caller], (tx) =>
        tx.query('select public.work_lead($1, $2, $3)', [
          randomUUID(),
          id,
          JSON.stringify({ stage, note: stage, expected_stage: 'new' }),
        ]),
      ),
    );
  const answers = await Promise.all([
    move('administrator', desk.cast, 'qualified'),
    move('administrator', asColleague, 'contacted'),
  ]);
  const refused = answers.filter((answer) => (answer as { code?: string }).code);
  expect(refused).toMatchObject([
    {
      code: 'PT409',
      message: expect.stringMatching(/^Somebody else has moved this lead/),
    },
  ]);
  expect((await desk.events()).filter(({ lead_id }) => lead_id === id)).toHaveLength(1);
});

test.each<[string, string, string[]]>([
  ['allowed no calls', 'calls', ['call', 'whatsapp']],
  ['took the enquiry back', 'enquiry', ['call', 'whatsapp', 'mail']],
])('a visitor who %s is not contacted', async (_who, purpose, barred) => {
  const id = await desk.submit();
  const words = { purpose, is_granted: false, text: 'No', version: '1', language: 'en' };
  await desk.callAs('service', 'change_consent($1, $2)', [id, JSON.stringify(words)]);
  for (const channel of ['call', 'whatsapp', 'mail']) {
    const answer = await refusal(desk.work(id, { contact: { channel, outcome: 'reached' } }));
    if (barred.includes(channel)) expect(answer).toMatchObject({ code: 'PT422' });
    else expect(answer).toHaveProperty('lead');
  }
  expect(await desk.work(id, { note: 'Respected' })).toHaveProperty('lead');
});
