import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { CONTENT_LIMITS } from '../../contract/desk/content/content-limits.ts';
import { type Actor, openContentDesk } from './testing/content-desk.ts';

const MENU = 'brands/roll-nation/menu.yaml';
const CONTACT = 'contact.yaml';
const PRICE = ['categories', 0, 'dishes', 0, 'price'];

const desk = await openContentDesk();

const open = async (id = MENU) => (await desk.ask(`/file?id=${encodeURIComponent(id)}`)).body;
const textOf = async (id = MENU) =>
  (await desk.repository.read(await desk.head(), id))?.toString('utf8') ?? '';
const set = (path: readonly (string | number)[], value: unknown) => ({ op: 'set', path, value });

const setRole = (role: string) =>
  desk.database.statement(
    `update public.profiles set role = $1
     where user_id = (select id from auth.users where email = 'editor@example.in')`,
    [role],
  );

async function save(change: object, given: { version?: string; actor?: Actor; key?: string } = {}) {
  const { version = (await open()).version, actor = 'owner', key = randomUUID() } = given;
  return desk.ask('/save', { id: MENU, version, changes: [change], save: key }, actor);
}

test('the state lists every file, and what differs from what visitors see', async () => {
  const { status, body } = await desk.ask('');
  expect(status).toBe(200);
  expect(body).toMatchObject({ role: 'owner', published: null, before: null, build: null });
  expect(body.files.find(({ id }: { id: string }) => id === MENU)).toMatchObject({
    area: 'menus',
    isChanged: false,
  });
});

test('a saved price is one line of the file, in the name of whoever saved it, once', async () => {
  const before = await textOf();
  const key = randomUUID();
  const { version } = await open();
  const first = await save(set(PRICE, 99), { actor: 'editor', key, version });
  expect(first.status).toBe(200);
  expect((await save(set(PRICE, 99), { actor: 'editor', key, version })).body).toEqual(first.body);
  const after = await textOf();
  const changed = after.split('\n').filter((line, at) => line !== before.split('\n')[at]);
  expect(changed).toEqual([expect.stringContaining('price: 99')]);
  const { body: history } = await desk.ask(`/history?id=${encodeURIComponent(MENU)}`);
  expect(history).toHaveLength(2);
  expect(history[0]).toMatchObject({ by: 'editor@example.in' });
  expect(history[0].changes[0].words).toMatch(/price: \d+ → 99$/);
  const { body: state } = await desk.ask('', undefined, 'editor');
  expect(state).toMatchObject({ role: 'editor', draft: { by: 'editor@example.in' } });
  expect(
    state.files
      .filter(({ isChanged }: { isChanged: boolean }) => isChanged)
      .map((f: { id: string }) => f.id),
  ).toEqual([MENU]);
});

test('what somebody else changed is put together; the same field is asked about', async () => {
  const { version, values } = await open();
  const other = ['categories', 0, 'dishes', 1, 'price'];
  expect((await save(set(other, 101), { version, actor: 'editor' })).status).toBe(200);
  expect((await save(set(PRICE, 102), { version })).status).toBe(200);
  expect(await textOf()).toContain('price: 101');
  const disputed = await save(set(other, 103), { version });
  expect(disputed).toMatchObject({
    status: 409,
    body: { by: 'owner@example.in', fields: [{ path: other, theirs: 101 }] },
  });
  expect(values).toBeTruthy();
});

test('the space says what content takes on the disk, and how much it may', async () => {
  const { body } = await desk.ask('/space');
  expect(body.history).toBeGreaterThan(body.pictures);
  expect(body.pictures).toBeGreaterThan(1e6);
  expect(body.allowed).toBe(CONTENT_LIMITS.maxStoredBytes);
});

test('a save of somebody who loses the right meanwhile stands in the log all the same', async () => {
  const { save: saveIn } = desk.work;
  vi.spyOn(desk.work, 'save').mockImplementationOnce(async (...order) => {
    const done = await saveIn(...order);
    await setRole('member');
    return done;
  });
  expect((await save(set(PRICE, 104), { actor: 'editor' })).status).toBe(200);
  await setRole('editor');
  const [entry] = await desk.database.statement(
    `select u.email, a.action from private.audit_log a join auth.users u on u.id = a.actor
     where a.detail->>'commit' = $1`,
    [await desk.head()],
  );
  expect(entry).toEqual({ email: 'editor@example.in', action: 'content.saved' });
});

test('what cannot be published is refused with its field, and nothing is saved', async () => {
  const before = await desk.head();
  const refused = await save(set(PRICE, 'dear'));
  expect(refused.status).toBe(422);
  expect(refused.body.faults[0]).toMatchObject({ file: `content/${MENU}` });
  expect((await save(set(['categories', 99, 'dishes'], []))).status).toBe(422);
  expect(await desk.head()).toBe(before);
});

