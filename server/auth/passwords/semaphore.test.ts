import { expect, test } from 'vitest';
import { GateFull, openGate } from './semaphore.ts';

/** A piece of work that ends when it is told to. */
function pending() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { work: () => promise, finish: resolve };
}

test('runs so many at once, the others in their order', async () => {
  const gate = openGate({ running: 2, waiting: 10 });
  const started: number[] = [];
  let active = 0;
  let most = 0;
  const runs = Array.from({ length: 6 }, (_, index) =>
    gate(async () => {
      started.push(index);
      active += 1;
      most = Math.max(most, active);
      await new Promise(setImmediate);
      active -= 1;
      return index;
    }),
  );
  expect(await Promise.all(runs)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(started).toEqual([0, 1, 2, 3, 4, 5]);
  expect(most).toBe(2);
});

test('refuses what would wait behind too many', async () => {
  const gate = openGate({ running: 1, waiting: 1 });
  const [first, second] = [pending(), pending()];
  const running = gate(first.work);
  const waiting = gate(second.work);
  await expect(gate(async () => {})).rejects.toThrow(GateFull);
  first.finish();
  second.finish();
  await Promise.all([running, waiting]);
  expect(await gate(async () => 'free again')).toBe('free again');
});

test('a failure frees its place', async () => {
  const gate = openGate({ running: 1, waiting: 0 });
  await expect(gate(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await gate(async () => 'next')).toBe('next');
});
