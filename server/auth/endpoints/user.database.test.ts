import { describe, expect, test } from 'vitest';
import { OWNER, openOwnerBench } from '../testing/auth-bench.ts';
import { withLateBody } from '../testing/meanwhile.ts';

const bench = await openOwnerBench();

const withToken = (token: string) => ({
  headers: { apikey: 'sb_publishable_test', authorization: `Bearer ${token}` },
});

async function accessToken(): Promise<string> {
  const { data } = await (await bench.signedIn()).auth.getSession();
  return data.session?.access_token ?? '';
}

describe('getUser', () => {
  test('returns the signed-in person', async () => {
    const { data, error } = await (await bench.signedIn()).auth.getUser();
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email: OWNER.email, identities: [{ provider: 'email' }] });
  });

  test('is refused with hosted Supabase’s error codes', async () => {
    const token = await accessToken();
    const codeFor = async (init: RequestInit) => {
      const answer = await bench.request('/user', init);
      return [answer.status, (await answer.json()).error_code];
    };
    expect(await codeFor({ headers: { apikey: 'sb_publishable_test' } })).toEqual([
      401,
      'no_authorization',
    ]);
    expect(await codeFor(withToken('sb_publishable_test'))).toEqual([403, 'bad_jwt']);
    expect(await codeFor(withToken(`${token.slice(0, -3)}abc`))).toEqual([403, 'bad_jwt']);
    const stale = await bench.keys.sign({ exp: 1, sub: crypto.randomUUID() });
    expect(await codeFor(withToken(stale))).toEqual([403, 'bad_jwt']);
    const service = await bench.keys.sign({ role: 'service_role' });
    expect(await codeFor(withToken(service))).toEqual([403, 'bad_jwt']);
    await bench.sql('delete from auth.sessions');
    expect(await codeFor(withToken(token))).toEqual([403, 'session_not_found']);
    await bench.sql('delete from auth.users');
    expect(await codeFor(withToken(token))).toEqual([403, 'user_not_found']);
  });
});

test('a new password must be another one, and not weak', async () => {
  const client = await bench.signedIn();
  const same = await client.auth.updateUser({ password: OWNER.password });
  expect(same.error).toMatchObject({ status: 422, code: 'same_password' });
  const { error } = await client.auth.updateUser({ password: 'short' });
  expect(error).toMatchObject({ status: 422, code: 'weak_password', reasons: ['length'] });
  for (const password of ['', 'qwerty123', OWNER.email, 'owner2026', 'Roll Nation']) {
    expect((await client.auth.updateUser({ password })).error?.code).toBe('weak_password');
  }
});

test('a change that is still on its way when the session ends is refused', async () => {
  const { headers } = withToken(await accessToken());
  const late = withLateBody({ password: 'a new pass phrase for nine kitchens' }, () =>
    bench.sql('delete from auth.sessions'),
  );
  const answer = await bench.request('/user', {
    ...late,
    method: 'PUT',
    headers: { ...late.headers, ...headers },
  });
  expect([answer.status, await answer.json()]).toEqual([
    403,
    expect.objectContaining({
      error_code: 'session_not_found',
      msg: 'The session ended in the meantime',
    }),
  ]);
});

test('nothing but the password can be changed', async () => {
  const client = await bench.signedIn();
  const before = await bench.sql('select * from auth.users');
  const forged = { email: 'else@example.in', phone: '+919876543210', data: { role: 'admin' } };
  expect((await client.auth.updateUser(forged)).error?.code).toBe('validation_failed');
  expect(await bench.sql('select * from auth.users')).toEqual(before);
});
