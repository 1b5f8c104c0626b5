import { beforeEach, describe, expect, test } from 'vitest';
import { createOwner, OWNER, openBench } from '../testing/auth-bench.ts';
import { notBefore } from './mail-links.ts';

const bench = await openBench();

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

const lifetime = () =>
  bench.sql(
    `select extract(epoch from expires_at - created_at)::float8 / 3600 as hours
     from auth.one_time_tokens`,
  );

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

  test('works once, also when used concurrently', async () => {
    const token = await signUp();
    const answers = await Promise.all(Array.from({ length: 6 }, () => verify(token)));
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
    expect((await verify(token)).error).toMatchObject(expired);
    const stored = await bench.sql("select encode(token_hash, 'escape') from auth.one_time_tokens");
    expect(JSON.stringify(stored)).not.toContain(token);
  });

  test('expires after a day', async () => {
    const token = await signUp();
    expect(await lifetime()).toEqual([{ hours: 24 }]);
    await bench.sql("update auth.one_time_tokens set expires_at = now() - interval '1 second'");
    expect((await verify(token)).error).toMatchObject(expired);
  });
});

describe('a recovery link', () => {
  beforeEach(() => createOwner(bench));

  async function recover(): Promise<string> {
    const { data, error } = await bench.client().auth.resetPasswordForEmail(OWNER.email);
    expect([data, error]).toEqual([{}, null]);
    return bench.newestToken();
  }

  test('expires after an hour', async () => {
    await recover();
    expect(await lifetime()).toEqual([{ hours: 1 }]);
  });

  test('is invalidated by a password change', async () => {
    const token = await recover();
    const client = bench.client();
    await client.auth.signInWithPassword(OWNER);
    await client.auth.updateUser({ password: 'a new pass phrase' });
    expect((await verify(token, 'recovery')).error).toMatchObject(expired);
  });
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
    expect(error).toMatchObject({ status: 400, code: 'validation_failed' });
  });

  test.each([
    [{ type: 'invite', token_hash: 'x' }, 'type'],
    [{ type: 'constructor', token_hash: 'x' }, 'type'],
    [{ token_hash: 'x' }, 'type'],
    [{ type: 'email' }, 'token_hash'],
    [{ type: 'email', token_hash: '' }, 'token_hash'],
    [{ type: 'email', token_hash: 7 }, 'token_hash'],
  ])('%o', async (body, field) => {
    const answer = await bench.post('/verify', body);
    expect(answer.status).toBe(400);
    const { error_code, msg } = await answer.json();
    expect(error_code).toBe('validation_failed');
    expect(msg).toMatch(new RegExp(`^${field}:`));
  });
});

test.each(['recover', 'resend'])('%s wakes the mail worker, but not if refused', async (name) => {
  const body = { type: 'signup', email: OWNER.email };
  await bench.post(`/${name}`, { ...body, email: 'not an address' });
  expect(bench.wakeCount()).toBe(0);
  await bench.post(`/${name}`, body);
  expect(bench.wakeCount()).toBe(1);
});

describe('recover', () => {
  test('answers known and unknown addresses alike and mails only the known one', async () => {
    await createOwner(bench);
    const known = await bench.post('/recover', { email: OWNER.email });
    const unknown = await bench.post('/recover', { email: 'nobody@example.in' });
    expect([known.status, await known.text()]).toEqual([200, '{}']);
    expect([unknown.status, await unknown.text()]).toEqual([200, '{}']);
    const mails = await bench.sql('select recipient, subject from private.mail_outbox');
    expect(mails).toEqual([{ recipient: OWNER.email, subject: 'Set a new password for YCTFC' }]);
    const [user] = await bench.sql<Record<string, Date>>('select * from auth.users');
    expect(user?.recovery_sent_at).toBeInstanceOf(Date);
  });

  test('requires an address', async () => {
    const { error } = await bench.client().auth.resetPasswordForEmail('not an address');
    expect(error).toMatchObject({ status: 400, code: 'validation_failed' });
    expect(error?.message).toContain('email');
  });
});

describe('resend', () => {
  const resend = (email: string) => bench.client().auth.resend({ type: 'signup', email });

  test('mails neither strangers nor confirmed accounts, with the same answer', async () => {
    await createOwner(bench);
    expect((await resend(OWNER.email)).error).toBeNull();
    expect((await resend('nobody@example.in')).error).toBeNull();
    expect(await bench.mailTexts()).toEqual([]);
  });

  test('refuses other types, and no address', async () => {
    const cases = [
      { type: 'signup' },
      { type: 'magic', email: OWNER.email },
      { type: 'sms', phone: '+919876543210' },
    ];
    for (const body of cases) {
      const answer = await bench.post('/resend', body);
      expect(answer.status).toBe(400);
      expect((await answer.json()).error_code).toBe('validation_failed');
    }
  });
});

test.each([
  ['result', () => Promise.resolve('done')],
  ['failure', () => Promise.reject(new Error('refused'))],
])('delays a quick %s, whose time would tell whether an account exists', async (_what, begin) => {
  const began = performance.now();
  await notBefore(50, begin()).catch(() => {});
  expect(performance.now() - began).toBeGreaterThan(45);
});
