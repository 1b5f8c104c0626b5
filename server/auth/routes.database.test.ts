import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AuthBench, openAuthBench } from './testing/auth-bench.ts';

let bench: AuthBench;
beforeAll(async () => {
  bench = await openAuthBench();
});
afterAll(() => bench.close());

const withKey = { headers: { apikey: 'sb_publishable_test' } };

test('every endpoint requires the publishable key', async () => {
  for (const path of ['/settings', '/user', '/nowhere', '/health']) {
    const none = await bench.request(path);
    expect([none.status, await none.json()]).toEqual([
      401,
      expect.objectContaining({ message: 'No API key found in request' }),
    ]);
    const wrong = await bench.request(path, { headers: { apikey: 'sb_publishable_else' } });
    expect([wrong.status, await wrong.json()]).toEqual([
      401,
      expect.objectContaining({ message: 'Invalid API key' }),
    ]);
  }
});

test('settings and health describe the service', async () => {
  const settings = await (await bench.request('/settings', withKey)).json();
  expect(settings).toEqual({
    external: { anonymous_users: false, email: true, phone: false },
    ...{ disable_signup: false, mailer_autoconfirm: false, phone_autoconfirm: false },
    ...{ sms_provider: '', saml_enabled: false },
  });
  expect((await bench.request('/health', withKey)).status).toBe(200);
});

test('the key set is empty and public', async () => {
  const answer = await bench.request('/.well-known/jwks.json');
  expect(await answer.json()).toEqual({ keys: [] });
});

test('anything else is 404 in JSON', async () => {
  const cases = [
    ['GET', '/nowhere'],
    ['POST', '/otp'],
    ['GET', '/admin/users'],
    ['DELETE', '/user'],
    ['GET', '/signup'],
  ] as const;
  for (const [method, path] of cases) {
    const answer = await bench.request(path, { method, ...withKey });
    expect([method, path, answer.status]).toEqual([method, path, 404]);
    expect(await answer.json()).toMatchObject({ code: 404, error_code: 'not_found' });
  }
});

test('a preflight of another origin gets no permission', async () => {
  const answer = await bench.request('/token', {
    method: 'OPTIONS',
    headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
  });
  expect(answer.status).toBe(204);
  expect(answer.headers.get('access-control-allow-origin')).toBeNull();
});

test('errors have the shape of the API version that the client requests', async () => {
  const versioned = await bench.request('/user', {
    headers: { ...withKey.headers, 'x-supabase-api-version': '2024-01-01' },
  });
  expect(versioned.headers.get('x-supabase-api-version')).toBe('2024-01-01');
  expect(await versioned.json()).toEqual({
    code: 'no_authorization',
    message: 'This endpoint requires a Bearer token',
  });
  const older = await bench.request('/user', withKey);
  expect(older.headers.get('x-supabase-api-version')).toBeNull();
  expect(await older.json()).toEqual({
    code: 401,
    error_code: 'no_authorization',
    msg: 'This endpoint requires a Bearer token',
  });
});

test('a defect is answered without details and logged without values', async () => {
  await bench.sql('alter table private.rate_limits rename to rate_limits_away');
  const answer = await bench.request('/token?grant_type=password', {
    method: 'POST',
    ...withKey,
    body: JSON.stringify({ email: 'owner@example.in', password: 'nine-kitchens' }),
  });
  await bench.sql('alter table private.rate_limits_away rename to rate_limits');
  expect(answer.status).toBe(500);
  expect(await answer.json()).toMatchObject({ error_code: 'unexpected_failure' });
  expect(bench.logged()).toContain('auth request failed');
  expect(bench.logged()).not.toContain('owner@example.in');
});
