import { mkdir, readdir, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import type { EnquiryEntry } from '../../supabase/functions/send-contact-email/enquiry-store.ts';
import { folderOfTest } from '../../tests/support/folders.ts';
import { openSpool } from './spool.ts';

let root: string;
let folder: string;
beforeEach(async () => {
  root = folderOfTest();
  folder = join(root, 'not', 'there', 'yet');
});

const idOf = (number: number) => `f47ac10b-58cc-4372-a567-${String(number).padStart(12, '0')}`;
const entry = (number: number) =>
  ({ id: idOf(number), enquiry: {}, journey: {} }) as unknown as EnquiryEntry;
const entries = async () => (await readdir(folder)).filter((name) => name.endsWith('.json'));

it('returns its entries oldest first, also after a restart', async () => {
  let time = 5_000;
  const spool = await openSpool(folder, () => time);
  for (const number of [3, 1, 2]) {
    time += 1;
    await spool.add(entry(number));
  }
  const reopened = await openSpool(folder);
  const names = await reopened.list();
  expect(await Promise.all(names.map((name) => reopened.read(name)))).toEqual([3, 1, 2].map(entry));
  expect(await reopened.holds(idOf(1))).toBe(true);
  expect(await reopened.holds(idOf(4))).toBe(false);
});

it('keeps a submission once, however often it is added concurrently', async () => {
  const spool = await openSpool(folder);
  await Promise.all([1, 1, 1, 2].map((number) => spool.add(entry(number))));
  expect(await spool.list()).toHaveLength(2);
});

it('lists no later entry while an earlier one is still being written', async () => {
  const spool = await openSpool(folder);
  const adding = [1, 2, 3, 4, 5].map((number) => spool.add(entry(number)));
  const seen: number[] = [];
  for (const [at, added] of adding.entries()) {
    await added;
    seen.push(at);
    const shown = (await spool.list()).map((name) => Number(name.slice(-9, -5)));
    expect(shown).toEqual([1, 2, 3, 4, 5].slice(0, shown.length));
  }
  expect(seen).toHaveLength(5);
});

it('refuses entries when it is full, and accepts them when there is room again', async () => {
  const spool = await openSpool(folder);
  const many = Array.from({ length: 10_000 }, (_, at) => `00000000000001-${idOf(at)}.json`);
  await Promise.all(many.map((name) => writeFile(join(folder, name), '{}')));
  await expect(spool.add(entry(99_999))).rejects.toThrow('full');
  await spool.remove(many.slice(0, 1));
  await spool.add(entry(99_999));
  expect(await entries()).toHaveLength(10_000);
});

it('puts an entry aside without losing it, and distinguishes missing from corrupt entries', async () => {
  const spool = await openSpool(folder);
  await spool.add(entry(1));
  const [name = ''] = await spool.list();
  await spool.putAside(name);
  expect(await spool.list()).toEqual([]);
  expect((await readdir(folder)).some((file) => file.endsWith('.refused'))).toBe(true);
  expect(await spool.read(name)).toBeUndefined();
  await writeFile(join(folder, 'broken.json'), '{"lead"');
  await expect(spool.read('broken.json')).rejects.toThrow(SyntaxError);
  await mkdir(join(folder, 'unreadable.json'));
  await expect(spool.read('unreadable.json'), 'no reason to forget it').rejects.toThrow('EISDIR');
});

it('removes what another process has not removed already', async () => {
  const spool = await openSpool(folder);
  await spool.add(entry(1));
  const [name = ''] = await spool.list();
  await spool.remove(['gone.json', name]);
  expect(await spool.list()).toEqual([]);
});

it('lets nobody but the server read an enquiry', async () => {
  const spool = await openSpool(folder);
  await spool.add(entry(1));
  const modeOf = async (path: string) => (await stat(path)).mode & 0o777;
  expect(await modeOf(folder)).toBe(0o700);
  for (const name of await readdir(folder))
    expect([name, await modeOf(join(folder, name))]).toEqual([name, 0o600]);
});

it.each([
  ['removes a draft that was left behind', 'draft', 61, []],
  ['leaves a draft that another process may still be writing', 'draft', 0, []],
  [
    'keeps an entry, however old it is',
    'json',
    365 * 24 * 3_600,
    [`00000000000001-${idOf(1)}.json`],
  ],
])('a start %s', async (_what, ending, ageSeconds, listed) => {
  await openSpool(folder);
  const file = join(folder, `00000000000001-${idOf(1)}.${ending}`);
  await writeFile(file, '{"id"');
  const written = Date.now() / 1000 - ageSeconds;
  await utimes(file, written, written);
  expect(await (await openSpool(folder)).list()).toEqual(listed);
  expect((await readdir(folder)).length).toBe(ending === 'draft' && ageSeconds > 60 ? 1 : 2);
});
