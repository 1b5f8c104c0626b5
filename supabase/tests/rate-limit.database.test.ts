import { beforeEach, expect, test } from 'vitest';
import { startDesk } from './desk/desk.ts';

const { callAs, sql } = await startDesk();
beforeEach(() => sql('truncate private.rate_limits'));

const count = (bucket: string, allowed: number, windowSeconds = 60) =>
  callAs<number>('service', 'count_request($1, $2, $3)', [bucket, allowed, windowSeconds]);

test('the allowed number of requests pass, the next one is told how long to wait', async () => {
  for (let request = 0; request < 3; request += 1) expect(await count('a', 3)).toBe(0);
  const wait = await count('a', 3);
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(60);
});

test('buckets are counted apart', async () => {
  expect(await count('a', 1)).toBe(0);
  expect(await count('a', 1)).not.toBe(0);
  expect(await count('b', 1)).toBe(0);
});

test('refused requests do not lengthen the wait', async () => {
  await count('a', 1);
  await sql("update private.rate_limits set resets_at = now() + interval '10 seconds'");
  expect(await count('a', 1)).toBeLessThanOrEqual(10);
  expect(await count('a', 1)).toBeLessThanOrEqual(10);
});

test('a window that has ended starts a new count', async () => {
  await count('a', 1);
  expect(await count('a', 1)).not.toBe(0);
  await sql("update private.rate_limits set resets_at = now() - interval '1 second'");
  expect(await count('a', 1)).toBe(0);
  expect(await count('a', 1)).not.toBe(0);
});

test('requests at the same moment are all counted: exactly the allowed number passes', async () => {
  const waits = await Promise.all(Array.from({ length: 40 }, () => count('a', 7)));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(7);
});

test('old buckets are removed, current ones stay', async () => {
  await sql(
    `insert into private.rate_limits (bucket, hits, resets_at)
     select 'old' || n, 1, now() - interval '2 days' from generate_series(1, 50) n`,
  );
  // A tidy-up comes with about every hundredth request; 3000 without one are impossible in practice.
  await sql("select public.count_request('current', 1, 60) from generate_series(1, 3000)");
  expect(await sql('select bucket from private.rate_limits')).toEqual([{ bucket: 'current' }]);
});
