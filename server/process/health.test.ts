import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchHealth } from './health.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('asks once a second at most', async () => {
  const check = vi.fn(async () => true);
  const isHealthy = watchHealth(check);
  expect(await Promise.all([isHealthy(), isHealthy(), isHealthy()])).toEqual([true, true, true]);
  expect(check).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1_000);
  await isHealthy();
  expect(check).toHaveBeenCalledTimes(2);
});

test('a check that fails means ill', async () => {
  const isHealthy = watchHealth(() => Promise.reject(new Error('no connection')));
  expect(await isHealthy()).toBe(false);
});

test('a check that hangs means ill', async () => {
  const answer = watchHealth(() => new Promise(() => {}))();
  vi.advanceTimersByTime(2_000);
  expect(await answer).toBe(false);
});
