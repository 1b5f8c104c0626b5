import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { folderOfTest } from '../../../tests/support/folders.ts';
import { writeImportStream } from './repository.ts';
import { removeWithin, writeWithin } from './within.ts';

const BYTES = Buffer.from('new');
let home: string;
let root: string;
beforeEach(() => {
  home = folderOfTest();
  root = join(home, 'content');
  mkdirSync(join(root, 'brands'), { recursive: true });
  mkdirSync(join(home, 'secrets'));
  writeFileSync(join(home, 'secrets/key'), 'old');
});

const NAMES = [
  '../secrets/key',
  'brands/../../secrets/key',
  './brands/x',
  '/etc/x',
  'brands//x',
  'brands/',
  '',
  '..\\secrets\\key',
  'brands/x\0.jpg',
  'brands/x\nM 100644 inline y',
  '.git/config',
  'brands/.GIT/hooks/x',
];

test.each(NAMES)(
  '%j is no name of a file: not to write, not to remove, not for git',
  async (name) => {
    await expect(writeWithin(root, name, BYTES)).rejects.toThrow('is no name of a file');
    await expect(removeWithin(root, name)).rejects.toThrow('is no name of a file');
    const commit = { branch: 'draft', parent: undefined, by: 'x', at: 0, words: 'x' };
    expect(() => writeImportStream({ ...commit, changes: [{ id: name, bytes: BYTES }] })).toThrow(
      'is no name of a file',
    );
    expect(readFileSync(join(home, 'secrets/key'), 'utf8')).toBe('old');
  },
);

test('a link on the way, or in the place of the file, leads nowhere', async () => {
  symlinkSync(join(home, 'secrets'), join(root, 'brands/folder'));
  symlinkSync(join(home, 'secrets/key'), join(root, 'brands/file'));
  for (const name of ['brands/folder/key', 'brands/file']) {
    await expect(writeWithin(root, name, BYTES)).rejects.toThrow('is a link');
    await expect(removeWithin(root, name)).rejects.toThrow('is a link');
  }
  expect(readFileSync(join(home, 'secrets/key'), 'utf8')).toBe('old');
});

test('a file is written with the folders on its way, and removed, once or again', async () => {
  await writeWithin(root, 'brands/new/x.yaml', BYTES);
  expect(readFileSync(join(root, 'brands/new/x.yaml'), 'utf8')).toBe('new');
  await removeWithin(root, 'brands/new/x.yaml');
  await removeWithin(root, 'brands/new/x.yaml');
  expect(existsSync(join(root, 'brands/new/x.yaml'))).toBe(false);
});
