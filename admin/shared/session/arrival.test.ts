import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const showToast = vi.fn();
vi.mock(import('../../../ui/toast/toast.ts'), async (load) => ({ ...(await load()), showToast }));

const replace = vi.fn();
const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
};

/** The module as a page that has just loaded has it. */
const loadPage = async () => {
  vi.resetModules();
  return await import('./arrival.ts');
};

beforeEach(() => {
  kept.clear();
  vi.clearAllMocks();
  vi.stubGlobal('location', { replace });
  vi.stubGlobal('sessionStorage', storage);
});
afterEach(() => vi.unstubAllGlobals());

test('the next page tells once why the person is there', async () => {
  (await loadPage()).leaveFor('/auth', 'loggedOut');
  const { announceArrival } = await loadPage();
  expect(announceArrival()).toEqual({ hasSessionEnded: false });
  expect(announceArrival()).toEqual({ hasSessionEnded: false });
  expect(showToast).toHaveBeenCalledOnce();
});

test('a page is left once; what is learnt later still counts as the reason', async () => {
  const { leaveFor } = await loadPage();
  leaveFor('/auth');
  expect(kept.size).toBe(0);
  leaveFor('/admin', 'sessionEnded');
  expect(replace.mock.calls).toEqual([['/auth']]);
  expect((await loadPage()).announceArrival()).toEqual({ hasSessionEnded: true });
});

test('a page that is being left leaves the reason, an ended session, to the next one: no toast', async () => {
  const { announceArrival, leaveFor } = await loadPage();
  leaveFor('/auth', 'sessionEnded');
  expect(announceArrival()).toEqual({ hasSessionEnded: false });
  expect((await loadPage()).announceArrival()).toEqual({ hasSessionEnded: true });
  expect(showToast).not.toHaveBeenCalled();
});

test('a reason that nobody gave shows nothing', async () => {
  kept.set('lead-desk-arrival', 'constructor');
  expect((await loadPage()).announceArrival()).toEqual({ hasSessionEnded: false });
  expect(showToast).not.toHaveBeenCalled();
});

test('blocked storage loses the reason, not the way', async () => {
  vi.stubGlobal('sessionStorage', undefined);
  const { announceArrival, leaveFor } = await loadPage();
  leaveFor('/auth', 'loggedOut');
  expect(replace).toHaveBeenCalledExactlyOnceWith('/auth');
  expect(announceArrival()).toEqual({ hasSessionEnded: false });
});
