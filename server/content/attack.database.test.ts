import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createLead } from '../../supabase/tests/actors.ts';
import { openContentDesk } from './testing/content-desk.ts';

const BRAND = 'brands/roll-nation/brand.yaml';
const FOLDER = dirname(BRAND);

const desk = await openContentDesk();
const blue = { width: 1600, height: 1200, channels: 3, background: '#2255AA' } as const;
const picture = await sharp({ create: blue }).png().toBuffer();

/** Of the file as it is now; the desk would have the rules look at everything. */
const versionOf = async (id = BRAND) =>
  (await desk.repository.list(await desk.head())).get(id) ?? '';
const setSource = async (src: string) => {
  const version = await versionOf();
  const changes = [{ op: 'set', path: ['hero', 'src'], value: src }];
  return desk.ask('/save', { id: BRAND, version, changes, save: randomUUID() }, 'editor');
};
async function sendPicture() {
  const version = await versionOf();
  const form = new FormData();
  form.append('picture', new File([new Uint8Array(picture)], 'x.png', { type: 'image/png' }));
  const crop = JSON.stringify({ left: 0, top: 0, width: 1, height: 1 });
  const fields = { id: BRAND, path: '["hero"]', version, alt: 'A stall', crop };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return desk.ask('/picture', form, 'editor');
}
/** From the folder in which a check looks at the content, and from one in which it may once have looked. */
const waysTo = (name: string) => [
  `./../../../../../${name}`,
  `./../../../../${name}`,
  `../../../../../${name}`,
  join(desk.dataDir, name),
];
/** Past the rules, as content that was saved before they were there. */
async function commitSource(src: string): Promise<void> {
  const parent = await desk.head();
  const text = (await desk.repository.read(parent, BRAND))?.toString('utf8') ?? '';
  const changed = text.replace(/(hero:\s+src: )\S+/, (_all, before) => before + src);
  expect(changed).not.toBe(text);
  const changes = [{ id: BRAND, bytes: Buffer.from(changed) }];
  await desk.repository.commit({ parent, by: 'x', words: 'x', changes });
}

test('a source that leaves the content is refused alike, whether or not there is such a file', async () => {
  mkdirSync(join(desk.dataDir, 'spool'), { recursive: true });
  writeFileSync(join(desk.dataDir, 'spool/there.jpg'), picture);
  const [there, missing] = await Promise.all(
    ['spool/there.jpg', 'spool/missing.jpg'].map(async (name) => {
      const answers = [];
      for (const way of waysTo(name).slice(1)) answers.push(await setSource(way));
      return answers;
    }),
  );
  expect(there?.map(({ status }) => status)).toEqual([422, 422, 422]);
  expect(there).toEqual(missing);
});

test('a new picture removes nothing that is no picture of the content', async () => {
  const pack = join(desk.dataDir, 'content/repository.git/objects');
  const [names] = [
    readdirSync(pack, { recursive: true }).filter((name) => /\.pack$/.test(`${name}`)),
  ];
  const targets = ['spool/enquiry.json', 'postgres/pg_filenode.map', 'spool/seen.jpg'].map(
    (name) => {
      mkdirSync(dirname(join(desk.dataDir, name)), { recursive: true });
      writeFileSync(join(desk.dataDir, name), 'kept');
      return name;
    },
  );
  if (names?.[0]) targets.push(join('content/repository.git/objects', `${names[0]}`));
  for (const name of targets) {
    for (const way of waysTo(name).slice(0, 2)) {
      await commitSource(way);
      const { status, body } = await sendPicture();
      expect([status, body.message]).toEqual([400, 'path must lead to a picture of the file.']);
    }
    expect(existsSync(join(desk.dataDir, name)), name).toBe(true);
  }
});

test('a source that leads to a text of the content, or to nothing, is no picture either', async () => {
  for (const src of ['./missing.jpg', './menu.yaml']) {
    await commitSource(src);
    expect((await sendPicture()).status, src).toBe(400);
  }
  expect((await desk.repository.list(await desk.head())).has(`${FOLDER}/menu.yaml`)).toBe(true);
});

