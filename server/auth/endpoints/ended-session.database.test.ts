import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../tests/support/server/server.ts';
import { storeAccount } from '../passwords.ts';

const OWNER = { email: 'owner@example.in', password: 'nine-kitchens-one-roof' };
const KEY = 'sb_publishable_embedded';
const NOBODY = '00000000-0000-0000-0000-000000000000';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ env: { ADMIN_EMAIL: OWNER.email }, withSite: false });
  await storeAccount(server.sql, OWNER);
});
beforeEach(() =>
  server.sql(
    "insert into public.leads (name, email, message) values ('Asha', 'asha@example.in', 'Hello')",
  ),
);
afterAll(() => server.stop());

const openClient = () => createClient(server.url, KEY, { auth: { autoRefreshToken: false } });

/** A thief who holds the access token of a session, and nothing else. */
async function robbed(owner: SupabaseClient): Promise<SupabaseClient> {
  const token = (await owner.auth.getSession()).data.session?.access_token ?? '';
  return createClient(server.url, KEY, { accessToken: async () => token });
}

const WAYS = {
  'a global log-out': async (owner: SupabaseClient) => void (await owner.auth.signOut()),
  'a refresh token that was used twice': async (owner: SupabaseClient) => {
    const { data } = await owner.auth.getSession();
    const used = { refresh_token: data.session?.refresh_token ?? '' };
    await openClient().auth.refreshSession(used);
    await server.sql("update auth.refresh_tokens set used_at = used_at - interval '1 minute'");
    const reused = await openClient().auth.refreshSession(used);
    expect(reused.error?.code).toBe('refresh_token_already_used');
  },
  'a new password, set elsewhere': async () => {
    const elsewhere = openClient();
    await elsewhere.auth.signInWithPassword(OWNER);
    const password = `${OWNER.password}!`;
    expect((await elsewhere.auth.updateUser({ password })).error).toBeNull();
    OWNER.password = password;
  },
};

test.each(Object.entries(WAYS))('%s ends reading at once', async (_what, end) => {
  const owner = openClient();
  expect((await owner.auth.signInWithPassword(OWNER)).error).toBeNull();
  const thief = await robbed(owner);
  const attempts = () =>
    Promise.all([
      thief.from('leads').select(),
      thief.from('profiles').select('role').eq('user_id', NOBODY),
      thief.rpc('lead_health'),
      thief.rpc('export_person', { address: 'asha@example.in' }),
      thief.from('leads').delete().eq('id', NOBODY),
    ]);
  for (const { error } of await attempts()) expect(error).toBeNull();
  await end(owner);
  for (const { status, data, error } of await attempts()) {
    expect([status, data, error?.code]).toEqual([401, null, 'PT401']);
  }
  // Without rows no policy is asked.
  await server.sql('delete from public.leads');
  for (const { status, data, error } of await attempts()) {
    expect([status, data, error?.code], 'with an empty list').toEqual([401, null, 'PT401']);
  }
});
