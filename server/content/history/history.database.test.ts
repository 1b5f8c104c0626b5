import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { showBuild } from '../../static/builds/kept-builds.ts';
import { openContentDesk } from '../testing/content-desk.ts';

const MENU = 'brands/roll-nation/menu.yaml';
const BRAND = 'brands/roll-nation/brand.yaml';
const DISHES = ['categories', 0, 'dishes'];
const PRICE = [...DISHES, 0, 'price'];
const OTHER = [...DISHES, 1, 'price'];

const desk = await openContentDesk();

const open = async (id = MENU) => (await desk.ask(`/file?id=${encodeURIComponent(id)}`)).body;
const prices = async (): Promise<number[]> =>
  (await open()).values.categories[0].dishes.map(({ price }: { price: number }) => price);
const wordsOf = (changes: { words: string }[]): string[] => changes.map(({ words }) => words);
const restore = (order: object) => desk.ask('/restore', order);

/** @returns the commit */
async function save(change: object): Promise<string> {
  const { version } = await open();
  const order = { id: MENU, version, changes: [change], save: randomUUID() };
  expect((await desk.ask('/save', order)).status).toBe(200);
  return desk.head();
}
const set = (path: readonly (string | number)[], value: number) => save({ op: 'set', path, value });

test('a change of a field, a save of a file and everything since are taken back, once', async () => {
  const original = await open();
  const [price] = await prices();
  const first = await set(PRICE, 95);
  const second = await set(OTHER, 96);
  expect((await restore({ commit: first, id: MENU, path: PRICE })).status).toBe(200);
  expect((await prices()).slice(0, 2)).toEqual([price, 96]);
  const { body: history } = await desk.ask('/history');
  expect(wordsOf(history[0].changes)).toEqual([expect.stringMatching(`price: 95 → ${price}$`)]);
  expect(history.map(({ hasBefore }: { hasBefore: boolean }) => hasBefore)).toEqual([
    true,
    true,
    true,
    false,
  ]);

  const head = await desk.head();
  expect(await restore({ commit: first, id: MENU, path: PRICE })).toMatchObject({
    status: 409,
    body: { message: 'It is like that already. There is nothing to take back.' },
  });
  expect(await desk.head()).toBe(head);

  await restore({ commit: second, id: MENU });
  expect((await prices()).slice(0, 2)).toEqual([95, original.values.categories[0].dishes[1].price]);
  await restore({ commit: first });
  expect((await open()).version).toBe(original.version);
  expect((await restore({ commit: first })).status).toBe(409);
  expect((await restore({ commit: history.at(-1).commit })).status).toBe(409);
});

test('an entry that moved since then is asked about, and none gets the value of another', async () => {
  const commit = await set(PRICE, 87);
  const moved = await save({ op: 'move', path: DISHES, at: 0, to: 1 });
  expect(await restore({ commit, id: MENU, path: PRICE })).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('another name or place') },
  });
  expect(await desk.head()).toBe(moved);
  expect((await restore({ commit, id: MENU })).status).toBe(200);
});

test('a picture is taken back with its file, and told without the file’s name', async () => {
  const { version, values } = await open(BRAND);
  const form = new FormData();
  const blue = { width: 1600, height: 1200, channels: 3, background: '#2255AA' } as const;
  const png = await sharp({ create: blue }).png().toBuffer();
  form.append('picture', new File([new Uint8Array(png)], 'stall.png', { type: 'image/png' }));
  const crop = JSON.stringify({ left: 0, top: 0, width: 1, height: 1 });
  const fields = { id: BRAND, path: '["hero"]', version, alt: values.hero.alt, crop };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const replaced = await desk.ask('/picture', form);
  expect(replaced.status, replaced.body.message).toBe(200);
  const { body: history } = await desk.ask('/history');
  expect(wordsOf(history[0].changes)).toEqual(['Hero: another picture']);
  const order = { commit: await desk.head(), id: BRAND, path: ['hero', 'src'] };
  const restored = await restore(order);
  expect(restored.status, restored.body.message).toBe(200);
  expect((await open(BRAND)).version).toBe(version);
});

test('an undo shows what visitors saw before, and can be undone itself', async () => {
  const before = await desk.head();
  const commit = await set(PRICE, 94);
  const build = (id: string) => ({ id, at: new Date().toISOString(), by: 'owner@example.in' });
  await showBuild(desk.dataDir, { ...build('one'), commit: before });
  await showBuild(desk.dataDir, { ...build('two'), commit });
  expect((await desk.ask('')).body.before).toMatchObject({ commit: before, isNewer: false });
  const { body: undone } = await desk.ask('/undo', { commit: before });
  expect(undone).toMatchObject({
    published: { commit: before },
    before: { commit, isNewer: true },
  });
});
