import { beforeEach, describe, expect, test } from 'vitest';
import { RATE_RULES } from './limits/rate-guard.ts';
import { type Browser, OWNER, PUBLISHABLE_KEY } from './testing/auth-bench.ts';
import { HOME, NEW_PLACE, OVER, openDeviceBench, WRONG } from './testing/device-bench.ts';

const home = openDeviceBench();
const { signIn, guess, attackFromNineNetworks } = home;

describe('72 guesses from nine networks', () => {
  beforeEach(attackFromNineNetworks);

  test('do not keep the owner’s device out, wherever it is', async () => {
    expect(await signIn(NEW_PLACE, home.laptop)).toBeUndefined();
  });

  test('do keep out a browser that nobody knows, until a mailed link makes it known', async () => {
    const phone: Browser = {};
    expect(await signIn(NEW_PLACE, phone)).toBe(OVER);
    const client = home.bench.client(NEW_PLACE, phone);
    expect((await client.auth.resetPasswordForEmail(OWNER.email)).error).toBeNull();
    const token_hash = await home.bench.newestToken();
    expect((await client.auth.verifyOtp({ type: 'recovery', token_hash })).error).toBeNull();
    await attackFromNineNetworks();
    expect(await signIn('192.0.2.45', phone)).toBeUndefined();
  });
});

describe('a guesser behind the carrier’s address that the owner uses too', () => {
  test('neither locks the device out nor gets a lane for being there', async () => {
    const codes = await guess(HOME, 70);
    expect(codes.filter((code) => code === 'invalid_credentials')).toHaveLength(10);
    expect(await signIn(HOME, home.laptop)).toBeUndefined();
    expect(await guess(HOME, 1)).toEqual([OVER]);
  });

  test('gets a few tries a day beside the account’s count, and no more', async () => {
    await home.bench.sql('update private.rate_limits set hits = 0 where bucket not like $1', [
      'auth-sign-in-known-network:%',
    ]);
    const { allowed } = RATE_RULES.signInKnownNetwork;
    let counted = 0;
    for (let round = 0; round < 5; round += 1) {
      counted += (await guess(HOME, 10)).length;
      await home.bench.sql(
        "delete from private.rate_limits where bucket like 'auth-sign-in-pair:%'",
      );
    }
    const [account] = await home.bench.sql<{ hits: number }>(
      "select hits from private.rate_limits where bucket like 'auth-sign-in-account:%'",
    );
    expect([counted, account?.hits]).toEqual([50, 50 - allowed]);
  });

  test('keeps nobody from a mailed link or a session', async () => {
    const body = JSON.stringify({ type: 'email', token_hash: 'x', refresh_token: 'x' });
    const headers = { apikey: PUBLISHABLE_KEY, 'x-test-address': HOME };
    for (const path of ['/verify', '/token?grant_type=refresh_token']) {
      let status = 0;
      for (let times = 0; times < 151; times += 1) {
        ({ status } = await home.bench.request(path, { method: 'POST', headers, body }));
      }
      expect(status).toBe(429);
    }
    const client = home.bench.client(HOME, home.laptop);
    expect((await client.auth.signInWithPassword(OWNER)).error).toBeNull();
    expect((await client.auth.refreshSession()).error).toBeNull();
    expect((await client.auth.verifyOtp({ type: 'email', token_hash: 'x' })).error?.code).toBe(
      'otp_expired',
    );
  });
});

test('89 networks of one IPv6 site get no further than its allowance', async () => {
  const codes: unknown[] = [];
  for (let subnet = 0; subnet < 89; subnet += 1) {
    const group = (subnet * 256).toString(16);
    codes.push(...(await guess(`2001:db8:7:${group}::1`, 1)));
  }
  const passed = codes.filter((code) => code === 'invalid_credentials');
  expect(passed).toHaveLength(4 * RATE_RULES.signInPair.allowed);
  expect(await signIn('2001:db8:7:ffff::1', home.laptop)).toBeUndefined();
});

test('240 sign-ins at once leave a turn for the known device', async () => {
  const flood = Array.from({ length: 240 }, (_, at) =>
    home.bench
      .client(`10.9.${at}.1`)
      .auth.signInWithPassword({ email: `nobody-${at}@example.in`, password: WRONG }),
  );
  // Once some are refused, the open lane is full.
  await Promise.any(
    flood.map(async (answer) => {
      if ((await answer).error?.code !== OVER) throw new Error('was let in');
    }),
  );
  expect(await signIn(HOME, home.laptop)).toBeUndefined();
  await Promise.all(flood);
});
