import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type AuthBench,
  createOwner,
  OWNER,
  openAuthBench,
  tokenIn,
} from '../testing/auth-bench.ts';

let bench: AuthBench;
beforeAll(async () => {
  bench = await openAuthBench();
});
beforeEach(() => bench.reset());
afterAll(() => bench.close());

const verify = (token_hash: string, type: 'email' | 'signup' | 'recovery' = 'email') =>
  bench.client().auth.verifyOtp({ type, token_hash });

const expired = {
  status: 403,
  code: 'otp_expired',
  message: 'Email link is invalid or has expired',
};

async function signUp(): Promise<string> {
  const { error } = await bench.client().auth.signUp(OWNER);
  if (error) throw error;
  return bench.newestToken();
}

describe('a confirmation link', () => {
  test('confirms, signs in and makes the authorised address the administrator', async () => {
    const { data, error } = await verify(await signUp());
    expect(error).toBeNull();
    expect(data.session?.access_token).toEqual(expect.any(String));
    expect(data.user?.email_confirmed_at).toEqual(expect.any(String));
    expect(await bench.sql('select user_id, role from public.profiles')).toEqual([
      { user_id: data.user?.id, role: 'admin' },
    ]);
  });

  test('also opens as type signup, and not as recovery', async () => {
    const token = await signUp();
    expect((await verify(token, 'recovery')).error).toMatchObject(expired);
    expect((await verify(token, 'signup')).error).toBeNull();
  });

  test('works once', async () => {
    const token = await signUp();
    expect((await verify(token)).error).toBeNull();
    expect((await verify(token)).error).toMatchObject(expired);
    const sessions = await bench.sql('select from auth.sessions');
    expect(sessions).toHaveLength(1);
  });

  test('works only once when used concurrently', async () => {
    const token = await signUp();
    const answers = await Promise.all(Array.from({ length: 6 }, () => verify(token)));
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
  });

  test('expires after a day', async () => {
    const token = await signUp();
    const [row] = await bench.sql<{ hours: number }>(
      `select extract(epoch from expires_at - created_at)::float8 / 3600 as hours
       from auth.one_time_tokens`,
    );
    expect(row?.hours).toBe(24);
    await bench.sql("update auth.one_time_tokens set expires_at = now() - interval '1 second'");
    expect((await verify(token)).error).toMatchObject(expired);
  });

  test('stops working once another link has confirmed the account', async () => {
    const first = await signUp();
    const second = await signUp();
    expect((await verify(first)).error).toBeNull();
    expect((await verify(second)).error).toMatchObject(expired);
  });

  test('is stored as a digest only', async () => {
    const token = await signUp();
    const rows = await bench.sql("select encode(token_hash, 'escape') from auth.one_time_tokens");
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe('a recovery link', () => {
  beforeEach(() => createOwner(bench));

  async function recover(): Promise<string> {
    const { data, error } = await bench.client().auth.resetPasswordForEmail(OWNER.email);
    expect([data, error]).toEqual([{}, null]);
    return bench.newestToken();
  }

  test('signs in, so that a new password can be set, and redirects to its own page', async () => {
    const token = await recover();
    const [mail = ''] = await bench.mailTexts();
    expect(mail).toContain(`https://yctfc.example/auth/reset?token_hash=${token}&type=recovery\n`);
    const client = bench.client();
    const verified = await client.auth.verifyOtp({ type: 'recovery', token_hash: token });
    expect(verified.error).toBeNull();
    expect((await client.auth.updateUser({ password: 'a new pass phrase' })).error).toBeNull();
    const old = await bench.client().auth.signInWithPassword(OWNER);
    expect(old.error?.code).toBe('invalid_credentials');
    expect((await verify(token, 'recovery')).error).toMatchObject(expired);
  });

  test('expires after an hour', async () => {
    await recover();
    const [row] = await bench.sql<{ hours: number }>(
      `select extract(epoch from expires_at - created_at)::float8 / 3600 as hours
       from auth.one_time_tokens`,
    );
    expect(row?.hours).toBe(1);
  });

  test('is invalidated by a password change', async () => {
    const token = await recover();
    const client = bench.client();
    await client.auth.signInWithPassword(OWNER);
    await client.auth.updateUser({ password: 'a new pass phrase' });
    expect((await verify(token, 'recovery')).error).toMatchObject(expired);
  });
});

test('recovery confirms an unconfirmed account without its sign-up password', async () => {
  await bench.client().auth.signUp(OWNER);
  await bench.client().auth.resetPasswordForEmail(OWNER.email);
  const verified = await verify(tokenIn((await bench.mailTexts())[1] ?? ''), 'recovery');
  expect(verified.data.user?.email_confirmed_at).toEqual(expect.any(String));
  const stranger = await bench.client().auth.signInWithPassword(OWNER);
  expect(stranger.error?.code).toBe('invalid_credentials');
});

describe('is refused', () => {
  test('an unknown token', async () => {
    expect((await verify('no-such-token')).error).toMatchObject(expired);
  });

  test('every code, since codes are never mailed', async () => {
    await signUp();
    const { error } = await bench
      .client()
      .auth.verifyOtp({ type: 'email', email: OWNER.email, token: '123456' });
    expect(error).toMatchObject({ status: 403, code: 'otp_expired' });
  });

  test.each([
    [{ type: 'invite', token_hash: 'x' }, 'type'],
    [{ type: 'constructor', token_hash: 'x' }, 'type'],
    [{ token_hash: 'x' }, 'type'],
    [{ type: 'email' }, 'token_hash'],
    [{ type: 'email', token: 'x', token_hash: 'x' }, 'token_hash'],
    [{ type: 'email', token_hash: 7 }, 'token_hash'],
  ])('%o', async (body, field) => {
    const answer = await bench.request('/verify', {
      method: 'POST',
      headers: { apikey: 'sb_publishable_test' },
      body: JSON.stringify(body),
    });
    expect(answer.status).toBe(400);
    const { error_code, msg } = await answer.json();
    expect(error_code).toBe('validation_failed');
    expect(msg).toMatch(new RegExp(`^${field}:`));
  });
});

describe('opening a link by GET', () => {
  test('does not use the token and redirects to the page with the button', async () => {
    const token = await signUp();
    const answer = await bench.request(`/verify?token_hash=${token}&type=signup`);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(
      `https://yctfc.example/auth/confirm?token_hash=${token}&type=email`,
    );
    expect((await verify(token)).error).toBeNull();
  });

  test.each(['/verify', '/verify?type=signup&token_hash='])(
    'without a token is refused: %s',
    async (path) => {
      const answer = await bench.request(path);
      expect([answer.status, answer.headers.get('location')]).toEqual([400, null]);
      expect(await answer.json()).toMatchObject({ error_code: 'validation_failed' });
    },
  );

  test('cannot redirect to another site or page', async () => {
    const answer = await bench.request(
      `/verify?token=${encodeURIComponent('x&type=recovery#//evil.example')}&type=recovery&redirect_to=https://evil.example`,
    );
    expect(answer.headers.get('location')).toBe(
      'https://yctfc.example/auth/reset?token_hash=x%26type%3Drecovery%23%2F%2Fevil.example&type=recovery',
    );
  });
});
