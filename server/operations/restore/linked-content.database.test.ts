import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  createEmptyDatabase,
  createTestDatabase,
} from '../../../tests/support/database/database.ts';
import { folderOfFile } from '../../../tests/support/folders.ts';
import { unbundleContent } from '../../content/repository/bundle.ts';
import { createRepository } from '../../content/repository/checkout.ts';
import { takeBackup } from '../backup/take-backup.ts';
import { restoreBackup } from './restore-backup.ts';

const folder = folderOfFile();
const [source, target] = [await createTestDatabase(), await createEmptyDatabase()];
await target.database.close();

function git(dataDir: string, args: string[], input = ''): string {
  const who = { GIT_AUTHOR_NAME: 'x', GIT_AUTHOR_EMAIL: 'x@y.in' };
  const by = { GIT_COMMITTER_NAME: 'x', GIT_COMMITTER_EMAIL: 'x@y.in' };
  const GIT_DIR = join(dataDir, 'content', 'repository.git');
  const env = { PATH: process.env.PATH, GIT_DIR, ...who, ...by };
  const { status, stdout, stderr } = spawnSync('git', args, { env, input, encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
  return stdout.trim();
}

/** A deployment whose content holds an entry of this mode, made by git itself and not by the desk. */
async function contentWith(name: string, mode: string, type: string): Promise<string> {
  const dataDir = join(folder, name);
  await createRepository(dataDir, 'content/claims');
  const draft = git(dataDir, ['rev-parse', 'draft']);
  const object = type === 'commit' ? draft : git(dataDir, ['hash-object', '-w', '--stdin'], '/etc');
  const inner = git(dataDir, ['mktree'], `${mode} ${type} ${object}\tmenu.yaml\n`);
  const tree = git(dataDir, ['mktree'], `040000 tree ${inner}\tbrands\n`);
  const commit = git(dataDir, ['commit-tree', tree, '-p', draft, '-m', 'x']);
  git(dataDir, ['update-ref', 'refs/heads/draft', commit]);
  return dataDir;
}

async function backUp(dataDir: string): Promise<string> {
  const file = `${dataDir}.tar.gz`;
  const { connectionString } = source;
  await takeBackup({ connectionString, dataDir, target: file, version: '1' });
  return file;
}
const restore = (file: string, dataDir: string) =>
  restoreBackup({
    file,
    connectionString: target.connectionString,
    dataDir,
    mayReplace: true,
  });

test.each([
  ['a link to a path', '120000', 'blob'],
  ['a link to another repository', '160000', 'commit'],
])('a backup whose content holds %s is refused, and changes nothing', async (name, mode, type) => {
  const file = await backUp(await contentWith(name, mode, type));
  const into = join(folder, `into ${name}`);
  await expect(restore(file, into)).rejects.toThrow(/holds a link \(brands\/menu\.yaml\)/);
  expect(existsSync(join(into, 'content'))).toBe(false);
});

test('a link that was taken out again is still in the history, and refused', async () => {
  const dataDir = await contentWith('earlier', '120000', 'blob');
  const tree = git(dataDir, ['rev-parse', 'draft^^{tree}']);
  const commit = git(dataDir, ['commit-tree', tree, '-p', 'draft', '-m', 'y']);
  git(dataDir, ['update-ref', 'refs/heads/draft', commit]);
  await expect(restore(await backUp(dataDir), join(folder, 'x'))).rejects.toThrow(/holds a link/);
});

test('a bundle that was put there by hand is refused at the start too', async () => {
  const dataDir = await contentWith('by-hand', '120000', 'blob');
  await backUp(dataDir);
  rmSync(join(dataDir, 'content', 'repository.git'), { recursive: true });
  await expect(unbundleContent(dataDir)).rejects.toThrow(/holds a link \(brands\/menu\.yaml\)/);
  expect(existsSync(join(dataDir, 'content', 'repository.git'))).toBe(false);
});

test('plain content, with its programs and folders, is restored', async () => {
  const file = await backUp(await contentWith('plain', '100755', 'blob'));
  const into = join(folder, 'plain-home');
  mkdirSync(into);
  await restore(file, into);
  await unbundleContent(into);
  expect(git(into, ['ls-tree', '-r', 'draft'])).toContain('100755 blob');
});
