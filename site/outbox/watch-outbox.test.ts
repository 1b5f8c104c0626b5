import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepEnquiry, readEntries } from './outbox-storage.ts';
import { FACTS } from './testing/facts.ts';
import { FILLED } from './testing/filled-form.ts';
import { createMemoryStorage } from './testing/memory-storage.ts';
import { watchOutbox } from './watch-outbox.ts';

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
const frame = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', frame);
  vi.stubGlobal('document', page);
  page.visibilityState = 'visible';
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const settle = () => vi.advanceTimersByTimeAsync(0);

it('begins at once, and again after the wait that a round asks for', async () => {
  const round = vi.fn(async (): Promise<number | undefined> => 5000);
  const watch = watchOutbox(round);
  await settle();
  expect(round).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(5000);
  expect(round).toHaveBeenCalledTimes(2);
  round.mockResolvedValue(undefined);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(round).toHaveBeenCalledTimes(3);
  watch.stop();
});

it('begins when the connection or the visitor comes back', async () => {
  const round = vi.fn(async () => undefined);
  const watch = watchOutbox(round);
  await settle();
  for (const [target, type] of [
    [frame, 'online'],
    [frame, 'focus'],
    [page, 'visibilitychange'],
  ] as const) {
    round.mockClear();
    target.dispatchEvent(new Event(type));
    await settle();
    expect(round, type).toHaveBeenCalledOnce();
  }
  page.visibilityState = 'hidden';
  round.mockClear();
  page.dispatchEvent(new Event('visibilitychange'));
  watch.stop();
  frame.dispatchEvent(new Event('online'));
  await settle();
  expect(round).not.toHaveBeenCalled();
});

it('runs one round at a time, and once more when it was asked meanwhile and something waits', async () => {
  let finish = (_wait: number | undefined) => {};
  const round = vi.fn(
    () =>
      new Promise<number | undefined>((resolve) => {
        finish = resolve;
      }),
  );
  const watch = watchOutbox(round);
  frame.dispatchEvent(new Event('online'));
  frame.dispatchEvent(new Event('focus'));
  expect(round).toHaveBeenCalledOnce();
  finish(5000);
  await settle();
  expect(round).toHaveBeenCalledTimes(2);
  finish(5000);
  await settle();
  expect(round, 'after that it waits again').toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(5000);
  expect(round).toHaveBeenCalledTimes(3);
  finish(undefined);
  watch.stop();
});

it('tells when the next round comes, and has one plan at a time', async () => {
  const plans: number[] = [];
  const round = vi.fn(async () => 9000);
  const watch = watchOutbox(round, (delayMs) => plans.push(delayMs));
  await settle();
  watch.later(1000);
  expect(plans).toEqual([9000, 1000]);
  await vi.advanceTimersByTimeAsync(500);
  frame.dispatchEvent(new Event('online'));
  await settle();
  expect(round).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(8999);
  expect(round, 'neither of the plans before').toHaveBeenCalledTimes(2);
  watch.stop();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(round, 'a page that is closed plans nothing').toHaveBeenCalledTimes(2);
});

it('drops the plan when a round begins before it', async () => {
  const round = vi.fn(async (): Promise<number | undefined> => undefined);
  const watch = watchOutbox(round);
  await settle();
  watch.later(1000);
  frame.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(600_000);
  expect(round).toHaveBeenCalledTimes(2);
  watch.stop();
});

it('plans nothing once a round has failed or the page is closed during one', async () => {
  const failing = vi.fn(() => Promise.reject(new Error('storage is gone')));
  watchOutbox(failing).stop();
  const round = vi.fn(async () => 1000);
  watchOutbox(round).stop();
  await vi.advanceTimersByTimeAsync(600_000);
  expect([failing.mock.calls.length, round.mock.calls.length]).toEqual([1, 1]);
});

describe('the sender of every page', () => {
  beforeEach(() => {
    vi.resetModules();
    vi.stubEnv('PUBLIC_SUPABASE_URL', 'https://backend.example');
  });
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it('sends what an earlier page could not, to the backend of the build', async () => {
    const localStorage = createMemoryStorage();
    vi.stubGlobal('window', Object.assign(new EventTarget(), { localStorage }));
    const fetched = vi.fn(async (_address: string) =>
      Response.json({ id: FACTS.id }, { status: 201 }),
    );
    vi.stubGlobal('fetch', fetched);
    keepEnquiry(localStorage, FILLED, FACTS, new Date());
    await import('./send.ts');
    await vi.waitFor(() => expect(readEntries(localStorage)[0]?.confirmedAt).toBeDefined());
    expect(fetched.mock.calls.map(([address]) => address)).toEqual([
      'https://backend.example/functions/v1/send-contact-email',
    ]);
  });

  it('does nothing where storage is blocked', async () => {
    const blocked = new EventTarget();
    Object.defineProperty(blocked, 'localStorage', {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
    const listen = vi.spyOn(blocked, 'addEventListener');
    vi.stubGlobal('window', blocked);
    await import('./send.ts');
    expect(listen).not.toHaveBeenCalled();
  });
});
