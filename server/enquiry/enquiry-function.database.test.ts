import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { Hono } from 'hono';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { LIMITS } from '../../contract/limits.ts';
import { ROUTES } from '../../contract/routes.ts';
import { ENQUIRY_LIMITS } from '../../supabase/functions/send-contact-email/enquiry-limits.ts';
import { createTestDatabase, type TestDatabase } from '../../tests/support/database.ts';
import type { AppEnv } from '../context.ts';
import type { Database } from '../database/database.ts';
import { mountEnquiryFunction } from './enquiry-function.ts';
import { openFloodGate } from './flood-gate.ts';
import { storeIn } from './store-enquiry.ts';

const enquiry = {
  name: 'Harpreet Kaur',
  email: 'harpreet@example.in',
  phone: '098765 43210',
  subject: 'franchise',
  message: 'Space in Phase 8\nसेक्टर ७१',
};
/** With the honeypot, as the form sends it. */
const submitted = { ...enquiry, homepage: '' };

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());
afterEach(() =>
  sql(
    'truncate public.leads, private.mail_outbox, private.rate_limits, private.submissions cascade',
  ),
);

const sql = async (text: string) => (await test.database.transaction((tx) => tx.query(text))).rows;

function mount(changes: { database?: Database; clientAddress?: string } = {}) {
  const wakeMail = vi.fn();
  const log = { error: vi.fn(), warn: vi.fn() };
  const database = changes.database ?? test.database;
  const app = new Hono<AppEnv>();
  app.use((c, next) => {
    c.set('clientAddress', changes.clientAddress ?? '203.0.113.7');
    c.set('requestId', 'r1');
    return next();
  });
  app.route(
    '/',
    mountEnquiryFunction({
      store: storeIn(database),
      gate: openFloodGate(),
      formSecrets: ['a secret of the tests that nobody else has'],
      wakeMail,
      log,
      env: { siteUrl: 'https://yctfc.example', leadsTo: 'leads@example.in' },
      templateFile: '/nowhere/contact.html',
    }),
  );
  const send = (body: object, headers: Record<string, string> = {}) =>
    app.request('/', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  return { app, send, wakeMail, log };
}

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

it('stores what the contract calls the longest enquiry', async () => {
  const { send } = mount();
  const longest = {
    ...enquiry,
    name: '𝐍'.repeat(LIMITS.name / 2),
    message: '🍛'.repeat(LIMITS.message / 2),
  };
  expect((await send(longest)).status).toBe(201);
});

it('stores text that JSON can write and PostgreSQL cannot hold', async () => {
  const { send } = mount();
  const answer = await send({ ...enquiry, name: 'A\u0000\ud800B', message: '\u0000hello\udfff' });
  expect(answer.status).toBe(201);
  expect(await sql('select name, message from public.leads')).toEqual([
    { name: 'A\ufffdB', message: 'hello\ufffd' },
  ]);
});

it('stores a request that is sent twice once', async () => {
  const { send } = mount();
  const once = { 'idempotency-key': crypto.randomUUID() };
  const answers = [await send(submitted, once), await send(submitted, once)];
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  expect(await sql('select from public.leads')).toHaveLength(1);
  expect(await sql('select from private.mail_outbox')).toHaveLength(2);
  expect(await answers[1]?.json()).toEqual(await answers[0]?.json());
});

const held = () => sql('select from public.leads where quarantined_at is not null');

it('holds back what goes over the limit of a network, and counts an IPv6 household as one', async () => {
  const [limit] = ENQUIRY_LIMITS;
  const household = (host: number) => mount({ clientAddress: `2001:db8:1:2::${host}` });
  const sendAs = (mounted: ReturnType<typeof mount>, number: number) =>
    mounted.send({
      ...submitted,
      email: `visitor${number}@example.in`,
      phone: `98765${10_000 + number}`,
      message: `Space number ${number} in Phase 8`,
    });
  for (let sent = 0; sent < (limit?.allowed ?? 0); sent += 1) {
    expect((await sendAs(household(sent + 1), sent)).status).toBe(201);
  }
  expect(await held()).toHaveLength(0);
  const doubted = await sendAs(household(99), 99);
  expect(doubted.status, 'nothing is ever refused').toBe(201);
  expect(await doubted.json()).toHaveProperty('challenge');
  expect(await held()).toHaveLength(1);
  expect((await sendAs(mount(), 100)).status).toBe(201);
  expect(await held(), 'another network is not concerned').toHaveLength(1);
});

it('lets an enquiry through once its browser has proven work, and only its own', async () => {
  const { send } = mount();
  const id = crypto.randomUUID();
  const taken = await send(enquiry, { 'idempotency-key': id });
  const { challenge } = (await taken.json()) as { challenge: Challenge };
  expect(await held()).toHaveLength(1);
  const solution = await solveChallenge({ challenge, deriveKey });
  const proof = JSON.stringify({ challenge, solution });
  const other = await send({ submissionId: crypto.randomUUID(), proof });
  expect(other.status).toBe(422);
  expect((await send({ submissionId: id, proof: '{"challenge":{}}' })).status).toBe(422);
  expect(await held()).toHaveLength(1);
  expect((await send({ submissionId: id, proof })).status).toBe(200);
  expect(await held()).toHaveLength(0);
  expect(await sql('select from private.mail_outbox where is_held')).toHaveLength(0);
});

it('never lets through by proof who filled in the hidden field, and answers him the same', async () => {
  const { send } = mount();
  const id = crypto.randomUUID();
  const taken = await send({ ...enquiry, homepage: 'https://x' }, { 'idempotency-key': id });
  expect(taken.status).toBe(201);
  const { challenge, ...receipt } = (await taken.json()) as { challenge: Challenge };
  expect(Object.keys(receipt)).toEqual(['id', 'reference', 'receipt']);
  const solution = await solveChallenge({ challenge, deriveKey });
  const proof = JSON.stringify({ challenge, solution });
  expect((await send({ submissionId: id, proof })).status).toBe(200);
  expect(
    await sql(
      'select quarantine_reasons as reasons from public.leads where quarantined_at is not null',
    ),
  ).toEqual([
    { reasons: ['The hidden field was filled in', 'The form was sent without its token'] },
  ]);
});

it('answers 503 when the database is away, and logs no more than the fault', async () => {
  const refuse = () => Promise.reject(new Error('connection refused'));
  const away = { transactionAs: refuse, statement: refuse };
  const { send, log, wakeMail } = mount({ database: away as unknown as Database });
  expect((await send(enquiry)).status).toBe(503);
  expect(wakeMail).not.toHaveBeenCalled();
  expect(log.error).toHaveBeenCalledOnce();
  expect(JSON.stringify(log.error.mock.calls)).not.toMatch(/Harpreet|98765/);
});

it('leads a plain form to the pages of its own origin', async () => {
  const { app } = mount();
  const post = (fields: Record<string, string>) =>
    app.request('/', { method: 'POST', body: new URLSearchParams(fields) });
  expect((await post(enquiry)).headers.get('location')).toBe(ROUTES.contactSent);
  // The template is not there.
  expect((await post({})).headers.get('location')).toBe(ROUTES.contactNotSent);
});
