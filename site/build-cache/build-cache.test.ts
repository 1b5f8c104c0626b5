import {
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { folderOfTest } from '../../tests/support/folders.ts';

let home = '';
const files = () => readdirSync(join(home, 'yctfc'));

/** The module as a new build loads it, with this test's cache folder. */
async function openCache() {
  vi.resetModules();
  return import('./build-cache.ts');
}

beforeEach(() => {
  home = folderOfTest();
  vi.stubEnv('XDG_CACHE_HOME', home);
});
afterEach(() => void vi.unstubAllEnvs());

test('makes equal things once, also in the next build', async () => {
  const make = vi.fn(async () => Buffer.from('picture'));
  const first = await (await openCache()).makeOnce('photo', ['a', 'b'], make);
  const again = await (await openCache()).makeOnce('photo', ['a', 'b'], make);
  expect([first.toString(), again.toString()]).toEqual(['picture', 'picture']);
  expect(make).toHaveBeenCalledTimes(1);
});

test.each([
  ['another kind', 'menu', ['a', 'b']],
  ['another input', 'photo', ['a', 'c']],
  ['the same text in other parts', 'photo', ['ab', '']],
])('%s is another thing', async (_case, kind, inputs) => {
  const { makeOnce } = await openCache();
  await makeOnce('photo', ['a', 'b'], async () => Buffer.from('first'));
  const other = await makeOnce(kind, inputs, async () => Buffer.from('second'));
  expect(other.toString()).toBe('second');
});

test('what fails is not kept, and nothing half-written stays', async () => {
  const { makeOnce } = await openCache();
  await expect(makeOnce('photo', ['a'], () => Promise.reject(new Error('broken')))).rejects.toThrow(
    'broken',
  );
  await makeOnce('photo', ['a'], async () => Buffer.from('whole'));
  expect(files()).toHaveLength(1);
});

test('a folder that cannot be used costs only time', async () => {
  writeFileSync(join(home, 'file'), '');
  vi.stubEnv('XDG_CACHE_HOME', join(home, 'file'));
  const { makeOnce, pruneBuildCache } = await openCache();
  const make = vi.fn(async () => Buffer.from('made'));
  for (const _round of [1, 2])
    expect((await makeOnce('test', ['a'], make)).toString()).toBe('made');
  expect(make).toHaveBeenCalledTimes(2);
  await pruneBuildCache();
});

test('the folder is made for this user alone, also below folders that are not there yet', async () => {
  vi.stubEnv('XDG_CACHE_HOME', join(home, 'deep/cache'));
  const { makeOnce } = await openCache();
  await makeOnce('photo', ['a'], async () => Buffer.from('picture'));
  expect(readdirSync(join(home, 'deep/cache/yctfc'))).toHaveLength(1);
  expect(statSync(join(home, 'deep/cache/yctfc')).mode & 0o777).toBe(0o700);
});

test('what cannot be kept leaves no draft behind', async () => {
  const { makeOnce } = await openCache();
  const make = async () => Buffer.from('picture');
  await makeOnce('photo', ['a'], make);
  const [name = ''] = files();
  rmSync(join(home, 'yctfc', name));
  mkdirSync(join(home, 'yctfc', name));
  expect((await makeOnce('photo', ['a'], make)).toString()).toBe('picture');
  expect(files()).toEqual([name]);
});

test.each([
  [399, 1],
  [401, 0],
])('keeps 400 MB: of one file with %i MB %i', async (megabytes, count) => {
  const { makeOnce, pruneBuildCache } = await openCache();
  await makeOnce('photo', ['a'], async () => Buffer.from('picture'));
  // Nothing but a hole in the file system.
  truncateSync(join(home, 'yctfc', files()[0] ?? ''), megabytes * 1024 * 1024);
  await pruneBuildCache();
  expect(files()).toHaveLength(count);
});

test('keeps what just fits', async () => {
  const { makeOnce, pruneBuildCache } = await openCache();
  for (const name of ['a', 'b']) await makeOnce('photo', [name], async () => Buffer.alloc(100));
  await pruneBuildCache(200);
  expect(files()).toHaveLength(2);
  await pruneBuildCache(199);
  expect(files()).toHaveLength(1);
});

test('versions come from the lockfile', async () => {
  const { versionsOf } = await openCache();
  expect(versionsOf('sharp', 'satori')).toMatch(/^sharp@\d+\.\S+ satori@\d+\.\S+$/);
});

test('drops what was used longest ago', async () => {
  const { makeOnce, pruneBuildCache } = await openCache();
  const seen = new Set<string>();
  for (const [name, age] of [
    ['old', 3],
    ['used', 2],
    ['new', 1],
  ] as const) {
    await makeOnce('photo', [name], async () => Buffer.alloc(100));
    const [latest = ''] = files().filter((file) => !seen.has(file));
    seen.add(latest);
    const then = new Date(Date.now() - age * 3_600_000);
    utimesSync(join(home, 'yctfc', latest), then, then);
  }
  // Reading one makes it the newest.
  await makeOnce('photo', ['old'], async () => Buffer.alloc(0));
  await pruneBuildCache(250);
  const make = vi.fn(async () => Buffer.alloc(100));
  for (const name of ['old', 'new']) await makeOnce('photo', [name], make);
  expect(make).not.toHaveBeenCalled();
  await makeOnce('photo', ['used'], make);
  expect(make).toHaveBeenCalledTimes(1);
});
