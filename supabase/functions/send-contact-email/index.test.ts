import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ENQUIRY_MESSAGES } from '../../../contract/enquiry.ts';
import { ROUTES } from '../../../contract/routes.ts';
import { type MailServer, startMailServer } from '../../../tests/support/smtp.ts';
import { type RunningFunction, startFunction } from './testing/start-function.ts';

/** What the database would hold; the function sees it through the REST interface only. */
const hosted = {
  calls: [] as { name: string; body: Record<string, unknown> }[],
  queue: [] as object[],
  isAway: false,
};
const SECRET = 'service-role-key';
const enquiry = {
  name: 'Harpreet Kaur',
  email: 'harpreet@example.in',
  phone: '98765 43210',
  subject: '',
  message: 'Space in Phase 8',
};

let rest: Server;
let mail: MailServer;
let running: RunningFunction;
let address: string;

const rpc: Record<string, (body: Record<string, unknown>) => unknown> = {
  assess_enquiry: () => ({ is_known: false, is_held: false, waits: [] }),
  submit_enquiry: ({ lead, mails }) => {
    const { id } = lead as { id: string };
    for (const queued of mails as object[]) hosted.queue.push({ ...queued, id });
    return id;
  },
  claim_mail: () => hosted.queue.splice(0, 1),
  settle_mail: () => null,
};

async function answer(request: IncomingMessage): Promise<{ status: number; body: unknown }> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const name = request.url?.replace('/rest/v1/rpc/', '') ?? '';
  const body = JSON.parse(Buffer.concat(parts).toString());
  if (request.headers.apikey !== SECRET) return { status: 401, body: { message: 'no' } };
  if (hosted.isAway) return { status: 500, body: { code: 'XX000', message: 'secret detail' } };
  hosted.calls.push({ name, body });
  return { status: 200, body: rpc[name]?.(body) };
}

beforeAll(async () => {
  mail = await startMailServer();
  rest = createServer((request, response) => {
    void answer(request).then(({ status, body }) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  }).listen(0, '127.0.0.1');
  await once(rest, 'listening');
  running = await startFunction('send-contact-email', {
    SUPABASE_URL: `http://127.0.0.1:${(rest.address() as AddressInfo).port}`,
    SUPABASE_SERVICE_ROLE_KEY: SECRET,
    SITE_URL: 'https://yctfc.example/',
    LEADS_TO: 'leads@example.in',
    SMTP_URL: mail.url,
    FORM_SECRET: 'a secret of the tests that nobody else has',
    MAIL_FROM: 'YCTFC <no-reply@yctfc.example>',
  });
  address = running.address;
}, 60_000);

afterAll(async () => {
  await running.stop();
  rest.close();
  await mail.stop();
});

const send = (body: object, headers: Record<string, string> = {}) =>
  fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.7', ...headers },
    body: JSON.stringify(body),
  });

it('stores an enquiry under Deno and sends its mail', async () => {
  const stored = await send(enquiry);
  expect(stored.status).toBe(201);
  const { id } = (await stored.json()) as { id: string };
  const received = await mail.waitFor(({ text }) => text.includes('Space in Phase 8'));
  expect(received).toMatchObject({
    to: ['leads@example.in'],
    replyTo: ['harpreet@example.in'],
    messageId: `<${id}@yctfc.example>`,
  });
  const submitted = hosted.calls.find(({ name }) => name === 'submit_enquiry');
  expect(submitted?.body.lead).toMatchObject({ id, phone: '+919876543210' });
  // The limits' keys are digests: no address is stored.
  const weighed = hosted.calls.find(({ name }) => name === 'assess_enquiry');
  const buckets = (weighed?.body.buckets ?? []) as { bucket: string }[];
  expect(buckets.length).toBeGreaterThan(0);
  for (const { bucket } of buckets) expect(bucket).toMatch(/^enquiry-[a-z]+:[0-9a-f]{64}$/);
});

it('answers a preflight and refuses what is not valid', async () => {
  expect((await fetch(address, { method: 'OPTIONS' })).status).toBe(204);
  expect((await send({ ...enquiry, phone: '1' })).status).toBe(422);
});

it('leads a plain form to the site', async () => {
  const posted = await fetch(address, {
    method: 'POST',
    body: new URLSearchParams(enquiry),
    redirect: 'manual',
  });
  expect(posted.headers.get('location')).toBe(`https://yctfc.example${ROUTES.contactSent}`);
});

it('says no more than that it failed when the database is away', async () => {
  hosted.isAway = true;
  const failed = await send(enquiry);
  expect(failed.status).toBe(503);
  expect(await failed.json()).toEqual({ error: { message: ENQUIRY_MESSAGES.failed.description } });
});
