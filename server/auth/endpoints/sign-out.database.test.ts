import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  type AuthBench,
  type Browser,
  createOwner,
  OWNER,
  openAuthBench,
  signedInClient,
} from '../testing/auth-bench.ts';

let bench: AuthBench;
beforeAll(async () => {
  bench = await openAuthBench();
});
beforeEach(async () => {
  await bench.reset();
  await createOwner(bench);
});
afterAll(() => bench.close());

const canRefresh = async (client: SupabaseClient) =>
  (await client.auth.refreshSession()).error === null;

test('global ends every session', async () => {
  const [here, there] = [await signedInClient(bench), await signedInClient(bench)];
  expect((await here.auth.signOut()).error).toBeNull();
  expect((await here.auth.getSession()).data.session).toBeNull();
  expect(await canRefresh(there)).toBe(false);
});

test('local ends this session only', async () => {
  const [here, there] = [await signedInClient(bench), await signedInClient(bench)];
  const { data } = await here.auth.getSession();
  expect((await here.auth.signOut({ scope: 'local' })).error).toBeNull();
  expect(await canRefresh(there)).toBe(true);
  const stale = await bench
    .client()
    .auth.refreshSession({ refresh_token: data.session?.refresh_token ?? '' });
  expect(stale.error).toMatchObject({ status: 400, code: 'refresh_token_not_found' });
});

test('others ends all but this session', async () => {
  const [here, there] = [await signedInClient(bench), await signedInClient(bench)];
  expect((await here.auth.signOut({ scope: 'others' })).error).toBeNull();
  expect(await canRefresh(here)).toBe(true);
  expect(await canRefresh(there)).toBe(false);
});

test('the endpoint answers 204 once and refuses unknown scopes', async () => {
  const client = await signedInClient(bench);
  const { data } = await client.auth.getSession();
  const post = (query: string) =>
    bench.request(`/logout${query}`, {
      method: 'POST',
      headers: {
        apikey: 'sb_publishable_test',
        authorization: `Bearer ${data.session?.access_token}`,
      },
    });
  const unknown = await post('?scope=everyone');
  expect([unknown.status, (await unknown.json()).error_code]).toEqual([400, 'validation_failed']);
  const first = await post('?scope=global');
  expect([first.status, await first.text()]).toEqual([204, '']);
  const second = await post('?scope=global');
  expect([second.status, (await second.json()).error_code]).toEqual([403, 'session_not_found']);
});

test.each([
  ['global', true, /^__Secure-yctfc-device=; Max-Age=0; Path=\/auth\/v1/],
  ['global', false, undefined],
  ['local', true, undefined],
  ['others', true, /^__Secure-yctfc-device=[\w-]{43}\.[\w-]{43}; Max-Age=15552000/],
])('%s, from a browser with the device’s cookie: %s', async (scope, isSent, set) => {
  const browser: Browser = {};
  const client = bench.client(undefined, browser);
  await client.auth.signInWithPassword(OWNER);
  const { data } = await client.auth.getSession();
  const answer = await bench.request(`/logout?scope=${scope}`, {
    method: 'POST',
    headers: {
      ...{ apikey: 'sb_publishable_test', authorization: `Bearer ${data.session?.access_token}` },
      ...(isSent && { cookie: browser.cookie ?? '' }),
    },
  });
  const [cookie] = answer.headers.getSetCookie();
  if (set) expect(cookie).toMatch(set);
  else expect(cookie).toBeUndefined();
});
