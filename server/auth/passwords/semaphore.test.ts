import { expect, test } from 'vitest';
import { openSemaphore, QueueFullError } from './hash.ts';

/** Work that finishes when the test says so. */
function pending() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { work: () => promise, finish: resolve };
}

test('runs `maxRunning` at once and the others in order', async () => {
  const semaphore = openSemaphore({ maxRunning: 2, maxWaiting: 10 });
  const started: number[] = [];
  let active = 0;
  let most = 0;
  const runs = Array.from({ length: 6 }, (_, index) =>
    semaphore(async () => {
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

test('refuses work when the queue is full', async () => {
  const semaphore = openSemaphore({ maxRunning: 1, maxWaiting: 1 });
  const [first, second] = [pending(), pending()];
  const running = semaphore(first.work);
  const waiting = semaphore(second.work);
  await expect(semaphore(async () => {})).rejects.toThrow(QueueFullError);
  first.finish();
  second.finish();
  await Promise.all([running, waiting]);
  expect(await semaphore(async () => 'free again')).toBe('free again');
});

test('a failure releases its slot', async () => {
  const semaphore = openSemaphore({ maxRunning: 1, maxWaiting: 0 });
  await expect(semaphore(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await semaphore(async () => 'next')).toBe('next');
});
