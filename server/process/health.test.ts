import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchHealth } from './health.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('runs the check at most once a second', async () => {
  const check = vi.fn(async () => true);
  const isHealthy = watchHealth(check);
  expect(await Promise.all([isHealthy(), isHealthy(), isHealthy()])).toEqual([true, true, true]);
  expect(check).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1_000);
  await isHealthy();
  expect(check).toHaveBeenCalledTimes(2);
});

test('a failing check means unhealthy', async () => {
  const isHealthy = watchHealth(() => Promise.reject(new Error('no connection')));
  expect(await isHealthy()).toBe(false);
});

test('a hanging check means unhealthy', async () => {
  const answer = watchHealth(() => new Promise(() => {}))();
  vi.advanceTimersByTime(2_000);
  expect(await answer).toBe(false);
});
