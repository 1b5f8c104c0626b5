import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Database } from '../database/database.ts';
import { runRetention } from './retention.ts';

const log = { info: vi.fn(), error: vi.fn() };
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  for (const spy of Object.values(log)) spy.mockClear();
});

/** Retention over a database that answers each call in turn. */
function start(...answers: (object | Error)[]) {
  const query = vi.fn(async (_text: string) => {
    const done = answers.shift() ?? {};
    if (done instanceof Error) throw done;
    return { rows: [{ done }] };
  });
  const database = {
    transactionAs: async (_caller: unknown, work: (tx: object) => unknown) => work({ query }),
  } as unknown as Database;
  return { retention: runRetention(database, log), query };
}

test.each([
  [{ archived: 1, purged: 0 }],
  [{ archived: 0, purged: 1 }],
  [{ archived: 3, purged: 3 }],
])('logs %j, what it has archived and purged', async (done) => {
  const { retention } = start(done);
  await retention.stop();
  expect(log.info).toHaveBeenCalledExactlyOnceWith(done, 'retention');
});

test.each([
  ['nothing was due', { archived: 0, purged: 0 }],
  ['another process is at it', {}],
  ['the database is away', Object.assign(new Error('no'), { code: '57P01' })],
])('logs nothing where %s', async (_why, answer) => {
  const { retention } = start(answer);
  await retention.stop();
  expect([log.info, log.error].flatMap((spy) => spy.mock.calls)).toEqual([]);
});

test('logs any other failure', async () => {
  const err = new Error('permission denied');
  const { retention } = start(err);
  await retention.stop();
  expect(log.error).toHaveBeenCalledExactlyOnceWith({ err }, 'retention did not run');
});

test('runs at the start and each hour, until it is stopped', async () => {
  const { retention, query } = start();
  expect(query).toHaveBeenCalledTimes(1);
  expect(query.mock.calls[0]?.[0]).toContain('public.run_retention()');
  await vi.advanceTimersByTimeAsync(3_599_999);
  expect(query).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(query).toHaveBeenCalledTimes(2);
  await retention.stop();
  expect(vi.getTimerCount()).toBe(0);
});
