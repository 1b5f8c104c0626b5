import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { folderOfTest } from '../../../tests/support/folders.ts';
import { saveFolders } from './take-backup.ts';

// What happens to a file between the listing and its copy.
vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>();
  return {
    ...real,
    copyFile: async (from: string, to: string) => {
      if (from.endsWith('stored.json')) await real.rm(from);
      if (from.endsWith('locked.json'))
        throw Object.assign(new Error('EACCES: denied'), { code: 'EACCES' });
      return real.copyFile(from, to);
    },
  };
});

let folder: string;
beforeEach(() => {
  folder = folderOfTest();
  for (const name of ['data', 'data/secrets', 'data/spool', 'data/mail', 'staging'])
    mkdirSync(join(folder, name));
});

const write = (...names: string[]) => {
  for (const name of names) writeFileSync(join(folder, 'data', name), name);
};
const save = () => saveFolders(join(folder, 'data'), join(folder, 'staging'));

test('secrets and waiting enquiries are copied, and nothing else', async () => {
  write('secrets/jwt-secret', 'spool/one.json', 'spool/half.draft', 'spool/.hidden', 'mail/x.eml');
  mkdirSync(join(folder, 'data/spool/folder'));
  expect(await save()).toEqual(['secrets/jwt-secret', 'spool/one.json']);
  expect(readdirSync(join(folder, 'staging')).sort()).toEqual(['secrets', 'spool']);
  expect(readdirSync(join(folder, 'staging/spool'))).toEqual(['one.json']);
  expect(readFileSync(join(folder, 'staging/spool/one.json'), 'utf8')).toBe('spool/one.json');
});

test('a home without a spool has none in its backup', async () => {
  rmSync(join(folder, 'data/spool'), { recursive: true });
  write('secrets/jwt-secret');
  expect(await save()).toEqual(['secrets/jwt-secret']);
});

test('an enquiry that is stored meanwhile is left out', async () => {
  write('spool/stored.json', 'spool/waits.json');
  expect(await save()).toEqual(['spool/waits.json']);
});

test('a file that cannot be read ends the backup', async () => {
  write('spool/locked.json');
  await expect(save()).rejects.toThrow('EACCES: denied');
});
