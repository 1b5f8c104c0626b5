import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../tests/support/server/server.ts';
import { storeAccount } from './passwords.ts';
import { addDevice, enterCode } from './testing/device.ts';

const OWNER = { email: 'owner@example.in', password: 'nine-kitchens-one-roof' };

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ env: { ADMIN_EMAIL: OWNER.email }, withSite: false });
  await storeAccount(server.sql, OWNER);
  await server.sql(
    "insert into public.leads (name, email, message) values ('Asha', 'asha@example.in', 'Hello')",
  );
});
afterAll(() => server.stop());

const openClient = () =>
  createClient(server.url, 'sb_publishable_embedded', { auth: { autoRefreshToken: false } });

async function signIn(): Promise<SupabaseClient> {
  const client = openClient();
  const { error } = await client.auth.signInWithPassword(OWNER);
  if (error) throw error;
  return client;
}

const readLeads = async (client: SupabaseClient) =>
  (await client.from('leads').select()).data?.length;

const clear = (client: SupabaseClient) =>
  client.from('leads').delete().gte('id', '00000000-0000-0000-0000-000000000000');

test('the password alone, or an earlier token, can neither read nor delete leads', async () => {
  const before = await signIn();
  const token = (await before.auth.getSession()).data.session?.access_token ?? '';
  const owner = await signIn();
  expect([await readLeads(before), await readLeads(owner)]).toEqual([1, 1]);
  // Uses the current code: the server's clock runs on and may be half a minute ahead when it
  // arrives.
  const device = await addDevice(owner, 'Phone', 0);
  const intruder = await signIn();
  const stolen = createClient(server.url, 'sb_publishable_embedded', {
    accessToken: async () => token,
  });
  expect(await readLeads(intruder)).toBe(0);
  await clear(intruder);
  // The first code ended the session of the earlier token.
  expect(await stolen.from('leads').select()).toMatchObject({ status: 401, data: null });
  expect(await clear(stolen)).toMatchObject({ status: 401 });
  expect(await server.sql('select from public.leads')).toHaveLength(1);

  // Metadata that users may edit cannot raise the assurance level.
  await intruder.auth.updateUser({ data: { aal: 'aal2', app_metadata: { aal: 'aal2' } } });
  await intruder.auth.refreshSession();
  expect(await readLeads(intruder)).toBe(0);

  expect(await readLeads(owner)).toBe(1);
  expect((await enterCode(intruder, device, 1)).error).toBeNull();
  expect(await readLeads(intruder)).toBe(1);
});
