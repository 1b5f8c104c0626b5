import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { folderOfTest } from '../../tests/support/folders.ts';
import { giveFolder, giveToOwner } from './give-folder.ts';

const given: string[] = [];
let owner = 60_753;
vi.mock('node:fs', async (importOriginal) => {
  const real = await importOriginal<typeof import('node:fs')>();
  return {
    ...real,
    lchownSync(path: string, uid: number, gid: number) {
      real.lstatSync(path);
      given.push(`${path.slice(root.length + 1)} ${uid} ${gid}`);
    },
    statSync: (path: string) => ({ ...real.statSync(path), uid: owner, gid: owner + 1 }),
  };
});

let root: string;
beforeEach(() => {
  root = folderOfTest();
  mkdirSync(join(root, 'site/workshop'), { recursive: true });
  mkdirSync(join(root, 'packages/yaml'), { recursive: true });
  writeFileSync(join(root, 'site/shown.json'), '{}');
  symlinkSync(join(root, 'packages'), join(root, 'site/workshop/node_modules'));
  given.length = 0;
  owner = 60_753;
});
afterEach(() => void vi.restoreAllMocks());

const all = (ids: string) =>
  ['site/shown.json', 'site/workshop/node_modules', 'site/workshop', 'site'].map(
    (path) => `${path} ${ids}`,
  );

test('a folder is given with everything in it, links as links and not what they lead to', () => {
  giveFolder(join(root, 'site'), { uid: 7, gid: 8 });
  expect(given).toEqual(all('7 8'));
});

test('what is gone meanwhile is left out', () => {
  expect(() => giveFolder(join(root, 'none'), { uid: 7, gid: 8 })).not.toThrow();
  expect(given).toEqual([]);
});

test('root gives what it wrote to the owner of the folder, and keeps its own; others give nothing', () => {
  const user = vi.spyOn(process, 'getuid').mockReturnValue(1000);
  giveToOwner(join(root, 'site'));
  user.mockReturnValue(0);
  owner = 0;
  giveToOwner(join(root, 'site'));
  expect(given).toEqual([]);
  owner = 60_753;
  giveToOwner(join(root, 'site'));
  expect(given).toEqual(all('60753 60754'));
});
