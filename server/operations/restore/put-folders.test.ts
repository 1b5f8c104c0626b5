import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { putFolders } from './restore-backup.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'yctfc-put-'));
  for (const name of ['staging/spool', 'data/spool'])
    mkdirSync(join(folder, name), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const put = (...names: string[]) =>
  putFolders(names, join(folder, 'staging'), join(folder, 'data'));
const inData = (...path: string[]) => join(folder, 'data', ...path);

test('files are put where they belong, and others there stay', async () => {
  for (const name of ['one.json', 'two.json'])
    writeFileSync(join(folder, 'staging/spool', name), 'of the backup');
  writeFileSync(inData('spool/one.json'), 'before');
  writeFileSync(inData('spool/own.json'), 'own');
  await put('spool/one.json', 'spool/two.json');
  expect(readdirSync(inData('spool')).sort()).toEqual(['one.json', 'own.json', 'two.json']);
  expect(readFileSync(inData('spool/one.json'), 'utf8')).toBe('of the backup');
});

test('a folder that is missing is made for its owner alone', async () => {
  rmSync(inData(), { recursive: true });
  writeFileSync(join(folder, 'staging/spool/one.json'), '');
  await put('spool/one.json');
  expect(statSync(inData('spool')).mode & 0o777).toBe(0o700);
});

test('a file that cannot be put in place leaves no half of itself', async () => {
  writeFileSync(join(folder, 'staging/spool/one.json'), '');
  mkdirSync(inData('spool/one.json'));
  await expect(put('spool/one.json')).rejects.toThrow();
  expect(readdirSync(inData('spool'))).toEqual(['one.json']);
});
