import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  createEmptyDatabase,
  createTestDatabase,
} from '../../../tests/support/database/database.ts';
import { folderOfFile } from '../../../tests/support/folders.ts';
import { runProgram } from '../../testing/run-program.ts';
import { takeBackup } from '../backup/take-backup.ts';

const folder = folderOfFile();
const temporary = join(folder, 'tmp');
mkdirSync(temporary);
const dataDir = join(folder, 'data');
const source = await createTestDatabase();
const target = await createEmptyDatabase();
await target.database.close();
const manifest = await takeBackup({
  connectionString: source.connectionString,
  dataDir,
  target: join(folder, 'mine.tar.gz'),
  version: '1.2.3',
});

const restore = (...args: string[]) =>
  runProgram('restore', args, {
    DATABASE_URL: target.connectionString,
    DATA_DIR: dataDir,
    INIT_CWD: folder,
    TMPDIR: temporary,
  });
const report = (done: string) =>
  [
    `${done}: ${manifest.takenAt}, version 1.2.3`,
    ...manifest.tables.map(({ name, rows }) => `  ${name.padEnd(32)} ${rows}`),
    '',
  ].join('\n');

test('--check reads the file alone and leaves nothing behind', () => {
  const ended = restore('mine.tar.gz', '--check');
  expect(ended).toEqual({ status: 0, stdout: report('Complete and unchanged'), stderr: '' });
  expect(readdirSync(temporary)).toEqual([]);
});

test('an empty database takes the backup, a full one only with --replace', () => {
  // Nothing was restored by the check before.
  expect(restore('mine.tar.gz')).toEqual({ status: 0, stdout: report('Restored'), stderr: '' });
  expect(restore('mine.tar.gz')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('Add --replace'),
  });
  expect(restore('mine.tar.gz', '--replace')).toMatchObject({ status: 0 });
});

test.each([
  [[], 'Name one file.'],
  [['one', 'two'], 'Name one file.'],
  [['one', '--loud'], "Unknown option '--loud'"],
])('%j is explained', (args, reason) => {
  const { status, stdout, stderr } = restore(...args);
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toContain(reason);
  expect(stderr.trim().split('\n').at(-1)).toBe('npm run restore -- <file> [--replace | --check]');
});
