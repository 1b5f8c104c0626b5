import { afterEach, beforeEach, expect, it, vi } from 'vitest';
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
