import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { ENQUIRY_MESSAGES } from '../../../contract/enquiry.ts';
import { ROUTES } from '../../../contract/routes.ts';
import { freePort } from '../../../tests/support/free-port.ts';
import { type MailServer, startMailServer } from '../../../tests/support/smtp.ts';

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
let deno: ChildProcess;
let address: string;

const rpc: Record<string, (body: Record<string, unknown>) => unknown> = {
  count_request: () => 0,
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
  const port = await freePort();
  address = `http://127.0.0.1:${port}/send-contact-email`;
  deno = spawn(
    fileURLToPath(new URL('../../../node_modules/.bin/deno', import.meta.url)),
    ['run', '--cached-only', '--no-lock', '--node-modules-dir=manual', '-A', 'index.ts'],
    {
      cwd: fileURLToPath(new URL('.', import.meta.url)),
      env: {
        ...process.env,
        DENO_NO_UPDATE_CHECK: '1',
        DENO_SERVE_ADDRESS: `tcp:127.0.0.1:${port}`,
        SUPABASE_URL: `http://127.0.0.1:${(rest.address() as AddressInfo).port}`,
        SUPABASE_SERVICE_ROLE_KEY: SECRET,
        SITE_URL: 'https://yctfc.example/',
        LEADS_TO: 'leads@example.in',
        SMTP_URL: mail.url,
        MAIL_FROM: 'YCTFC <no-reply@yctfc.example>',
      },
      stdio: 'ignore',
    },
  );
  await vi.waitFor(() => fetch(address, { method: 'OPTIONS' }), { timeout: 50_000, interval: 100 });
}, 60_000);

afterAll(async () => {
  const ended = once(deno, 'exit');
  deno.kill();
  await ended;
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
  // The limit's key is a digest: no address is stored.
  const counted = hosted.calls.find(({ name }) => name === 'count_request');
  expect(counted?.body.bucket).toMatch(/^enquiry:[0-9a-f]{64}$/);
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
