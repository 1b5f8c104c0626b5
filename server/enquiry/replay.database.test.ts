import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { setUpEnquiryDesk, submitted } from '../testing/enquiry-desk.ts';

const { sql, mount, held } = setUpEnquiryDesk();

const STRANGERS = { ...submitted, name: 'Eve', email: 'eve@example.in', message: 'Give it to me' };

interface Answer {
  id: string;
  reference: string;
  receipt?: string;
}

function openDesk(changes: Parameters<typeof mount>[0] = {}) {
  const { app, send } = mount(changes);
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

it('gives nobody a token for an id that he names', async () => {
  const { app, post, open } = openDesk();
  const submissionId = randomUUID();
  await post({ ...submitted, submissionId });
  expect((await app.request(`/?form=${submissionId}`)).status).toBe(405);
  const opened = await open(`=${submissionId}&form=${submissionId}`);
  expect(opened.id).not.toBe(submissionId);
  const stolen = { ...STRANGERS, submissionId, formToken: opened.token };
  expect((await post(stolen)).body).not.toHaveProperty('receipt');
  expect(await held(), 'a token of another form is a forged one').toHaveLength(1);
});

it('answers the same words again with the same receipt, however they are spaced', async () => {
  const { post } = openDesk();
  const submissionId = randomUUID();
  const first = await post({ ...submitted, submissionId });
  const again = { ...submitted, submissionId, name: ' Harpreet  Kaur ', phone: '+91 98765-43210' };
  expect((await post(again)).body).toEqual(first.body);
  expect(await messages()).toEqual([submitted.message]);
});

it('knows the form that opened it by its token, days later and after a correction', async () => {
  const { post, open } = openDesk();
  const { id: submissionId, token: formToken } = await open();
  const mine = { ...submitted, submissionId, formToken };
  const first = await post(mine);
  await sql(`update public.leads set message = 'Corrected' where id = '${submissionId}'`);
  const { receipt, id } = (await post(mine)).body;
  expect([id, receipt]).toEqual([submissionId, first.body.receipt]);
  expect(await messages()).toEqual(['Corrected']);
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

it('keeps a signature that tells nothing of the words', async () => {
  const { post } = openDesk();
  await post({ ...submitted, submissionId: randomUUID() });
  await post({ ...submitted, submissionId: randomUUID() });
  const kept = await sql('select signature from private.enquiry_signatures');
  expect(new Set(kept.map(({ signature }) => signature)).size, 'of each id another').toBe(2);
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

it('answers 503 without a receipt while the database is away and nothing can be kept', async () => {
  const refuse = () => Promise.reject(new Error('connection refused'));
  const away = { transactionAs: refuse, statement: refuse } as unknown as Database;
  const { status, body } = await openDesk({ database: away }).post(submitted);
  expect([status, body.receipt]).toEqual([503, undefined]);
});
