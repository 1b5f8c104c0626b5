import { beforeEach, describe, expect, test } from 'vitest';
import { RATE_RULES } from './limits/rate-guard.ts';
import { type AuthBench, type Browser, OWNER, PUBLISHABLE_KEY } from './testing/auth-bench.ts';
import { HOME, NEW_PLACE, OVER, openDeviceBench } from './testing/device-bench.ts';

const home = openDeviceBench();
const { signIn, guess, attackFromNineNetworks } = home;

describe('a stolen cookie', () => {
  test('gives ten guesses and then counts as nothing', async () => {
    const thief = { ...home.laptop };
    const { allowed } = RATE_RULES.signInDevice;
    await attackFromNineNetworks();
    expect(await guess(NEW_PLACE, allowed + 1, thief)).toEqual([
      ...Array(allowed).fill('invalid_credentials'),
      OVER,
    ]);
  });

  test('opens nothing by itself', async () => {
    const headers = { apikey: PUBLISHABLE_KEY, cookie: home.laptop.cookie ?? '' };
    for (const path of ['/user', '/logout']) {
      const method = path === '/user' ? 'GET' : 'POST';
      expect((await home.bench.request(path, { method, headers })).status).toBe(401);
    }
  });

  test('is worth nothing after the owner’s next sign-in', async () => {
    const thief = { ...home.laptop };
    expect(await signIn(HOME, home.laptop)).toBeUndefined();
    await attackFromNineNetworks();
    expect(await signIn(NEW_PLACE, thief)).toBe(OVER);
    expect(await signIn(NEW_PLACE, home.laptop)).toBeUndefined();
  });

  test.each<[string, (client: ReturnType<AuthBench['client']>) => Promise<unknown>]>([
    ['a new password', (client) => client.auth.updateUser({ password: 'another-long-password' })],
    ['a sign-out everywhere', (client) => client.auth.signOut({ scope: 'global' })],
    ['a sign-out elsewhere', (client) => client.auth.signOut({ scope: 'others' })],
  ])('ends with %s', async (what, act) => {
    const client = home.bench.client(HOME, home.laptop);
    await client.auth.signInWithPassword(OWNER);
    const thief = { ...home.laptop };
    await act(client);
    await attackFromNineNetworks();
    expect(await guess(NEW_PLACE, 1, thief)).toEqual([OVER]);
    // The browser in which the owner did it stays known, unless that signed it out.
    const own = await guess(NEW_PLACE, 1, home.laptop);
    expect(own).toEqual([what === 'a sign-out everywhere' ? OVER : 'invalid_credentials']);
  });
});

test.each([
  ['a made-up one', () => '__Secure-yctfc-device=abc.def'],
  ['one with another signature', (cookie: string) => cookie.slice(0, -4).concat('AAAA')],
  ['one with another id', (cookie: string) => cookie.replace('=', '=x')],
])('%s is no device', async (_what, forge) => {
  await attackFromNineNetworks();
  expect(await signIn(NEW_PLACE, { cookie: forge(home.laptop.cookie ?? '') })).toBe(OVER);
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
  await home.bench.sql(make);
  await attackFromNineNetworks();
  expect(await signIn(NEW_PLACE, { ...home.laptop })).toBe(OVER);
});

test('the cookie is out of reach for scripts, other sites and other paths', async () => {
  const answer = await home.bench.request('/token?grant_type=password', {
    method: 'POST',
    headers: { apikey: PUBLISHABLE_KEY },
    body: JSON.stringify(OWNER),
  });
  expect(answer.headers.getSetCookie()).toEqual([
    expect.stringMatching(
      /^__Secure-yctfc-device=[\w-]{43}\.[\w-]{43}; Max-Age=15552000; Path=\/auth\/v1; HttpOnly; Secure; SameSite=Strict$/,
    ),
  ]);
  const [stored] = await home.bench.sql<{ row: string }>(
    'select string_agg(d::text, chr(10)) as row from private.known_devices d',
  );
  expect(stored?.row).not.toContain(answer.headers.getSetCookie()[0]?.slice(13, 56));
});

describe('a stranger who presses "forgotten" all day', () => {
  const recover = async (address: string, browser?: Browser) =>
    (await home.bench.client(address, browser).auth.resetPasswordForEmail(OWNER.email)).error;

  beforeEach(async () => {
    for (let network = 1; network <= 8; network += 1) await recover(`198.51.100.${network}`);
  });

  test('sends five mails, and leaves the known device its own', async () => {
    expect(await home.bench.mailTexts()).toHaveLength(RATE_RULES.recoveryAccount.allowed);
    expect(await recover(NEW_PLACE, home.laptop)).toBeNull();
    expect(await home.bench.mailTexts()).toHaveLength(RATE_RULES.recoveryAccount.allowed + 1);
  });

  test('leaves the link in the newest mail open for whoever asks for one', async () => {
    await home.bench.sql(
      "update auth.one_time_tokens set expires_at = now() - interval '1 minute'",
    );
    const refused = await recover(NEW_PLACE);
    expect([refused?.code, refused?.message]).toEqual([
      'over_email_send_rate_limit',
      expect.stringContaining('60 minutes'),
    ]);
    const { error } = await home.bench
      .client(NEW_PLACE)
      .auth.verifyOtp({ type: 'recovery', token_hash: await home.bench.newestToken() });
    expect(error).toBeNull();
  });

  test('does not keep a link open for more than a day', async () => {
    await home.bench.sql(
      "update auth.one_time_tokens set expires_at = now(), created_at = now() - interval '25 hours'",
    );
    await recover(NEW_PLACE);
    const token_hash = await home.bench.newestToken();
    const { error } = await home.bench
      .client(NEW_PLACE)
      .auth.verifyOtp({ type: 'recovery', token_hash });
    expect(error?.code).toBe('otp_expired');
  });
});