test('a version of another file, and a name that no file has, are refused and never a failure', async () => {
  const held = await desk.repository.list(await desk.head());
  await commitSource('./other.jpg');
  const save = (version = '') => {
    const changes = [{ op: 'set', path: ['x'], value: 'x' }];
    return desk.ask('/save', { id: BRAND, version, changes, save: randomUUID() }, 'editor');
  };
  for (const id of [`${FOLDER}/motif.svg`, 'contact.yaml', `${FOLDER}/menu.yaml`])
    expect((await save(held.get(id))).status, id).toBe(400);
  expect((await save(await versionOf())).status, 'its own').toBe(422);
  for (const id of ['a\0.yaml', '../x.yaml', '.git/x.yaml']) {
    const order = { commit: await desk.head(), id };
    expect((await desk.ask('/restore', order, 'editor')).status, id).toBe(404);
  }
});

const quoted = (length: number) => JSON.stringify('x'.repeat(length));
test.each([
  ['5,000 lists in each other', `${'['.repeat(5_000)}1${']'.repeat(5_000)}`, 400],
  ['twenty thousand values', `[${'1,'.repeat(20_000)}1]`, 400],
  ['a text of 200,000 characters', quoted(200_000), 400],
  ['a text of five megabytes', quoted(5_000_000), 413],
  ['a key of 5,000 characters', `{${quoted(5_000)}:1}`, 400],
])('%s are refused by name and never a failure', async (_what, value, status) => {
  const version = await versionOf('contact.yaml');
  const changes = [{ op: 'set', path: ['x'], value: 'VALUE' }];
  const order = { id: 'contact.yaml', version, changes, save: randomUUID() };
  const answer = await desk.app.request('/save', {
    method: 'POST',
    headers: { 'x-actor': 'editor', 'content-type': 'application/json' },
    body: JSON.stringify(order).replace('"VALUE"', value),
  });
  expect(answer.status).toBe(status);
  const { message } = await answer.json();
  expect(message).toMatch(status === 400 ? /^changes\.0\.value: / : /at most/);
});

test('thirty saves at once hold no connection of the database, and none ends in a failure', async () => {
  const version = await versionOf('contact.yaml');
  const order = { id: 'contact.yaml', version, changes: [{ op: 'set', path: ['x'], value: 'x' }] };
  let settled = 0;
  const saves = Array.from({ length: 30 }, async () => {
    const answer = await desk.app.request('/save', {
      method: 'POST',
      headers: { 'x-actor': 'editor', 'content-type': 'application/json' },
      body: JSON.stringify({ ...order, save: randomUUID() }),
    });
    settled += 1;
    return answer;
  });
  // The first are refused once the queue is full; those in it take seconds each.
  await Promise.race(saves);
  for (let sent = 0; sent < 5; sent += 1)
    await Promise.all(Array.from({ length: 3 }, () => createLead(desk.database)));
  expect(settled, 'enquiries were stored before the saves were over').toBeLessThan(30);
  const answers = await Promise.all(saves);
  const counted = Map.groupBy(answers, ({ status }) => status);
  expect([...counted.keys()].sort()).toEqual([422, 429]);
  for (const answer of counted.get(429) ?? [])
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('an account does no more in a day than its budget, and is told when it goes on', async () => {
  await desk.database.statement(
    `update private.rate_limits set hits = 2000 where bucket like 'content-find:%'`,
    [],
  );
  const find = () => desk.ask('/find?text=xx', undefined, 'editor');
  expect((await find()).status).toBe(200);
  await desk.database.statement(
    `update private.rate_limits set hits = 2000 where bucket like 'content-find:%'`,
    [],
  );
  const { status, body } = await find();
  expect(status).toBe(429);
  expect(body.message).toMatch(/^You have used today's 2000 searches\. You can go on at .+\.$/);
  expect((await desk.ask('/find?text=xx')).status, 'another account').toBe(200);
});
