import { Hono } from 'hono';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { LIMITS } from '../contract/limits.ts';
import { ROUTES } from '../contract/routes.ts';
import { ENQUIRY_RATE } from '../supabase/functions/send-contact-email/handler.ts';
import { createTestDatabase, type TestDatabase } from '../tests/support/database.ts';
import type { AppEnv } from './context.ts';
import type { Database } from './database/database.ts';
import { mountEnquiryFunction } from './enquiry.ts';
import { countInDatabase } from './rate-limit.ts';

const enquiry = {
  name: 'Harpreet Kaur',
  email: 'harpreet@example.in',
  phone: '098765 43210',
  subject: 'franchise',
  message: 'Space in Phase 8\nसेक्टर ७१',
};

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());
afterEach(() => sql('truncate public.leads, private.mail_outbox, private.rate_limits cascade'));

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
      database,
      countRequest: countInDatabase(database),
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
    expect(await sql('select from private.mail_outbox')).toHaveLength(1);
  });
  const answer = await send(enquiry);
  const { id } = (await answer.json()) as { id: string };
  expect(await sql('select * from public.leads')).toMatchObject([
    { ...enquiry, id, phone: '+919876543210' },
  ]);
  expect(await sql('select * from private.mail_outbox')).toMatchObject([
    { lead_id: id, recipient: 'leads@example.in', reply_to: enquiry.email },
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
  const answers = [await send(enquiry, once), await send(enquiry, once)];
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  expect(await sql('select from public.leads')).toHaveLength(1);
  expect(await sql('select from private.mail_outbox')).toHaveLength(1);
});

it('limits each network apart, and an IPv6 household as one', async () => {
  const household = (host: number) => mount({ clientAddress: `2001:db8:1:2::${host}` });
  for (let sent = 0; sent < ENQUIRY_RATE.allowed; sent += 1) {
    expect((await household(sent + 1).send(enquiry)).status).toBe(201);
  }
  const refused = await household(99).send(enquiry);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await mount().send(enquiry)).status).toBe(201);
  expect(await sql('select from public.leads')).toHaveLength(ENQUIRY_RATE.allowed + 1);
});

it('answers 503 when the database is away, and logs no more than the fault', async () => {
  const away = { transactionAs: () => Promise.reject(new Error('connection refused')) };
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
