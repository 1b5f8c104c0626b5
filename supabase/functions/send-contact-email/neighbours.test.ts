import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signReceipt } from './signatures.ts';
import { type RunningFunction, startFunction } from './testing/start-function.ts';

const FORM_SECRET = 'a secret of the tests that nobody else has';
const KEY = 'service-role-key';
const ID = 'f47ac10b-58cc-4372-a567-0e02b2c3d479';

/** What the functions asked of the database, and what it answers. */
const calls: string[] = [];
const answers: Record<string, unknown> = {
  count_request: 0,
  claim_mail: [],
  run_retention: { archived: 0 },
  read_receipt: { state: 'closed', received_at: '2026-11-21T09:30:00Z', is_archived: false },
};

let rest: Server;
let env: Record<string, string>;
beforeAll(async () => {
  rest = createServer((request, response) => {
    const name = request.url?.split('/').pop() ?? '';
    request.resume().on('end', () => {
      calls.push(name);
      const body = JSON.stringify(answers[name] ?? null);
      response.writeHead(200, { 'content-type': 'application/json' }).end(body);
    });
  }).listen(0, '127.0.0.1');
  await once(rest, 'listening');
  env = {
    SUPABASE_URL: `http://127.0.0.1:${(rest.address() as AddressInfo).port}`,
    SUPABASE_SERVICE_ROLE_KEY: KEY,
    SITE_URL: 'https://yctfc.example',
    LEADS_TO: 'leads@example.in',
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'YCTFC <no-reply@yctfc.example>',
    FORM_SECRET,
  };
});
afterAll(() => {
  rest.close();
});

/** Starts a function for the tests of one block. */
function underDeno(name: string): (body: unknown, headers?: object) => Promise<Response> {
  let running: RunningFunction;
  beforeAll(async () => {
    running = await startFunction(name, env);
  }, 60_000);
  afterAll(() => running.stop());
  return (body, headers = {}) =>
    fetch(running.address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
}

describe('soft-lead', () => {
  const post = underDeno('soft-lead');
  it('counts a click under Deno and names what is wrong with another', async () => {
    expect((await post({ code: 'K7Q2', page: '/menu' })).status).toBe(204);
    expect(calls).toContain('record_soft_lead');
    const refused = await post({ code: 'no', page: '/menu' });
    expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining('code')]);
  });
});

describe('enquiry-receipt', () => {
  const post = underDeno('enquiry-receipt');
  it('shows an enquiry under Deno to whoever has its token, and to nobody else', async () => {
    const token = await signReceipt(ID, [FORM_SECRET]);
    const shown = await post({ token, action: 'see' });
    expect(shown.status).toBe(200);
    expect(await shown.json()).toHaveProperty('receipt');
    const forged = `${ID}.${'A'.repeat(22)}`;
    expect((await post({ token: forged, action: 'see' })).status).toBe(404);
  });
});

describe('send-outbox', () => {
  const post = underDeno('send-outbox');
  it('works under Deno for the schedule alone', async () => {
    expect((await post({})).status).toBe(401);
    expect(calls).not.toContain('claim_mail');
    const done = await post({}, { authorization: `Bearer ${KEY}` });
    expect([done.status, await done.json()]).toEqual([200, { retention: { archived: 0 } }]);
    expect(calls).toEqual(expect.arrayContaining(['claim_mail', 'run_retention']));
  });
});
