import { beforeEach, describe, expect, test } from 'vitest';
import { RATE_RULES } from './limits.ts';
import {
  type AuthBench,
  type Browser,
  hashing,
  OWNER,
  openOwnerBench,
  PUBLISHABLE_KEY,
} from './testing/auth-bench.ts';

const HOME = '203.0.113.1';
const NEW_PLACE = '192.0.2.44';
const OVER = 'over_request_rate_limit';
const WRONG = 'not the password';

const bench = await openOwnerBench();
/** A browser in which the owner has signed in once. */
let laptop: Browser;
beforeEach(async () => {
  laptop = {};
  expect(await signIn(HOME, laptop)).toBeUndefined();
});

/** @returns the error's code; undefined for a sign-in */
const signIn = async (address: string, browser?: Browser, password: string = OWNER.password) => {
  const { auth } = bench.client(address, browser);
  return (await auth.signInWithPassword({ email: OWNER.email, password })).error?.code;
};
const guess = async (address: string, times: number, browser?: Browser) => {
  const codes: (string | undefined)[] = [];
  for (let attempt = 0; attempt < times; attempt += 1)
    codes.push(await signIn(address, browser, WRONG));
  return codes;
};
const attackFromNineNetworks = () =>
  Promise.all(Array.from({ length: 9 }, (_, network) => guess(`198.51.100.${network}`, 8)));

describe('72 guesses from nine networks', () => {
  beforeEach(async () => void (await attackFromNineNetworks()));

  test('do not keep the owner’s device out, wherever it is', async () => {
    expect(await signIn(NEW_PLACE, laptop)).toBeUndefined();
  });

  test('do keep out a browser that nobody knows, until a mailed link makes it known', async () => {
    const phone: Browser = {};
    expect(await signIn(NEW_PLACE, phone)).toBe(OVER);
    const client = bench.client(NEW_PLACE, phone);
    expect((await client.auth.resetPasswordForEmail(OWNER.email)).error).toBeNull();
    const token_hash = await bench.newestToken();
    expect((await client.auth.verifyOtp({ type: 'recovery', token_hash })).error).toBeNull();
    await attackFromNineNetworks();
    expect(await signIn('192.0.2.45', phone)).toBeUndefined();
  });
});

describe('a guesser behind the carrier’s address that the owner uses too', () => {
  test('neither locks the device out nor gets a lane for being there', async () => {
    const codes = await guess(HOME, 70);
    expect(codes.filter((code) => code === 'invalid_credentials')).toHaveLength(10);
    expect(await signIn(HOME, laptop)).toBeUndefined();
    expect(await guess(HOME, 1)).toEqual([OVER]);
  });

  test('keeps nobody from a mailed link or a session', async () => {
    const body = { type: 'email', token_hash: 'x', refresh_token: 'x' };
    for (const path of ['/verify', '/token?grant_type=refresh_token']) {
      let status = 0;
      for (let times = 0; times < 151; times += 1) {
        ({ status } = await bench.post(path, body, { 'x-test-address': HOME }));
      }
      expect(status).toBe(429);
    }
    const client = bench.client(HOME, laptop);
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
  expect(await signIn('2001:db8:7:ffff::1', laptop)).toBeUndefined();
});

test('240 sign-ins at once leave a turn for the known device', async () => {
  hashing.ms = 20;
  const flood = Array.from({ length: 240 }, (_, at) =>
    bench
      .client(`10.9.${at}.1`)
      .auth.signInWithPassword({ email: `nobody-${at}@example.in`, password: WRONG }),
  );
  // Once some are refused, the open lane is full.
  await Promise.any(
    flood.map(async (answer) => {
      if ((await answer).error?.code !== OVER) throw new Error('was let in');
    }),
  );
  expect(await signIn(HOME, laptop)).toBeUndefined();
  await Promise.all(flood);
  hashing.ms = 0;
});

describe('a stolen cookie', () => {
  test('gives ten guesses and then counts as nothing', async () => {
    const thief = { ...laptop };
    const { allowed } = RATE_RULES.signInDevice;
    await attackFromNineNetworks();
    expect(await guess(NEW_PLACE, allowed + 1, thief)).toEqual([
      ...Array(allowed).fill('invalid_credentials'),
      OVER,
    ]);
  });

  test('opens nothing by itself', async () => {
    const headers = { apikey: PUBLISHABLE_KEY, cookie: laptop.cookie ?? '' };
    for (const path of ['/user', '/logout']) {
      const method = path === '/user' ? 'GET' : 'POST';
      expect((await bench.request(path, { method, headers })).status).toBe(401);
    }
  });

  test('is worth nothing after the owner’s next sign-in', async () => {
    const thief = { ...laptop };
    expect(await signIn(HOME, laptop)).toBeUndefined();
    await attackFromNineNetworks();
    expect(await signIn(NEW_PLACE, thief)).toBe(OVER);
    expect(await signIn(NEW_PLACE, laptop)).toBeUndefined();
  });

  test.each<[string, (client: ReturnType<AuthBench['client']>) => Promise<unknown>]>([
    ['a new password', (client) => client.auth.updateUser({ password: 'another-long-password' })],
    ['a sign-out everywhere', (client) => client.auth.signOut({ scope: 'global' })],
    ['a sign-out elsewhere', (client) => client.auth.signOut({ scope: 'others' })],
  ])('ends with %s', async (what, act) => {
    const client = bench.client(HOME, laptop);
    await client.auth.signInWithPassword(OWNER);
    const thief = { ...laptop };
    await act(client);
    await attackFromNineNetworks();
    expect(await guess(NEW_PLACE, 1, thief)).toEqual([OVER]);
    // The browser in which the owner did it stays known, unless that signed it out.
    const own = await guess(NEW_PLACE, 1, laptop);
    expect(own).toEqual([what === 'a sign-out everywhere' ? OVER : 'invalid_credentials']);
  });
});

test.each([
  ['a made-up one', () => '__Secure-yctfc-device=abc.def'],
  ['one with another signature', (cookie: string) => cookie.slice(0, -4).concat('AAAA')],
  ['one with another id', (cookie: string) => cookie.replace('=', '=x')],
])('%s is no device', async (_what, forge) => {
  await attackFromNineNetworks();
  expect(await signIn(NEW_PLACE, { cookie: forge(laptop.cookie ?? '') })).toBe(OVER);
});

test.each([
  ['that was not used for 180 days', 'update private.known_devices set expires_at = now()'],
  [
    'of another account',
    `with other as (insert into auth.users (email, encrypted_password)
       values ('other@example.in', '') returning id)
     update private.known_devices set user_id = (select id from other)`,
  ],
])('a device %s has no lane', async (_what, make) => {
  await bench.sql(make);
  await attackFromNineNetworks();
  expect(await signIn(NEW_PLACE, { ...laptop })).toBe(OVER);
});

test('the cookie is out of reach for scripts, other sites and other paths', async () => {
  const answer = await bench.post('/token?grant_type=password', OWNER);
  expect(answer.headers.getSetCookie()).toEqual([
    expect.stringMatching(
      /^__Secure-yctfc-device=[\w-]{43}\.[\w-]{43}; Max-Age=15552000; Path=\/auth\/v1; HttpOnly; Secure; SameSite=Strict$/,
    ),
  ]);
  const [stored] = await bench.sql<{ row: string }>(
    'select string_agg(d::text, chr(10)) as row from private.known_devices d',
  );
  expect(stored?.row).not.toContain(answer.headers.getSetCookie()[0]?.slice(13, 56));
});
