import { expect, test } from 'vitest';
import { LIMITS } from '../../../contract/limits.ts';
import { type AuthBench, signedInClient } from '../testing/auth-bench.ts';
import { openOwnerBench } from '../testing/owner-bench.ts';

let bench: AuthBench;
openOwnerBench((opened) => {
  bench = opened;
});

/** Makes every session look as if it had begun and been renewed so many hours ago. */
const age = (began: number, renewed: number) =>
  bench.sql(
    `update auth.sessions set created_at = now() - make_interval(hours => $1),
       refreshed_at = now() - make_interval(hours => $2)`,
    [began, renewed],
  );
const IDLE = LIMITS.sessionIdleDays * 24;
const MAX = LIMITS.sessionMaxDays * 24;

test.each([
  ['was idle for nearly 30 days', IDLE - 1, IDLE - 1],
  ['is nearly 180 days old and in use', MAX - 1, 0],
])('a session that %s is renewed', async (_what, began, renewed) => {
  const client = await signedInClient(bench);
  await age(began, renewed);
  expect((await client.auth.refreshSession()).error).toBeNull();
  expect((await client.auth.getUser()).error).toBeNull();
});

test.each([
  ['was idle for more than 30 days', IDLE + 1, IDLE + 1],
  ['is more than 180 days old, though in use', MAX + 1, 0],
])('a session that %s is refused and gone', async (_what, began, renewed) => {
  const client = await signedInClient(bench);
  await age(began, renewed);
  // Its access token, which is still valid by itself, opens nothing either.
  expect((await client.auth.getUser()).error?.name).toBe('AuthSessionMissingError');
  const other = await signedInClient(bench);
  await age(began, renewed);
  const { error } = await other.auth.refreshSession();
  expect(error).toMatchObject({ status: 400, code: 'session_expired' });
  expect(await bench.sql('select from auth.sessions')).toHaveLength(1);
  expect(bench.logged()).not.toContain('refresh token reused');
});

test('sessions that ended are removed with their tokens by the hourly cleaning, the others stay', async () => {
  await signedInClient(bench);
  await age(IDLE + 1, IDLE + 1);
  await signedInClient(bench);
  await bench.sql('select public.run_retention()');
  expect(await bench.sql('select from auth.sessions')).toHaveLength(1);
  expect(await bench.sql('select from auth.refresh_tokens')).toHaveLength(1);
});
