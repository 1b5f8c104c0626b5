import { randomUUID } from 'node:crypto';
import { createClient } from '@supabase/supabase-js';
import { storeAccount } from '../../../server/auth/passwords.ts';
import { ensureAdministrator } from '../../support/product/administrator.ts';
import { test as base, expect, OWNER } from '../../support/product/product.ts';
import { startTestServer, type TestServer } from '../../support/server/server.ts';

/** A server of its own: what is published there is seen by nobody else's test. */
const test = base.extend<object, { home: TestServer }>({
  home: [
    async ({ playwright: _playwright }, use) => {
      const home = await startTestServer({
        env: { ADMIN_EMAIL: OWNER.email },
        willPublish: true,
      });
      await use(home);
      await home.stop();
    },
    { scope: 'worker' },
  ],
});

// A build of low priority, beside other tests.
test.setTimeout(480_000);

const MENU = 'brands/roll-nation/menu.yaml';
const PASSWORD = 'warm paneer on a rainy roof';

/** What the backend answers to a session. */
const asking = (home: TestServer, token: string) => async (path: string, body?: object) => {
  const answer = await fetch(`${home.url}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      apikey: 'sb_publishable_embedded',
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: await answer.json() };
};

async function createEditor(home: TestServer, email: string) {
  await storeAccount(home.sql, { email, password: PASSWORD });
  const [row] = await home.sql(
    `insert into public.profiles (user_id, role) select id, 'editor' from auth.users where email = $1
     on conflict (user_id) do update set role = 'editor' returning user_id as id`,
    [email],
  );
  const client = createClient(home.url, 'sb_publishable_embedded', {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const { data } = await client.auth.signInWithPassword({ email, password: PASSWORD });
  return { id: String(row?.id), ask: asking(home, data.session?.access_token ?? '') };
}

test('what an editor published and planned is not shown once the editor is removed', async ({
  home,
}) => {
  const owner = asking(home, (await ensureAdministrator(home)).access_token);
  const editor = await createEditor(home, 'mira@team.example');
  const before = await (await fetch(`${home.url}/menu`)).text();
  const { body: menu } = await editor.ask(`/desk/content/file?id=${encodeURIComponent(MENU)}`);
  const path = ['categories', 0, 'dishes', 0, 'price'];
  await editor.ask('/desk/content/save', {
    id: MENU,
    version: menu.version,
    changes: [{ op: 'set', path, value: 93 }],
    save: randomUUID(),
  });
  const { commit } = (await editor.ask('/desk/content')).body.draft;
  const order = (more: object) => editor.ask('/desk/content/publish', { commit, ...more });
  const at = new Date(Date.now() + 3_600_000).toISOString();
  expect((await order({ at })).body.scheduled).toMatchObject([{ at, by: 'mira@team.example' }]);
  expect((await order({})).status).toBe(200);
  const buildStep = async () => (await owner('/desk/content')).body.build?.step;
  await expect.poll(buildStep, { timeout: 120_000 }).toBe('building');

  expect((await owner('/rest/v1/rpc/remove_member', { member: editor.id })).body).toBe(true);
  await expect.poll(buildStep, { timeout: 240_000 }).toBe('failed');
  const { body: state } = await owner('/desk/content');
  expect(state.build.problem).toContain('may no longer publish');
  expect(state.published).toBeNull();
  expect(state.scheduled).toEqual([]);
  expect(await (await fetch(`${home.url}/menu`)).text()).toBe(before);
  const audit = await home.sql(
    `select action, detail->>'account' as account from private.audit_log
     where action in ('content.published', 'content.unscheduled', 'content.refused') order by id`,
  );
  expect(audit).toEqual([
    { action: 'content.unscheduled', account: editor.id },
    { action: 'content.refused', account: editor.id },
  ]);
});
