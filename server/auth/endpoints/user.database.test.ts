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

  test('getClaims asks the service, since HS256 has no public key', async () => {
    const { data, error } = await (await bench.signedIn()).auth.getClaims();
    expect(error).toBeNull();
    expect(data?.claims.email).toBe(OWNER.email);
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

describe('a new password', () => {
  const changed = 'a new pass phrase for nine kitchens';

  test('takes effect, keeps this session and ends the others', async () => {
    const other = await bench.signedIn();
    const client = await bench.signedIn();
    const { data, error } = await client.auth.updateUser({ password: changed });
    expect(error).toBeNull();
    expect(data.user?.email).toBe(OWNER.email);
    expect((await client.auth.getUser()).error).toBeNull();
    expect((await client.auth.refreshSession()).error).toBeNull();
    expect((await other.auth.refreshSession()).error?.code).toBe('refresh_token_not_found');
    expect((await bench.client().auth.signInWithPassword(OWNER)).error?.code).toBe(
      'invalid_credentials',
    );
    const again = await bench.client().auth.signInWithPassword({ ...OWNER, password: changed });
    expect(again.error).toBeNull();
  });

  test('must be another one, and not weak', async () => {
    const client = await bench.signedIn();
    const same = await client.auth.updateUser({ password: OWNER.password });
    expect(same.error).toMatchObject({ status: 422, code: 'same_password' });
    const { error } = await client.auth.updateUser({ password: 'short' });
    expect(error).toMatchObject({ status: 422, code: 'weak_password', reasons: ['length'] });
    for (const password of ['', 'qwerty123', OWNER.email, 'owner2026', 'Roll Nation']) {
      expect((await client.auth.updateUser({ password })).error?.code).toBe('weak_password');
    }
  });
});

test('a change that is still on its way when the session ends is refused', async () => {
  const { headers } = withToken(await accessToken());
  const late = withLateBody({ data: { seats: 9 } }, () => bench.sql('delete from auth.sessions'));
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

describe('metadata', () => {
  test('is merged key by key, and null removes a key; no mail tells of it', async () => {
    const client = await bench.signedIn();
    await client.auth.updateUser({ data: { theme: 'dark', tables: 4 } });
    const { data } = await client.auth.updateUser({ data: { theme: null, seats: 9 } });
    expect(data.user?.user_metadata).toMatchObject({ tables: 4, seats: 9 });
    expect(data.user?.user_metadata).not.toHaveProperty('theme');
    expect(bench.wakeCount()).toBe(0);
  });

  test('cannot change id, role or address', async () => {
    const client = await bench.signedIn();
    const forged = { role: 'service_role', sub: 'x', email_verified: false, is_admin: true };
    await client.auth.updateUser({ data: forged });
    const { data } = await client.auth.refreshSession();
    const claims = await bench.keys.verify(data.session?.access_token ?? '');
    expect(claims.role).toBe('authenticated');
    expect(claims.sub).toBe(data.user?.id);
    expect(data.user?.user_metadata).toMatchObject({ sub: data.user?.id, email_verified: true });
  });

  test('has a size limit, also over several updates', async () => {
    const client = await bench.signedIn();
    const piece = 'x'.repeat(2500);
    expect((await client.auth.updateUser({ data: { a: piece } })).error).toBeNull();
    const second = await client.auth.updateUser({ data: { b: piece } });
    expect(second.error).toMatchObject({ status: 400, code: 'validation_failed' });
    expect(second.error?.message).toContain('data');
  });
});

describe('what cannot be changed', () => {
  test('the address, unless it is the same', async () => {
    const client = await bench.signedIn();
    const other = await client.auth.updateUser({ email: 'else@example.in' });
    expect(other.error).toMatchObject({ status: 422, code: 'email_address_not_authorized' });
    const same = await client.auth.updateUser({ email: OWNER.email.toUpperCase() });
    expect(same.error).toBeNull();
  });

  test('phone and app_metadata', async () => {
    const client = await bench.signedIn();
    const phone = await client.auth.updateUser({ phone: '+919876543210' });
    expect(phone.error).toMatchObject({ status: 422, code: 'phone_provider_disabled' });
    const answer = await bench.request('/user', {
      ...withToken(await accessToken()),
      method: 'PUT',
      body: JSON.stringify({ app_metadata: { role: 'admin' } }),
    });
    expect([answer.status, (await answer.json()).error_code]).toEqual([403, 'not_admin']);
  });
});
