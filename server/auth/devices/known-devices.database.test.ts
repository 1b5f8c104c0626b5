import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { RATE_RULES } from '../limits/rate-rules.ts';
import {
  type AuthBench,
  type Browser,
  createOwner,
  OWNER,
  openAuthBench,
  PUBLISHABLE_KEY,
} from '../testing/auth-bench.ts';

let bench: AuthBench;
/** The owner's browser, in which he has signed in once. */
let laptop: Browser;
beforeAll(async () => {
  bench = await openAuthBench();
});
beforeEach(async () => {
  await bench.reset();
  await createOwner(bench);
  laptop = {};
  expect(await signIn(HOME, laptop)).toBeUndefined();
});
afterAll(() => bench.close());

const HOME = '203.0.113.1';
const NEW_PLACE = '192.0.2.44';
const OVER = 'over_request_rate_limit';
const WRONG = 'not the password';

const signIn = async (address: string, browser?: Browser, password: string = OWNER.password) =>
  (await bench.client(address, browser).auth.signInWithPassword({ email: OWNER.email, password }))
    .error?.code;

async function guess(address: string, times: number, browser?: Browser) {
  const codes: (string | undefined)[] = [];
  for (let attempt = 0; attempt < times; attempt += 1) {
    codes.push(await signIn(address, browser, WRONG));
  }
  return codes;
}

/** 72 guesses from nine networks. */
async function attackFromNineNetworks() {
  for (let network = 1; network <= 9; network += 1) await guess(`198.51.100.${network}`, 8);
}

describe('72 guesses from nine networks', () => {
  beforeEach(attackFromNineNetworks);

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

  test('gets a few tries a day beside the account’s count, and no more', async () => {
    await bench.sql('update private.rate_limits set hits = 0 where bucket not like $1', [
      'auth-sign-in-known-network:%',
    ]);
    const { allowed } = RATE_RULES.signInKnownNetwork;
    let counted = 0;
    for (let round = 0; round < 5; round += 1) {
      counted += (await guess(HOME, 10)).length;
      await bench.sql("delete from private.rate_limits where bucket like 'auth-sign-in-pair:%'");
    }
    const [account] = await bench.sql<{ hits: number }>(
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
        ({ status } = await bench.request(path, { method: 'POST', headers, body }));
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
  ])('ends with %s', async (_what, act) => {
    const client = bench.client(HOME, laptop);
    await client.auth.signInWithPassword(OWNER);
    const thief = { ...laptop };
    await act(client);
    await attackFromNineNetworks();
    expect(await guess(NEW_PLACE, 1, thief)).toEqual([OVER]);
  });
});

test.each([
  ['a made-up one', () => 'yctfc-device=abc.def'],
  ['one with another signature', (cookie: string) => cookie.slice(0, -4).concat('AAAA')],
  ['one with another id', (cookie: string) => cookie.replace('=', '=x')],
])('%s is no device', async (_what, forge) => {
  await attackFromNineNetworks();
  expect(await signIn(NEW_PLACE, { cookie: forge(laptop.cookie ?? '') })).toBe(OVER);
});

test('a device of another account has no lane here, and none after 180 days', async () => {
  await bench.sql("update private.known_devices set expires_at = now() - interval '1 second'");
  await attackFromNineNetworks();
  expect(await signIn(NEW_PLACE, { ...laptop })).toBe(OVER);
});

test('the cookie is out of reach for scripts, other sites and other paths', async () => {
  const answer = await bench.request('/token?grant_type=password', {
    method: 'POST',
    headers: { apikey: PUBLISHABLE_KEY },
    body: JSON.stringify(OWNER),
  });
  expect(answer.headers.getSetCookie()).toEqual([
    expect.stringMatching(
      /^yctfc-device=[\w-]{43}\.[\w-]{43}; Max-Age=15552000; Path=\/auth\/v1; HttpOnly; Secure; SameSite=Strict$/,
    ),
  ]);
  const [stored] = await bench.sql<{ row: string }>(
    'select string_agg(d::text, chr(10)) as row from private.known_devices d',
  );
  expect(stored?.row).not.toContain(answer.headers.getSetCookie()[0]?.slice(13, 56));
});

describe('a stranger who presses "forgotten" all day', () => {
  const recover = async (address: string, browser?: Browser) =>
    (await bench.client(address, browser).auth.resetPasswordForEmail(OWNER.email)).error;

  beforeEach(async () => {
    for (let network = 1; network <= 8; network += 1) await recover(`198.51.100.${network}`);
  });

  test('sends five mails, and leaves the known device its own', async () => {
    expect(await bench.mailTexts()).toHaveLength(RATE_RULES.recoveryAccount.allowed);
    expect(await recover(NEW_PLACE, laptop)).toBeNull();
    expect(await bench.mailTexts()).toHaveLength(RATE_RULES.recoveryAccount.allowed + 1);
  });

  test('leaves the link in the newest mail open for whoever asks for one', async () => {
    await bench.sql("update auth.one_time_tokens set expires_at = now() - interval '1 minute'");
    const refused = await recover(NEW_PLACE);
    expect([refused?.code, refused?.message]).toEqual([
      'over_email_send_rate_limit',
      expect.stringContaining('60 minutes'),
    ]);
    const { error } = await bench
      .client(NEW_PLACE)
      .auth.verifyOtp({ type: 'recovery', token_hash: await bench.newestToken() });
    expect(error).toBeNull();
  });

  test('does not keep a link open for more than a day', async () => {
    await bench.sql(
      "update auth.one_time_tokens set expires_at = now(), created_at = now() - interval '25 hours'",
    );
    await recover(NEW_PLACE);
    const token_hash = await bench.newestToken();
    const { error } = await bench
      .client(NEW_PLACE)
      .auth.verifyOtp({ type: 'recovery', token_hash });
    expect(error?.code).toBe('otp_expired');
  });
});
