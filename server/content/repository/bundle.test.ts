import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderOfFile } from '../../../tests/support/folders.ts';
import { showBuild } from '../../static/builds/kept-builds.ts';
import { bundleContent, unbundleContent } from './bundle.ts';
import { createRepository } from './checkout.ts';
import { openGit, openRepository, repositoryFolder } from './repository.ts';

const root = folderOfFile();

test('a backup brings all content back, with its history and with what visitors saw', async () => {
  const [home, other] = [join(root, 'home'), join(root, 'other')];
  await createRepository(home, 'content/claims');
  const repository = openRepository(home);
  const first = (await repository.draft())?.commit;
  const bytes = Buffer.from('price: 97\n');
  const changes = [{ id: 'menu.yaml', bytes }];
  const commit = await repository.commit({ parent: first, by: 'a@b.in', words: 'x', changes });
  await repository.commit({ parent: commit, by: 'a@b.in', words: 'y', changes: [] });
  await showBuild(home, { id: 'one', commit, at: '2026-11-22T04:30:00.000Z', by: 'a@b.in' });
  await bundleContent(home);
  for (const name of ['repository.bundle', 'shown-commit'])
    cpSync(join(home, 'content', name), join(other, 'content', name));
  expect(await unbundleContent(other)).toBe(commit);
  const restored = openRepository(other);
  expect((await restored.draft())?.commit).toBe((await repository.draft())?.commit);
  expect(await restored.read(commit, 'menu.yaml')).toEqual(bytes);
  expect(await unbundleContent(other), 'once').toBeUndefined();
});

test.each([
  ['a link', '120000', 'brands/link'],
  ['another repository', '160000', 'brands/other'],
])('a backup that holds %s is not taken over', async (_what, mode, name) => {
  const [home, other] = [join(root, `home-${mode}`), join(root, `other-${mode}`)];
  await createRepository(home, 'content/claims');
  const git = openGit(repositoryFolder(home));
  const { commit = '' } = (await openRepository(home).draft()) ?? {};
  const input = '/etc/passwd';
  const link = (await git(['hash-object', '-w', '--stdin'], { input })).toString().trim();
  const env = { GIT_INDEX_FILE: join(root, `index-${mode}`) };
  await git(['read-tree', commit], { env });
  const entry = `${mode},${mode === '120000' ? link : commit},${name}`;
  await git(['update-index', '--add', '--cacheinfo', entry], { env });
  const tree = (await git(['write-tree'], { env })).toString().trim();
  const who = { GIT_AUTHOR_NAME: 'x', GIT_AUTHOR_EMAIL: 'x', GIT_COMMITTER_NAME: 'x' };
  const call = { env: { ...who, GIT_COMMITTER_EMAIL: 'x' } };
  const made = await git(['commit-tree', tree, '-p', commit, '-m', 'x'], call);
  await git(['update-ref', 'refs/heads/draft', made.toString().trim()]);
  expect((await openRepository(home).list('draft')).has(name), 'no member').toBe(false);
  await bundleContent(home);
  cpSync(join(home, 'content/repository.bundle'), join(other, 'content/repository.bundle'));
  await expect(unbundleContent(other)).rejects.toThrow(name);
  expect(existsSync(repositoryFolder(other))).toBe(false);
});

test('a home where nobody keeps content has nothing to back up', async () => {
  await bundleContent(join(root, 'none'));
  expect(await unbundleContent(join(root, 'none'))).toBeUndefined();
});
