import { randomBytes, randomUUID } from 'node:crypto';
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCast, createMember, signedIn } from '../../../supabase/tests/actors.ts';
import { createTestDatabase } from '../../../tests/support/database/database.ts';
import { folderOfFile } from '../../../tests/support/folders.ts';
import { shapeOf } from '../../../tests/support/markers/markers.ts';
import { createSealer } from '../../auth/keys.ts';
import type { Caller } from '../../caller.ts';
import type { AppEnv } from '../../context.ts';
import {
  buildFolder,
  keepPreview,
  showBefore,
  showBuild,
} from '../../static/builds/kept-builds.ts';
import { writeBuiltSite } from '../../testing/built-site.ts';
import { issueTicket, openPreview } from './serve-preview.ts';

const { database } = await createTestDatabase();
const cast = await createCast(database);
const keys = createSealer([{ id: 'ours', bytes: randomBytes(32) }]);
const built = writeBuiltSite();
const dataDir = folderOfFile();
const build = (id: string) => ({ id, commit: id, at: new Date().toISOString(), by: 'owner' });

beforeEach(async () => {
  rmSync(join(dataDir, 'site'), { recursive: true, force: true });
  cpSync(built, buildFolder(dataDir, 'draft'), { recursive: true });
  await keepPreview(dataDir, { id: 'draft', commit: 'draft', at: new Date().toISOString() });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A server; several of them share the database. */
async function openSite(siteUrl = 'https://yctfc.example') {
  const { show, routes } = await openPreview({ env: { dataDir, siteUrl }, keys, database });
  const app = new Hono<AppEnv>()
    .route('/preview', routes)
    .use(show)
    .get('*', (c) => c.text('live'));
  return {
    async redeem(ticket: string) {
      const answer = await app.request(`/preview/${ticket}`);
      const set = answer.headers.get('set-cookie') ?? '';
      return { status: answer.status, set, cookie: set.split(';')[0] ?? '', answer };
    },
    async look(path: string, cookie: string) {
      const answer = await app.request(path, { headers: { cookie } });
      return (await answer.text()) === 'live' ? 'live' : 'draft';
    },
    read: async (path: string, cookie: string) =>
      (await app.request(path, { headers: { cookie } })).text(),
  };
}
const open = async (site: Awaited<ReturnType<typeof openSite>>, caller = cast.editor) =>
  (await site.redeem(await issueTicket(database, caller))).cookie;
const asOwner = (call: string, values: unknown[]) =>
  database.transactionAs(cast.administrator, (tx) => tx.query(`select public.${call}`, values));
const newEditor = async () => {
  const id = await createMember(database, `${randomUUID()}@team.example`, 'editor');
  return { id, caller: signedIn(id) };
};

test('the bar is added behind the page, whatever its words hold', async () => {
  const page = '<!doctype html><html><body><p title="</body> onclick=x()">About</p></body></html>';
  writeFileSync(join(buildFolder(dataDir, 'draft'), 'about.html'), page);
  const site = await openSite();
  const shape = shapeOf(await site.read('/about', await open(site)));
  expect(shape).toEqual([...shapeOf(page), 'script defer src'].sort());
});

test('a browser that was let in sees the draft, and never in place of the desk', async () => {
  const site = await openSite();
  const cookie = await open(site);
  expect(await site.look('/about', cookie)).toBe('draft');
  expect(await site.look('/nowhere', cookie)).toBe('draft');
  expect(await site.look('/admin', cookie)).toBe('live');
  expect(await site.look('/about', '__Host-yctfc-draft=made-up')).toBe('live');
});

test('the cookie belongs to this host alone where the site is https', async () => {
  const caller = cast.administrator;
  const secure = await (await openSite()).redeem(await issueTicket(database, caller));
  expect(secure.set).toMatch(/^__Host-yctfc-draft=\S+; Max-Age=3600; Path=\/; HttpOnly; Secure/);
  const plain = await (await openSite('http://localhost')).redeem(
    await issueTicket(database, caller),
  );
  expect(plain.set).toMatch(/^yctfc-draft=/);
  expect(plain.set).not.toContain('Secure');
});

test('a ticket opens once, at whichever server, also when two ask at the same moment', async () => {
  const [one, other] = [await openSite(), await openSite()];
  const ticket = await issueTicket(database, cast.editor);
  const answers = await Promise.all(
    [one, other, one, other].map(async (site) => (await site.redeem(ticket)).status),
  );
  expect(answers.sort()).toEqual([302, 410, 410, 410]);
  const again = await one.redeem(ticket);
  expect(again.status).toBe(410);
  expect(await again.answer.text()).toContain('has been used up');
  expect(again.set).toBe('');
});

test('a ticket is over after a minute, and none of ours opens nothing', async () => {
  const site = await openSite();
  const ticket = await issueTicket(database, cast.editor);
  await database.statement(
    "update private.draft_tickets set made_at = now() - interval '61 s'",
    [],
  );
  for (const tried of [ticket, 'f'.repeat(64), 'x', '%00'])
    expect((await site.redeem(tried)).status).toBe(410);
});

test('what ends the right ends the ticket and the look at the draft', async () => {
  const ends: [string, (id: string) => Promise<unknown>][] = [
    ['removed', (id) => asOwner('remove_member($1)', [id])],
    ['viewer', (id) => asOwner('change_member_role($1, $2)', [id, 'viewer'])],
    ['log-out', (id) => database.statement('delete from auth.sessions where id = $1', [id])],
  ];
  for (const [name, end] of ends) {
    const { id, caller } = await newEditor();
    const ticket = await issueTicket(database, caller);
    const [site, other] = [await openSite(), await openSite()];
    const cookie = await open(site, caller);
    expect(await site.look('/about', cookie), name).toBe('draft');
    await end(id);
    expect(await other.look('/about', cookie), name).toBe('live');
    expect((await other.redeem(ticket)).status, name).toBe(410);
    expect(await site.look('/about', cookie), name).toBe('live');
  }
});

test('the cookie lives with the session that asked, whatever other session its account has', async () => {
  const { id, caller } = await newEditor();
  const session = randomUUID();
  await database.statement(
    "insert into auth.sessions (id, user_id, method) values ($1, $2, 'password')",
    [session, id],
  );
  const second: Caller = { ...caller, claims: { ...caller.claims, session_id: session } };
  const site = await openSite();
  const [first, later] = [await open(site, caller), await open(site, second)];
  await database.statement('delete from auth.sessions where id = $1', [id]);
  expect(await site.look('/about', first)).toBe('live');
  expect(await site.look('/about', later)).toBe('draft');
});

test('with a second factor a session that has not used it sees no draft', async () => {
  const { id, caller } = await newEditor();
  const site = await openSite();
  const cookie = await open(site, caller);
  await database.statement(
    "insert into auth.mfa_factors (user_id, factor_type, secret, status) values ($1, 'totp', 'sealed', 'verified')",
    [id],
  );
  expect(await site.look('/about', cookie)).toBe('live');
  const strong: Caller = { ...caller, claims: { ...caller.claims, aal: 'aal2' } };
  expect(await site.look('/about', await open(site, strong))).toBe('draft');
});

test('a publishing and an undo end what was opened before; the draft can be opened again', async () => {
  const site = await openSite();
  vi.useFakeTimers({ now: Date.now() - 2_000, toFake: ['Date'] });
  const cookie = await open(site);
  expect(await site.look('/about', cookie)).toBe('draft');
  await showBuild(dataDir, build('draft'));
  expect(await site.look('/about', cookie)).toBe('live');
  vi.setSystemTime(Date.now() + 4_000);
  expect(await site.look('/about', await open(site))).toBe('draft');
  await showBefore(dataDir);
  expect(await site.look('/about', cookie)).toBe('live');
});
