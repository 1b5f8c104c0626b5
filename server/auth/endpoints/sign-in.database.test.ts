import { decodeJwt, decodeProtectedHeader } from 'jose';
import { beforeEach, describe, expect, test } from 'vitest';
import { OWNER, openOwnerBench } from '../testing/auth-bench.ts';

const bench = await openOwnerBench();

test('the right password opens a session in the shape of hosted Supabase', async () => {
  const { data, error } = await bench
    .client()
    .auth.signInWithPassword({ email: ` ${OWNER.email.toUpperCase()} `, password: OWNER.password });
  expect(error).toBeNull();
  const { session } = data;
  expect(session).toMatchObject({
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: expect.any(Number),
    refresh_token: expect.any(String),
    user: {
      email: OWNER.email,
      email_confirmed_at: expect.any(String),
      last_sign_in_at: expect.any(String),
      user_metadata: { email_verified: true, phone_verified: false },
      is_anonymous: false,
    },
  });
  const claims = decodeJwt(session?.access_token ?? '');
  expect(claims).toMatchObject({
    iss: 'https://yctfc.example/auth/v1',
    sub: data.user?.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: OWNER.email,
    aal: 'aal1',
    amr: [{ method: 'password', timestamp: expect.any(Number) }],
    session_id: expect.any(String),
    is_anonymous: false,
  });
  expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(3600);
  expect(session?.expires_at).toBe(claims.exp);
  expect(decodeProtectedHeader(session?.access_token ?? '')).toMatchObject({
    alg: 'HS256',
    typ: 'JWT',
    kid: expect.any(String),
  });
});

test.each([
  ['a wrong password', { ...OWNER, password: 'not the password' }],
  ['an unknown address', { ...OWNER, email: 'nobody@example.in' }],
  ['an empty password', { ...OWNER, password: '' }],
  ['an endless password', { ...OWNER, password: 'x'.repeat(10_000) }],
  ['no address at all', { ...OWNER, email: 'nobody' }],
  ['an address that PostgreSQL cannot store', { ...OWNER, email: 'a\u0000@example.in' }],
])('gets the same refusal %s', async (_, credentials) => {
  const { data, error } = await bench.client().auth.signInWithPassword(credentials);
  expect(data.session).toBeNull();
  expect(error).toMatchObject({
    status: 400,
    code: 'invalid_credentials',
    message: 'Invalid login credentials',
  });
});

test('no password signs in an account that has none', async () => {
  await bench.sql("update auth.users set encrypted_password = ''");
  const { error } = await bench.client().auth.signInWithPassword(OWNER);
  expect(error?.code).toBe('invalid_credentials');
});

test('a sign-in renews a hash that was made with other costs', async () => {
  const { hash } = await import('@node-rs/argon2');
  const cheap = await hash(OWNER.password, { memoryCost: 8192, timeCost: 1, parallelism: 1 });
  await bench.sql('update auth.users set encrypted_password = $1', [cheap]);
  expect((await bench.client().auth.signInWithPassword(OWNER)).error).toBeNull();
  const stored = () => bench.sql<{ encrypted_password: string }>('select * from auth.users');
  const [renewed] = await stored();
  expect(renewed?.encrypted_password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect((await bench.client().auth.signInWithPassword(OWNER)).error).toBeNull();
  expect((await stored())[0]?.encrypted_password).toBe(renewed?.encrypted_password);
});

test('an address that was never confirmed does not sign in, even where a password stands', async () => {
  const trigger = 'trigger users_forget_unconfirmed_claims';
  await bench.sql(`alter table auth.users disable ${trigger}`);
  await bench.sql('update auth.users set email_confirmed_at = null');
  await bench.sql(`alter table auth.users enable ${trigger}`);
  const { error } = await bench.client().auth.signInWithPassword(OWNER);
  expect(error).toMatchObject({ status: 400, code: 'email_not_confirmed' });
});

test('neither passwords nor addresses nor tokens reach the log', async () => {
  const { data } = await bench.client().auth.signInWithPassword(OWNER);
  await bench.client().auth.signInWithPassword({ ...OWNER, password: 'not the password' });
  const secrets = [
    OWNER.email,
    OWNER.password,
    'not the password',
    data.session?.refresh_token ?? '?',
  ];
  for (const secret of secrets) expect(bench.logged()).not.toContain(secret);
});

describe('the audit log', () => {
  let owner: string;
  let before: string;
  beforeEach(async () => {
    const [account] = await bench.sql<{ id: string }>('select id from auth.users');
    owner = account?.id ?? '';
    const [last] = await bench.sql<{ id: string }>(
      'select coalesce(max(id), 0) as id from private.audit_log',
    );
    before = last?.id ?? '0';
    await bench.sql("delete from private.rate_limits where bucket like 'wrong-passwords:%'");
  });

  const noted = () =>
    bench.sql('select actor, action, detail from private.audit_log where id > $1 order by id', [
      before,
    ]);
  const failToSignIn = async (times: number, email: string = OWNER.email) => {
    for (let at = 0; at < times; at += 1) {
      const { error } = await bench.client().auth.signInWithPassword({ email, password: 'wrong' });
      expect(error?.code).toBe('invalid_credentials');
    }
  };
  const counted = () =>
    bench.sql("select hits from private.rate_limits where bucket like 'wrong-passwords:%'");

  test('five wrong passwords of an account are one entry, and more are no second one', async () => {
    await failToSignIn(4);
    await expect.poll(counted).toEqual([{ hits: 4 }]);
    expect(await noted()).toEqual([]);
    await failToSignIn(4);
    const entry = { actor: null, action: 'refused.sign_in', detail: { account: owner } };
    await expect.poll(counted).toEqual([{ hits: 8 }]);
    await expect.poll(noted).toEqual([entry]);
  });

  test('guesses at an address without an account are not noted', async () => {
    await failToSignIn(6, 'nobody@example.in');
    expect(await counted()).toEqual([]);
    expect(await noted()).toEqual([]);
  });

  test('a sign-up that is refused is noted without the address, and a flood of them is bounded', async () => {
    const signUp = () =>
      bench.client().auth.signUp({ email: 'eve@example.com', password: 'a-long-enough-phrase' });
    await signUp();
    await expect.poll(noted).toEqual([{ actor: null, action: 'refused.sign_up', detail: {} }]);
    await bench.sql("update private.rate_limits set hits = 100 where bucket like 'refusal:%'");
    await signUp();
    const hits = () =>
      bench.sql("select hits from private.rate_limits where bucket like 'refusal:%'");
    await expect.poll(hits).toEqual([{ hits: 101 }]);
    expect(await noted()).toHaveLength(1);
  });

  test('a link to a forgotten password is noted for the account, and for no other address', async () => {
    await bench.client().auth.resetPasswordForEmail('nobody@example.in');
    expect(await noted()).toEqual([]);
    await bench.client().auth.resetPasswordForEmail(OWNER.email);
    expect(await noted()).toEqual([
      { actor: null, action: 'account.recovery_asked', detail: { account: owner } },
    ]);
  });
});
