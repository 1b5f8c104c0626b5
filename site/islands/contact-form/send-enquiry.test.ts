import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEFAULT_SUBJECT } from '../../../contract/enquiry.ts';
import { readErrors, sendEnquiry } from './send-enquiry.ts';
import { FILLED } from './testing/filled-form.ts';

const KEY = 'f47ac10b-58cc-4372-a567-0e02b2c3d479';
let server: Server;
let answer: { status: number; body: string };
let received: { headers: IncomingMessage['headers']; body: string }[];
let endpoint: string;

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  received = [];
  answer = { status: 201, body: '{"id":"x"}' };
  server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    received.push({ headers: request.headers, body });
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterEach(() => {
  vi.restoreAllMocks();
  server.close();
});

describe('sendEnquiry', () => {
  it('posts the five fields as JSON, with a name for the open subject', async () => {
    expect(await sendEnquiry(FILLED, KEY, { endpoint })).toEqual({ kind: 'stored' });
    const [request] = received;
    expect(JSON.parse(request?.body ?? '')).toEqual({ ...FILLED, subject: DEFAULT_SUBJECT });
    expect(request?.headers).toMatchObject({
      'content-type': 'application/json',
      'idempotency-key': KEY,
    });
    expect(request?.headers).not.toHaveProperty('apikey');
  });

  it('sends a hosted backend its key', async () => {
    await sendEnquiry({ ...FILLED, subject: 'support' }, KEY, {
      endpoint,
      apiKey: 'sb_publishable_x',
    });
    expect(received[0]?.headers.apikey).toBe('sb_publishable_x');
    expect(JSON.parse(received[0]?.body ?? '').subject).toBe('support');
  });

  it('reads the faults of a refusal', async () => {
    answer = { status: 422, body: '{"error":{"message":"m","fields":{"email":"Not this one."}}}' };
    expect(await sendEnquiry(FILLED, KEY, { endpoint })).toEqual({
      kind: 'invalid',
      errors: { email: 'Not this one.' },
    });
  });

  it.each([
    [429, '{}'],
    [500, '{}'],
    [503, '<html>'],
    [422, '<html>'],
    [422, '{"error":{}}'],
  ])('fails on %i with %s', async (status, body) => {
    answer = { status, body };
    expect(await sendEnquiry(FILLED, KEY, { endpoint })).toEqual({ kind: 'failed' });
  });

  it('fails where nobody answers', async () => {
    const closed = once(server, 'close');
    server.close();
    await closed;
    expect(await sendEnquiry(FILLED, KEY, { endpoint })).toEqual({ kind: 'failed' });
  });
});

it.each([null, 7, 'x', {}, { error: null }, { error: { fields: { email: 7, other: 'x' } } }])(
  'reads no faults out of %j',
  (body) => expect(readErrors(body)).toEqual({}),
);
