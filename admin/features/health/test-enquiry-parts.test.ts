import { afterEach, expect, test, vi } from 'vitest';

vi.mock('../../shared/backend/backend.ts', () => ({ backend: {} }));
afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

/** The parts of a site that was built with these settings, and the requests they send. */
async function load(url?: string, key?: string) {
  vi.resetModules();
  vi.stubEnv('PUBLIC_SUPABASE_URL', url);
  vi.stubEnv('PUBLIC_SUPABASE_PUBLISHABLE_KEY', key);
  const send = vi.fn(async () => Response.json({ id: 'x', token: 'y' }));
  vi.stubGlobal('fetch', send);
  const { testPartsFor } = await import('./test-enquiry.tsx');
  return { parts: testPartsFor('owner@yctfc.example'), send };
}
const JSON_ONLY = { accept: 'application/json', 'content-type': 'application/json' };

test.each([
  [undefined, undefined, '/functions/v1/send-contact-email?open', JSON_ONLY],
  [
    'https://x.supabase.example',
    'sb_key',
    'https://x.supabase.example/functions/v1/send-contact-email?open',
    { ...JSON_ONLY, apikey: 'sb_key' },
  ],
])(
  'the function of settings %s and %s is asked as the form asks it',
  async (url, key, address, headers) => {
    const { parts, send } = await load(url, key);
    await parts.openForm();
    expect(send).toHaveBeenCalledExactlyOnceWith(address, { method: 'POST', headers, body: '{}' });
  },
);

test('it waits as long as it is told', async () => {
  vi.useFakeTimers();
  const { parts } = await load();
  const slept = vi.fn();
  void parts.sleep(3_200).then(slept);
  await vi.advanceTimersByTimeAsync(3_199);
  expect(slept).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(slept).toHaveBeenCalledOnce();
  expect(parts.now()).toBe(Date.now());
});
