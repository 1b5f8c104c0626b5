import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { openUnknownFormQueue } from './enquiry-function.ts';

/** Work that finishes when the test says so. */
function openWork() {
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const start = (at: number) => () => {
    begun.push(at);
    return new Promise<void>((resolve) => ends.push(resolve));
  };
  return { begun, ends, start };
}

it('runs three at a time, in order', async () => {
  const queue = openUnknownFormQueue();
  const { begun, ends, start } = openWork();
  const all = [1, 2, 3, 4, 5].map((at) => queue.run(start(at)));
  await turn();
  expect(begun).toEqual([1, 2, 3]);
  ends[1]?.();
  await turn();
  expect(begun).toEqual([1, 2, 3, 4]);
  for (let at = 0; at < 5; at += 1) {
    ends[at]?.();
    await turn();
  }
  await Promise.all(all);
});

it('continues after a failure', async () => {
  const queue = openUnknownFormQueue();
  const fails = () => Promise.reject(new Error('away'));
  const outcomes = await Promise.allSettled(Array.from({ length: 7 }, () => queue.run(fails)));
  expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true);
  expect(await queue.run(async () => 'done')).toBe('done');
});

it('is full once a hundred are waiting', async () => {
  const queue = openUnknownFormQueue();
  const { ends, start } = openWork();
  const all = Array.from({ length: 102 }, (_, at) => queue.run(start(at)));
  await turn();
  expect(queue.isFull()).toBe(false);
  all.push(queue.run(start(103)));
  await turn();
  expect(queue.isFull()).toBe(true);
  for (let at = 0; at < 103; at += 1) {
    ends[at]?.();
    await turn();
  }
  await Promise.all(all);
  expect(queue.isFull()).toBe(false);
});
