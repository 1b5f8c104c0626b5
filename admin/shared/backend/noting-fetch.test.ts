import { afterEach, expect, test, vi } from 'vitest';
import { lastWaitSeconds, notingFetch } from './noting-fetch.ts';

afterEach(() => vi.unstubAllGlobals());

/** Asks the backend, which answers so. */
async function ask(status: number, wait?: string) {
  const answer = new Response(null, { status, headers: wait ? { 'retry-after': wait } : {} });
  const send = vi.fn(async () => answer);
  vi.stubGlobal('fetch', send);
  expect(await notingFetch('/x', { method: 'POST' })).toBe(answer);
  expect(send).toHaveBeenCalledExactlyOnceWith('/x', { method: 'POST' });
}

test('how long to wait is what the last refusal for too many said', async () => {
  expect(lastWaitSeconds()).toBeUndefined();
  await ask(429, '42');
  expect(lastWaitSeconds()).toBe(42);
  await ask(200);
  await ask(503, '7');
  expect(lastWaitSeconds()).toBe(42);
  await ask(429);
  expect(lastWaitSeconds()).toBeUndefined();
  await ask(429, '42');
  await ask(429, 'Sat, 21 Nov 2026 10:00:00 GMT');
  expect(lastWaitSeconds()).toBeUndefined();
});
