import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEFAULT_SUBJECT } from '../../contract/enquiry.ts';
import { parseSubmission } from '../../contract/submission.ts';
import { postJson, readErrors, sendEnquiry } from './send-enquiry.ts';
import { FACTS } from './testing/facts.ts';
import { FILLED } from './testing/filled-form.ts';

let server: Server;
let answer: { status: number; body: string; headers?: Record<string, string> };
let received: { url: string | undefined; headers: IncomingMessage['headers']; body: string }[];
let endpoint: string;

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  received = [];
  answer = { status: 201, body: '{"id":"x","reference":"YC-1","receipt":"x.y"}' };
  server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    received.push({ url: request.url, headers: request.headers, body });
    response
      .writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers })
      .end(answer.body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterEach(() => {
  vi.restoreAllMocks();
  server.close();
});

describe('sendEnquiry', () => {
  it('posts the five fields and the submission, with the default subject where none was chosen', async () => {
    expect(await sendEnquiry(FILLED, FACTS, { endpoint })).toEqual({
      kind: 'stored',
      receipt: { id: 'x', reference: 'YC-1', receipt: 'x.y' },
    });
    const [request] = received;
    const body = JSON.parse(request?.body ?? '');
    expect(body).toMatchObject({ ...FILLED, subject: DEFAULT_SUBJECT });
    const { id, token, ...rest } = FACTS;
    expect(parseSubmission(body)).toEqual({ submissionId: id, formToken: token, ...rest });
    expect(Object.keys(body).sort()).toEqual(
      [...Object.keys(FILLED), ...Object.keys(parseSubmission(body))].sort(),
    );
    expect(request?.headers).toMatchObject({ 'content-type': 'application/json' });
    expect(request?.headers).not.toHaveProperty('apikey');
    const outside = JSON.stringify([request?.url, request?.headers]);
    expect(outside, 'ids travel in bodies only').not.toContain(FACTS.id);
  });

  it('sends a hosted backend its key', async () => {
    const target = { endpoint, apiKey: 'sb_publishable_x' };
    await sendEnquiry({ ...FILLED, subject: 'support' }, FACTS, target);
    expect(received[0]?.headers.apikey).toBe('sb_publishable_x');
    expect(JSON.parse(received[0]?.body ?? '').subject).toBe('support');
  });

  it.each([400, 422])('reads the errors of a refusal with %i', async (status) => {
    answer = { status, body: '{"error":{"message":"m","fields":{"email":"Not this one."}}}' };
    expect(await sendEnquiry(FILLED, FACTS, { endpoint })).toEqual({
      kind: 'invalid',
      errors: { email: 'Not this one.' },
    });
  });

  it('reads how long the server asks to wait', async () => {
    answer = { status: 429, body: '{}', headers: { 'retry-after': '90' } };
    expect(await sendEnquiry(FILLED, FACTS, { endpoint })).toEqual({
      kind: 'failed',
      waitSeconds: 90,
    });
  });

  it.each([
    [429, '{}'],
    [500, '{}'],
    [503, '<html>'],
    [500, '{"error":{"fields":{"email":"Not this one."}}}'],
    [422, '<html>'],
    [422, '{"error":{}}'],
    // A captive portal answers everything with its own page.
    [200, '<html>'],
    [200, '{}'],
  ])('fails on %i with %s', async (status, body) => {
    answer = { status, body };
    expect((await sendEnquiry(FILLED, FACTS, { endpoint })).kind).toBe('failed');
    const said = vi.mocked(console.warn).mock.calls;
    if (status >= 400) expect(said[0]).toEqual([`The enquiry was answered with ${status}.`]);
  });

  it('reports a failure where nobody answers', async () => {
    const closed = once(server, 'close');
    server.close();
    await closed;
    expect(await sendEnquiry(FILLED, FACTS, { endpoint })).toEqual({ kind: 'failed' });
    expect(console.warn).toHaveBeenCalledExactlyOnceWith(
      'The enquiry could not be sent.',
      expect.any(Error),
    );
  });
});

describe('postJson', () => {
  /** What the browser is asked for a body of so many bytes. */
  async function ask(size: number): Promise<RequestInit | undefined> {
    const fetched = vi.fn(async (_address: string, _init: RequestInit) => new Response());
    vi.stubGlobal('fetch', fetched);
    await postJson({ endpoint }, { text: 'x'.repeat(size - '{"text":""}'.length) });
    vi.unstubAllGlobals();
    return fetched.mock.calls[0]?.[1];
  }

  it('lets the request outlive the page, unless it is larger than browsers then allow', async () => {
    expect((await ask(59_999))?.keepalive).toBe(true);
    expect((await ask(60_000))?.keepalive).toBe(false);
  });

  it('waits fifteen seconds for an answer', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    const init = await ask(100);
    expect(timeout).toHaveBeenCalledExactlyOnceWith(15_000);
    expect(init?.signal).toBe(timeout.mock.results[0]?.value);
  });
});

it.each([null, 7, 'x', {}, { error: null }, { error: { fields: { email: 7, other: 'x' } } }])(
  'reads no errors out of %j',
  (body) => expect(readErrors(body)).toEqual({}),
);
