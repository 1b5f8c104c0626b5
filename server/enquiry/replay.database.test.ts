import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { setUpEnquiryDesk, submitted } from '../testing/enquiry-desk.ts';

const { sql, mount } = await setUpEnquiryDesk();

const STRANGERS = { ...submitted, name: 'Eve', email: 'eve@example.in', message: 'Give it to me' };

interface Answer {
  id: string;
  reference: string;
  receipt?: string;
}

function openDesk() {
  const { app, send } = mount();
  const post = async (body: object) => {
    const answer = await send(body);
    return { status: answer.status, body: (await answer.json()) as Answer };
  };
  const open = async (words = '') => {
    const opened = await app.request(`/?open${words}`, { method: 'POST' });
    return (await opened.json()) as { id: string; token: string };
  };
  return { app, post, open };
}
const messages = async () =>
  (await sql('select message from public.leads order by message')).map(({ message }) => message);

it('gives a stranger who knows the id no receipt, and takes his words for an enquiry of his own', async () => {
  const { post } = openDesk();
  const submissionId = randomUUID();
  const first = await post({ ...submitted, submissionId });
  expect(first.body.receipt).toContain(submissionId);
  for (let time = 0; time < 3; time += 1) {
    const { status, body } = await post({ ...STRANGERS, submissionId });
    expect(status).toBe(201);
    expect(JSON.stringify(body)).not.toContain(String(first.body.receipt).slice(-22));
    expect(body).not.toHaveProperty('receipt');
    expect(body.id).not.toBe(submissionId);
  }
  expect(await messages(), 'neither lost nor doubled').toEqual([
    STRANGERS.message,
    submitted.message,
  ]);
});

it.each([
  ['name', 'Harpreet K'],
  ['email', 'harpreet@example.com'],
  ['phone', '98765 43211'],
  ['subject', 'support'],
  ['message', 'Space in Phase 9'],
])('does not take it for a repetition with another %s', async (field, other) => {
  const { post } = openDesk();
  const submissionId = randomUUID();
  await post({ ...submitted, submissionId });
  const { body } = await post({ ...submitted, submissionId, [field]: other });
  expect(body).not.toHaveProperty('receipt');
});

it('answers the same words again with the same receipt, however they are spaced', async () => {
  const { post } = openDesk();
  const submissionId = randomUUID();
  const first = await post({ ...submitted, submissionId });
  const again = { ...submitted, submissionId, name: ' Harpreet  Kaur ', phone: '+91 98765-43210' };
  expect((await post(again)).body).toEqual(first.body);
  expect(await messages()).toEqual([submitted.message]);
});

it('knows the first words after a correction, and not the corrected ones', async () => {
  const { post } = openDesk();
  const submissionId = randomUUID();
  const first = await post({ ...submitted, submissionId });
  await sql(`update public.leads set message = 'Corrected' where id = '${submissionId}'`);
  expect((await post({ ...submitted, submissionId })).body.receipt).toBe(first.body.receipt);
  const guess = { ...submitted, submissionId, message: 'Corrected' };
  expect((await post(guess)).body).not.toHaveProperty('receipt');
});

it.each([
  ['cleared', "delete from public.leads where id = '%'"],
  ['erased', "select private.erase_leads(array['%']::uuid[])"],
])(
  'does not bring an enquiry back that was %s, and keeps nothing of its words',
  async (_what, end) => {
    const { post } = openDesk();
    const submissionId = randomUUID();
    await post({ ...submitted, submissionId });
    await sql(end.replace('%', submissionId));
    expect(await sql('select from private.enquiry_signatures')).toHaveLength(0);
    const { status, body } = await post({ ...submitted, submissionId });
    expect([status, body.id, body.receipt]).toEqual([201, submissionId, undefined]);
    expect(await messages()).toEqual([]);
  },
);

it('ends well for a device that sends an enquiry of version 1.0.0 again', async () => {
  const { post } = openDesk();
  const submissionId = randomUUID();
  await post({ ...submitted, submissionId });
  await sql('delete from private.enquiry_signatures');
  const { status, body } = await post({ ...submitted, submissionId });
  expect([status, body.id, body.receipt]).toEqual([201, submissionId, undefined]);
  expect(await messages()).toEqual([submitted.message]);
});

it('stores a plain form once, however often it is posted, and a phone of any kind', async () => {
  const { app } = openDesk();
  const body = () => new URLSearchParams({ ...submitted, phone: 'Mob: 98765 43210 / 98765 43211' });
  for (let time = 0; time < 2; time += 1) {
    expect((await app.request('/', { method: 'POST', body: body() })).status).toBe(303);
  }
  expect(await sql('select phone, phone_typed from public.leads')).toEqual([
    { phone: '+919876543210', phone_typed: 'Mob: 98765 43210 / 98765 43211' },
  ]);
});

/** Without the proof of work, which is drawn anew each time. */
const told = ({ body: { id, receipt } }: { body: Answer }) => ({ id, receipt });
it('keeps a visitor’s words where a stranger came first under the id of the open form', async () => {
  const { post, open } = openDesk();
  const { id: submissionId, token: formToken } = await open();
  const strangers = await post({ ...STRANGERS, submissionId });
  const mine = { ...submitted, submissionId, formToken };
  const first = await post(mine);
  expect(await messages()).toEqual([STRANGERS.message, submitted.message]);
  expect(first.body.id).not.toBe(submissionId);
  expect(first.body.receipt, 'one of the visitor’s own').toContain(first.body.id);
  expect(first.body.receipt).not.toBe(strangers.body.receipt);
  expect(told(await post(mine))).toEqual(told(first));
  expect(await messages(), 'a repetition changes nothing').toHaveLength(2);
});

it('keeps both versions of a visitor who corrects a word in the same form', async () => {
  const { post, open } = openDesk();
  const { id: submissionId, token: formToken } = await open();
  const mine = { ...submitted, submissionId, formToken };
  const first = await post(mine);
  const second = await post({ ...mine, message: 'Corrected' });
  expect(await messages()).toEqual(['Corrected', submitted.message]);
  expect(second.body.receipt).toContain(second.body.id);
  expect(told(await post(mine))).toEqual(told(first));
  expect(told(await post({ ...mine, message: 'Corrected' }))).toEqual(told(second));
  expect(await messages()).toHaveLength(2);
  expect(
    await sql(
      "select from public.leads where 'The form’s token is forged' = any (quarantine_reasons)",
    ),
  ).toEqual([]);
});

it('keeps both when they come at the same moment', async () => {
  const { post } = openDesk();
  for (let round = 0; round < 5; round += 1) {
    const submissionId = randomUUID();
    const bodies = ['One', 'Two', 'Three'].map((word) => ({
      ...submitted,
      submissionId,
      message: `${word} ${round}`,
    }));
    const answers = await Promise.all(bodies.map(post));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(3);
    expect(answers.filter(({ body }) => body.receipt).length, 'of the first').toBeLessThan(2);
  }
  expect(await messages()).toHaveLength(15);
});
