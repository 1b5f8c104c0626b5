// @vitest-environment happy-dom

import { afterEach, expect, test, vi } from 'vitest';
import { runTestEnquiry, type TestEnquiryState, type TestParts } from './test-enquiry.tsx';

const T = '2026-11-21T10:00:00Z';
const state = (change: Partial<TestEnquiryState>): TestEnquiryState => ({
  begun_at: T,
  stored_at: null,
  mailed_at: null,
  removed_at: null,
  fault: null,
  ...change,
});

/** A backend that reports these states in turn; its clock advances only by sleeping. */
function createParts(states: TestEnquiryState[], change: Partial<TestParts> = {}): TestParts {
  let clock = Date.parse(T);
  return {
    begin: async () => 'id',
    openForm: vi.fn(async () => {}),
    post: vi.fn(async () => {}),
    readState: async () => states.shift() ?? state({}),
    sleep: async (time) => {
      clock += time;
    },
    now: () => clock,
    ...change,
  };
}

test('reports every step with its time', async () => {
  const told = vi.fn();
  const all = { stored_at: T, mailed_at: T, removed_at: T };
  const parts = createParts([state({ stored_at: T }), state(all)]);
  expect(await runTestEnquiry(parts, told)).toBe(true);
  expect(parts.post).toHaveBeenCalledWith('id');
  expect(parts.openForm).toHaveBeenCalledOnce();
  expect(
    told.mock.calls.map(([progress]) => Object.keys(progress).filter((k) => progress[k])),
  ).toEqual([['taken'], ['taken', 'stored'], ['taken', 'stored', 'mailed', 'removed']]);
});

test('waits as long as a person needs to fill in the form', async () => {
  const slept = vi.fn(async () => {});
  const parts = createParts([state({ removed_at: T })], { sleep: slept });
  await runTestEnquiry(parts, () => {});
  expect(slept).toHaveBeenCalledWith(3_200);
});

test('fails on a refusal and on a step that is not reached in time', async () => {
  const told = vi.fn();
  const post = async () => Promise.reject(new Error('answered with 503'));
  expect(await runTestEnquiry(createParts([], { post }), told)).toBe(false);
  expect(told).toHaveBeenLastCalledWith({ fault: 'answered with 503' });

  const readState = async () => state({ stored_at: T, fault: 'Mailbox full' });
  expect(await runTestEnquiry(createParts([], { readState }), told)).toBe(false);
  expect(told.mock.lastCall?.[0]).toMatchObject({ stored: T, fault: 'Mailbox full' });

  const never = vi.fn(async () => null);
  expect(await runTestEnquiry(createParts([], { readState: never }), told)).toBe(false);
  expect(told.mock.lastCall?.[0].fault).toContain('90 seconds');
  // Once a second.
  expect(never).toHaveBeenCalledTimes(90);
});

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
