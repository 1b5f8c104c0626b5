import { afterEach, beforeEach, expect, test, vi } from 'vitest';

vi.mock('node:timers/promises', () => ({
  setTimeout: (time: number) => new Promise((resolve) => globalThis.setTimeout(resolve, time)),
}));
const { notBefore } = await import('./mail-links.ts');

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

async function isSettledAfter(time: number, outcome: Promise<unknown>): Promise<boolean> {
  let isSettled = false;
  const settle = () => {
    isSettled = true;
  };
  outcome.then(settle, settle);
  await vi.advanceTimersByTimeAsync(time);
  return isSettled;
}

test('delays a quick result', async () => {
  const outcome = notBefore(100, Promise.resolve('done'));
  expect(await isSettledAfter(99, outcome)).toBe(false);
  expect(await isSettledAfter(1, outcome)).toBe(true);
  expect(await outcome).toBe('done');
});

test('delays a quick failure', async () => {
  const outcome = notBefore(100, Promise.reject(new Error('refused')));
  expect(await isSettledAfter(99, outcome)).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await expect(outcome).rejects.toThrow('refused');
});
