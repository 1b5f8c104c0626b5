import { describe, expect, test } from 'vitest';
import { LIMITS } from '../../../contract/limits.ts';
import { type Browser, OWNER, openOwnerBench } from '../testing/auth-bench.ts';

const bench = await openOwnerBench();

const count = async (table: string) => (await bench.sql(`select from ${table}`)).length;

test.each([
  [29, 2],
  [31, 1],
])(
  'of a network last seen %i days ago and one of today, a sign-in keeps %i',
  async (days, kept) => {
    await bench.signedIn('198.51.100.7');
    await bench.sql(
      'update auth.known_networks set last_seen_at = now() - make_interval(days => $1)',
      [days],
    );
    await bench.signedIn();
    expect(await count('auth.known_networks')).toBe(kept);
  },
);

test.each([
  [29, 3],
  [31, 2],
])('a refresh after %i days keeps %i tokens of the session', async (days, kept) => {
  const client = await bench.signedIn();
  await client.auth.refreshSession();
  await bench.sql('update auth.refresh_tokens set used_at = used_at - make_interval(days => $1)', [
    days,
  ]);
  expect((await client.auth.refreshSession()).error).toBeNull();
  expect(await count('auth.refresh_tokens')).toBe(kept);
});

test('the next mailed link replaces those that expired', async () => {
  const recover = () => bench.client().auth.resetPasswordForEmail(OWNER.email);
  await recover();
  await recover();
  expect(await count('auth.one_time_tokens')).toBe(2);
  await bench.sql('update auth.one_time_tokens set expires_at = now()');
  await recover();
  expect(await count('auth.one_time_tokens')).toBe(1);
});

describe('devices', () => {
  const signInAnew = async () => {
    const browser: Browser = {};
    await bench.client(undefined, browser).auth.signInWithPassword(OWNER);
    return browser;
  };

  test('of an account are twenty at most; the one that expires first is forgotten', async () => {
    await signInAnew();
    await bench.sql("update private.known_devices set expires_at = now() + interval '1 day'");
    for (let count = 0; count < 20; count += 1) {
      await signInAnew();
      await bench.sql('delete from private.rate_limits');
    }
    expect(await count('private.known_devices')).toBe(20);
    const soon = "private.known_devices where expires_at < now() + interval '2 days'";
    expect(await count(soon)).toBe(0);
  });

  test('that have expired are forgotten with the next sign-in', async () => {
    await signInAnew();
    await bench.sql('update private.known_devices set expires_at = now()');
    await signInAnew();
    expect(await count('private.known_devices')).toBe(1);
  });
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
  const client = await bench.signedIn();
  await age(began, renewed);
  expect((await client.auth.refreshSession()).error).toBeNull();
  expect((await client.auth.getUser()).error).toBeNull();
});

test.each([
  ['was idle for more than 30 days', IDLE + 1, IDLE + 1],
  ['is more than 180 days old, though in use', MAX + 1, 0],
])('a session that %s is refused and gone', async (_what, began, renewed) => {
  const client = await bench.signedIn();
  await age(began, renewed);
  // Its access token, which is still valid by itself, opens nothing either.
  expect((await client.auth.getUser()).error?.name).toBe('AuthSessionMissingError');
  const other = await bench.signedIn();
  await age(began, renewed);
  const { error } = await other.auth.refreshSession();
  expect(error).toMatchObject({ status: 400, code: 'session_expired' });
  expect(await bench.sql('select from auth.sessions')).toHaveLength(1);
  expect(bench.logged()).not.toContain('refresh token reused');
});

test('sessions that ended are removed with their tokens by the hourly cleaning, the others stay', async () => {
  await bench.signedIn();
  await age(IDLE + 1, IDLE + 1);
  await bench.signedIn();
  await bench.sql('select public.run_retention()');
  expect(await bench.sql('select from auth.sessions')).toHaveLength(1);
  expect(await bench.sql('select from auth.refresh_tokens')).toHaveLength(1);
});