test('a plan is listed with who made it, and anybody who keeps the site takes it back', async () => {
  const commit = await desk.head();
  const at = new Date(Date.now() + 3_600_000).toISOString();
  const { body } = await desk.ask('/publish', { commit, at }, 'editor');
  expect(body.scheduled).toEqual([{ id: expect.any(String), at, commit, by: 'editor@example.in' }]);
  const [{ id }] = body.scheduled;
  expect((await desk.ask('/unschedule', { id })).body.scheduled).toEqual([]);
  const log = await desk.database.statement(
    `select u.email, a.action, a.detail->>'reason' as reason
     from private.audit_log a join auth.users u on u.id = a.actor
     where a.detail->>'planned' = $1 order by a.id`,
    [id],
  );
  expect(log).toEqual([
    { email: 'editor@example.in', action: 'content.scheduled', reason: null },
    { email: 'owner@example.in', action: 'content.unscheduled', reason: 'taken back' },
  ]);
});

test('more plans than anybody makes are refused', async () => {
  const commit = await desk.head();
  await desk.database.statement(
    `insert into private.planned_publishings (id, at, commit, account)
     select gen_random_uuid(), now() + interval '1 day', $1, id
     from auth.users, generate_series(1, 50) where email = 'owner@example.in'`,
    [commit],
  );
  const at = new Date(Date.now() + 3_600_000).toISOString();
  expect((await desk.ask('/publish', { commit, at })).status).toBe(409);
  await desk.database.statement('delete from private.planned_publishings', []);
});

test('words of a page lead to their field', async () => {
  const { values } = await open();
  const { name } = values.categories[0].dishes[0];
  const { body } = await desk.ask(`/find?${new URLSearchParams({ text: name, page: '/menu' })}`);
  expect(body[0]).toMatchObject({ id: MENU, path: ['categories', 0, 'dishes', 0, 'name'] });
});

test.each([
  ['/file?id=../../etc/passwd', undefined, 404],
  ['/file?id=brands/roll-nation/hero.jpg', undefined, 404],
  ['/history?id=:(top)*', undefined, 404],
  ['/find?text=x', undefined, 400],
  ['/save', { id: CONTACT }, 400],
  [
    '/save',
    { id: '../package.json', version: 'x', changes: [set(['name'], 'x')], save: randomUUID() },
    404,
  ],
  ['/add', { slug: '../x', values: {}, body: '' }, 400],
  ['/add', { slug: 'x', values: [], body: '' }, 400],
  ['/restore', { commit: 'HEAD' }, 400],
  ['/restore', { commit: 'a'.repeat(40) }, 404],
  ['/publish', { commit: 'b'.repeat(40) }, 404],
  ['/publish', { commit: '--help' }, 400],
  ['/unschedule', { id: 'x' }, 400],
  ['/undo', { commit: 'b'.repeat(40) }, 409],
] as const)('%s with %o is refused with %i and a sentence', async (path, body, status) => {
  const answer = await desk.ask(path, body);
  expect(answer.status, answer.body.message).toBe(status);
  expect(answer.body.message).toMatch(/\w/);
});

const ENDPOINTS = ['', '/file?id=contact.yaml', '/space', '/history', '/find?text=xx'];
const POSTED = [
  '/save',
  '/add',
  '/restore',
  '/picture',
  '/preview',
  '/preview-address',
  '/publish',
  '/unschedule',
  '/undo',
];
test.each(['caller', 'viewer', 'stranger'] as const)('%s gets nothing', async (actor) => {
  const status = actor === 'stranger' ? 401 : 403;
  for (const path of ENDPOINTS)
    expect((await desk.ask(path, undefined, actor)).status).toBe(status);
  for (const path of POSTED) expect((await desk.ask(path, {}, actor)).status, path).toBe(status);
});

async function countSpent(budget: string): Promise<number> {
  const [row] = await desk.database.statement(
    'select coalesce(sum(hits), 0)::int as hits from private.rate_limits where bucket like $1',
    [`content-${budget}:%`],
  );
  return Number(row?.hits);
}

test('a publishing that is pressed again while it is under way is counted once', async () => {
  const before = await countSpent('build');
  const commit = await desk.head();
  for (let press = 0; press < 3; press += 1)
    expect((await desk.ask('/publish', { commit })).status).toBe(200);
  expect(await countSpent('build')).toBe(before + 1);
});

test('whoever lost the right while an order waited is refused when its turn has come', async () => {
  const spent = await countSpent('save');
  const saving = vi.spyOn(desk.work, 'save').mockImplementationOnce(async () => {
    // Both were let in; the second waits for the first.
    await vi.waitFor(async () => expect(await countSpent('save')).toBe(spent + 2));
    await desk.database.statement(
      "update public.profiles set role = 'viewer' where role = 'editor'",
      [],
    );
    return { file: await open(), commit: undefined };
  });
  const { version } = await open();
  const send = () => save(set(PRICE, 61), { actor: 'editor', version });
  const answers = await Promise.all([send(), send()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
  expect(saving).toHaveBeenCalledOnce();
});
