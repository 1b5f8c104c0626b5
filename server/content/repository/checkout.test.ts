import { cpSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { folderOfTest } from '../../../tests/support/folders.ts';
import { createRepository, differs } from './checkout.ts';
import { checkOut, openRepository, repositoryFolder } from './repository.ts';

let home: string;
let folder: string;
let commit: string;
beforeEach(async () => {
  home = folderOfTest();
  folder = join(home, 'checkout');
  cpSync('content/claims', folder, { recursive: true });
  await createRepository(home, folder);
  commit = (await openRepository(home).draft())?.commit ?? '';
});

test('a folder that holds what was published does not differ', async () => {
  expect(await differs(openRepository(home), commit, folder)).toBe(false);
});

test.each([
  ['a value that changed', () => writeFileSync(join(folder, 'club.yaml'), 'a: 1\n')],
  ['a file more', () => writeFileSync(join(folder, 'more.yaml'), 'a: 1\n')],
  ['a file less', () => rmSync(join(folder, 'single-brand.yaml'))],
])('%s makes it differ', async (_what, change) => {
  change();
  expect(await differs(openRepository(home), commit, folder)).toBe(true);
});

test('what a git that was killed has left stops no later save and no checkout', async () => {
  const repository = openRepository(home);
  const work = join(home, 'work');
  await checkOut(repository.git, commit, work);
  writeFileSync(`${work}.index.lock`, '');
  for (const name of ['HEAD.lock', 'packed-refs.lock', 'refs/heads/draft.lock']) {
    const lock = join(repositoryFolder(home), name);
    writeFileSync(lock, '');
    utimesSync(lock, 0, 0);
  }
  const changes = [{ id: 'club.yaml', bytes: Buffer.from('a: 1\n') }];
  const next = await repository.commit({ parent: commit, by: 'x', words: 'x', changes });
  await checkOut(repository.git, next, work);
  expect(readFileSync(join(work, 'club.yaml'), 'utf8')).toBe('a: 1\n');
});

test('a lock that somebody holds at the moment is left alone', async () => {
  writeFileSync(join(repositoryFolder(home), 'refs/heads/draft.lock'), '');
  const save = openRepository(home).commit({ parent: commit, by: 'x', words: 'x', changes: [] });
  await expect(save).rejects.toThrow();
});
