import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  type AuthBench,
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
