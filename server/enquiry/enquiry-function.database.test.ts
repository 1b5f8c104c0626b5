import { expect, it } from 'vitest';
import { LIMITS } from '../../contract/limits.ts';
import { CONTACT_STORED, ROUTES } from '../../contract/routes.ts';
import type { Database } from '../database/database.ts';
import { enquiry, setUpEnquiryDesk, submitted } from '../testing/enquiry-desk.ts';

const { sql, mount } = setUpEnquiryDesk();

it('stores lead and mail together, then wakes the mail worker', async () => {
  const { send, wakeMail } = mount();
  wakeMail.mockImplementation(async () => {
    expect(await sql('select from private.mail_outbox')).toHaveLength(2);
  });
  const answer = await send(submitted);
  const { id } = (await answer.json()) as { id: string };
  expect(await sql('select * from public.leads')).toMatchObject([
    { ...enquiry, id, phone: '+919876543210' },
  ]);
  expect(await sql('select * from private.mail_outbox order by kind desc')).toMatchObject([
    { lead_id: id, kind: 'team', recipient: 'leads@example.in', reply_to: enquiry.email },
    { lead_id: id, kind: 'acknowledgement', recipient: enquiry.email, is_held: false },
  ]);
  expect(wakeMail).toHaveBeenCalledOnce();
});

it('stores the longest enquiry that the contract allows', async () => {
  const { send } = mount();
  const longest = {
    ...enquiry,
    name: '𝐍'.repeat(LIMITS.name / 2),
    message: '🍛'.repeat(LIMITS.message / 2),
  };
  expect((await send(longest)).status).toBe(201);
});

it('stores text with characters that PostgreSQL cannot hold', async () => {
  const { send } = mount();
  const answer = await send({ ...enquiry, name: 'A\u0000\ud800B', message: '\u0000hello\udfff' });
  expect(answer.status).toBe(201);
  expect(await sql('select name, message from public.leads')).toEqual([
    { name: 'A\ufffdB', message: 'hello\ufffd' },
  ]);
});

it('stores a repeated request once', async () => {
  const { send } = mount();
  const once = { 'idempotency-key': crypto.randomUUID() };
  const answers = [await send(submitted, once), await send(submitted, once)];
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  expect(await sql('select from public.leads')).toHaveLength(1);
  expect(await sql('select from private.mail_outbox')).toHaveLength(2);
  expect(await answers[1]?.json()).toEqual(await answers[0]?.json());
});

it('answers 503 when the database is away, and logs only the error', async () => {
  const refuse = () => Promise.reject(new Error('connection refused'));
  const away = { transactionAs: refuse, statement: refuse };
  const { send, log, wakeMail } = mount({ database: away as unknown as Database });
  expect((await send(enquiry)).status).toBe(503);
  expect(wakeMail).not.toHaveBeenCalled();
  expect(log.error).toHaveBeenCalledOnce();
  expect(JSON.stringify(log.error.mock.calls)).not.toMatch(/Harpreet|98765/);
});

it('redirects a plain form to pages on its own origin', async () => {
  const { app } = mount();
  const post = (fields: Record<string, string>) =>
    app.request('/', { method: 'POST', body: new URLSearchParams(fields) });
  expect((await post(enquiry)).headers.get('location')).toBe(CONTACT_STORED);
  // There is no template here.
  expect((await post({})).headers.get('location')).toBe(ROUTES.contactNotSent);
});
