import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { showBuild } from '../../static/builds/kept-builds.ts';
import { bundleContent, unbundleContent } from './bundle.ts';
import { createRepository, openRepository } from './repository.ts';

const root = mkdtempSync(join(tmpdir(), 'yctfc-bundle-'));
afterAll(() => rmSync(root, { recursive: true }));

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

test('a home where nobody keeps content has nothing to back up', async () => {
  await bundleContent(join(root, 'none'));
  expect(await unbundleContent(join(root, 'none'))).toBeUndefined();
});
