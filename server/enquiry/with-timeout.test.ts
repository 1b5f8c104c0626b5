import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isAway } from '../database/is-away.ts';
import { withTimeout } from './with-timeout.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ['an answer', () => Promise.resolve('done'), 'done'],
  ['a failure', () => Promise.reject(new Error('refused')), 'refused'],
])(
  'hands on %s, and leaves no timer behind that would keep the process alive',
  async (_what, work, outcome) => {
    const found = await withTimeout(work(), 60_000).catch((error: Error) => error.message);
    expect(found).toBe(outcome);
    expect(vi.getTimerCount()).toBe(0);
  },
);

test('calls a database that hangs away', async () => {
  const found = withTimeout(new Promise(() => {}), 4_000).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(4_000);
  const error = await found;
  expect(String(error)).toBe('Error: The database did not answer within 4000 ms.');
  expect(isAway(error)).toBe(true);
});
