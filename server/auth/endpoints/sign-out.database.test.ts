import type { SupabaseClient } from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import { type Browser, OWNER, openOwnerBench } from '../testing/auth-bench.ts';

const bench = await openOwnerBench();

const canRefresh = async (client: SupabaseClient) =>
  (await client.auth.refreshSession()).error === null;

test.each([
  ['global', false, false],
  ['local', false, true],
  ['others', true, false],
] as const)('%s leaves this session: %s, and another: %s', async (scope, here, there) => {
  const [client, other] = [await bench.signedIn(), await bench.signedIn()];
  const { data } = await client.auth.getSession();
  expect((await client.auth.signOut({ scope })).error).toBeNull();
  const token = { refresh_token: data.session?.refresh_token ?? '' };
  const { error } = await bench.client().auth.refreshSession(token);
  expect(error?.code).toBe(here ? undefined : 'refresh_token_not_found');
  expect(await canRefresh(other)).toBe(there);
});

test('the endpoint answers 204 once and refuses unknown scopes', async () => {
  const client = await bench.signedIn();
  const { data } = await client.auth.getSession();
  const post = (query: string) =>
    bench.post(`/logout${query}`, {}, { authorization: `Bearer ${data.session?.access_token}` });
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
  const answer = await bench.post(
    `/logout?scope=${scope}`,
    {},
    {
      authorization: `Bearer ${data.session?.access_token}`,
      ...(isSent && { cookie: browser.cookie ?? '' }),
    },
  );
  const [cookie] = answer.headers.getSetCookie();
  if (set) expect(cookie).toMatch(set);
  else expect(cookie).toBeUndefined();
});
