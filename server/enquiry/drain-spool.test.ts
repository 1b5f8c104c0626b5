import { afterEach, expect, test, vi } from 'vitest';
import { drainSpool } from './drain-spool.ts';

afterEach(() => vi.useRealTimers());

/** A spool that is empty, and a database that takes whatever it is told. */
function openDrain() {
  const list = vi.fn(async () => []);
  const drain = drainSpool({
    spool: { list, home: 'test' } as never,
    database: { transactionAs: async () => undefined } as never,
    store: {} as never,
    wakeMail: () => {},
    log: { info: vi.fn(), warn: vi.fn(), error: vi.fn() },
  });
  return { list, drain };
}

test('looks into the spool again and again', async () => {
  vi.useFakeTimers();
  const { list, drain } = openDrain();
  await vi.advanceTimersByTimeAsync(1);
  const atStart = list.mock.calls.length;
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(list.mock.calls.length).toBeGreaterThan(atStart);
  await drain.stop();
});

test('leaves the spool alone once it is stopped', async () => {
  vi.useFakeTimers();
  const { list, drain } = openDrain();
  await vi.advanceTimersByTimeAsync(1);
  await drain.stop();
  const atStop = list.mock.calls.length;
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(list.mock.calls.length).toBe(atStop);
});
