import { writeFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { folderOfTest } from '../tests/support/folders.ts';
import { readEnv } from './env.ts';

const before = process.cwd();
let folder: string;
beforeEach(() => {
  folder = folderOfTest();
  process.chdir(folder);
  for (const name of ['PORT', 'HOST']) vi.stubEnv(name, undefined);
});
afterEach(() => {
  process.chdir(before);
  vi.unstubAllEnvs();
});

test('reads the file of the working directory; a variable that is set comes first', () => {
  writeFileSync('.env', 'PORT=4321\nHOST=0.0.0.0\n');
  vi.stubEnv('HOST', '127.0.0.2');
  expect(readEnv()).toMatchObject({ port: 4321, host: '127.0.0.2' });
});

test('needs no file', () => {
  expect(readEnv().port).toBe(3000);
});
