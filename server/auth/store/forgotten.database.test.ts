import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type AuthBench,
  type Browser,
  createOwner,
  OWNER,
  openAuthBench,
  signedInClient,
} from '../testing/auth-bench.ts';

let bench: AuthBench;
beforeAll(async () => {
  bench = await openAuthBench();
});
beforeEach(async () => {
  await bench.reset();
  await createOwner(bench);
});
afterAll(() => bench.close());

const count = async (table: string) => (await bench.sql(`select from ${table}`)).length;

test.each([
  [29, 2],
  [31, 1],
])(
  'of a network last seen %i days ago and one of today, a sign-in keeps %i',
  async (days, kept) => {
    await signedInClient(bench, '198.51.100.7');
    await bench.sql(
      'update auth.known_networks set last_seen_at = now() - make_interval(days => $1)',
      [days],
    );
    await signedInClient(bench);
    expect(await count('auth.known_networks')).toBe(kept);
  },
);

test('a sign-in from a known network counts as seeing it', async () => {
  await signedInClient(bench);
  await bench.sql("update auth.known_networks set last_seen_at = now() - interval '29 days'");
  await signedInClient(bench);
  const recent = "select from auth.known_networks where last_seen_at > now() - interval '1 day'";
  expect(await bench.sql(recent)).toHaveLength(1);
});

test.each([
  [29, 3],
  [31, 2],
])('a refresh after %i days keeps %i tokens of the session', async (days, kept) => {
  const client = await signedInClient(bench);
  await client.auth.refreshSession();
  await bench.sql('update auth.refresh_tokens set used_at = used_at - make_interval(days => $1)', [
    days,
  ]);
  expect((await client.auth.refreshSession()).error).toBeNull();
  expect(await count('auth.refresh_tokens')).toBe(kept);
});

test('a refresh is recorded with its session', async () => {
  const client = await signedInClient(bench);
  await bench.sql("update auth.sessions set refreshed_at = now() - interval '1 day'");
  await client.auth.refreshSession();
  const recent = "select from auth.sessions where refreshed_at > now() - interval '1 hour'";
  expect(await bench.sql(recent)).toHaveLength(1);
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
