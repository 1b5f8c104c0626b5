import { afterEach, expect, test, vi } from 'vitest';
import { askReceipt } from './ask-receipt.ts';

const TARGET = { endpoint: 'https://desk.example/functions/v1/receipt' };
const FAILED = 'This did not work, and nothing has changed. Please try again.';
const receipt = { name: 'Asha' };

/** Answers every request the same way and notes what was asked. */
function stubFetch(status: number, body: unknown) {
  const fetched = vi.fn(async (_address: string, _init: RequestInit) => {
    return typeof body === 'string'
      ? new Response(body, { status })
      : Response.json(body, { status });
  });
  vi.stubGlobal('fetch', fetched);
  return fetched;
}
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each([
  ['the receipt', 200, { receipt }, { kind: 'receipt', receipt }],
  ['success without a receipt', 200, {}, { kind: 'failed', message: FAILED }],
  ['a refusal, whatever comes with it', 409, { receipt }, { kind: 'failed', message: FAILED }],
  ['an unknown token', 404, { error: { message: 'No such receipt' } }, { kind: 'unknown' }],
  [
    'refused fields',
    422,
    { error: { message: 'Invalid', fields: { name: 'Too long' } } },
    { kind: 'invalid', errors: { name: 'Too long' } },
  ],
  [
    'a refusal in words',
    429,
    { error: { message: 'Wait a minute' } },
    { kind: 'failed', message: 'Wait a minute' },
  ],
  ['a page of a proxy', 502, '<h1>Bad gateway</h1>', { kind: 'failed', message: FAILED }],
] as const)('an answer with %s (%i) is told apart', async (_case, status, body, expected) => {
  stubFetch(status, body);
  expect(await askReceipt('token', { action: 'see' }, TARGET)).toEqual(expected);
});

test('no answer at all is a failure, not an exception', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  const answer = await askReceipt('token', { action: 'erase' }, TARGET);
  expect(answer).toEqual({ kind: 'failed', message: FAILED });
});

test.each([
  [undefined, {}],
  ['sb_publishable_1', { apikey: 'sb_publishable_1' }],
])('the token and the wish are posted as JSON, with the key %s', async (apiKey, headers) => {
  const fetched = stubFetch(200, { receipt });
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  const wish = { action: 'consent', purpose: 'news', isGranted: false } as const;
  await askReceipt('token', wish, { ...TARGET, apiKey });
  const [address, init] = fetched.mock.calls[0] ?? [];
  expect(address).toBe(TARGET.endpoint);
  expect(init?.method).toBe('POST');
  expect(init?.headers).toEqual({ 'content-type': 'application/json', ...headers });
  expect(JSON.parse(String(init?.body))).toEqual({ token: 'token', ...wish });
  expect(timeout).toHaveBeenCalledExactlyOnceWith(15_000);
  expect(init?.signal).toBe(timeout.mock.results[0]?.value);
  expect(init?.keepalive, 'it arrives also where the visitor leaves at once').toBe(true);
});
