import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import {
  createEmptyDatabase,
  createTestDatabase,
} from '../../../tests/support/database/database.ts';
import { folderOfFile } from '../../../tests/support/folders.ts';
import { takeBackup } from '../backup/take-backup.ts';
import { restoreBackup } from './restore-backup.ts';

const PASSPHRASE = 'five brown samosas';
const folder = folderOfFile();
const dataDir = join(folder, 'data');
const file = join(folder, 'closed.tar.gz.age');
const { database, connectionString } = await createTestDatabase();

beforeAll(async () => {
  mkdirSync(join(dataDir, 'secrets'), { recursive: true });
  writeFileSync(join(dataDir, 'secrets', 'jwt-secret'), 'a secret of this home');
  await database.statement(
    `insert into public.leads (name, email, message)
     select 'Asha ' || md5(n::text), 'owner@example.in', md5(n::text) from generate_series(1, 5000) n`,
    [],
  );
  await takeBackup({
    connectionString,
    dataDir,
    target: file,
    version: '1',
    passphrase: PASSPHRASE,
  });
});

const open = (passphrase: string, connection: string, from = file) =>
  restoreBackup({
    file: from,
    connectionString: connection,
    dataDir,
    mayReplace: true,
    passphrase,
  });

test('an encrypted backup holds nothing that can be read or unpacked', () => {
  const bytes = readFileSync(file);
  expect(() => gunzipSync(bytes)).toThrow();
  expect(bytes.includes('owner@example.in') || bytes.includes('manifest.json')).toBe(false);
});

test('it is restored with its passphrase', async () => {
  const empty = await createEmptyDatabase();
  expect(await open(PASSPHRASE, empty.connectionString)).toMatchObject({
    holds: expect.stringContaining('secrets'),
  });
  const rows = await empty.database.statement('select count(*)::int as n from public.leads', []);
  expect(rows).toEqual([{ n: 5000 }]);
});

test('it changes nothing with another passphrase, or when a byte of it was changed', async () => {
  const empty = await createEmptyDatabase();
  await expect(open('five brown momos', empty.connectionString)).rejects.toThrow(
    /^The passphrase does not open .*closed\.tar\.gz\.age; nothing was changed\.$/,
  );
  const changed = readFileSync(file);
  changed[changed.length - 40] = (changed[changed.length - 40] ?? 0) ^ 1;
  const copy = join(folder, 'changed.age');
  writeFileSync(copy, changed);
  await expect(open(PASSPHRASE, empty.connectionString, copy)).rejects.toThrow(/not a backup/);
  writeFileSync(copy, readFileSync(file).subarray(0, -70_000));
  await expect(open(PASSPHRASE, empty.connectionString, copy)).rejects.toThrow(/not a backup/);
  expect(await empty.database.statement("select to_regclass('public.leads') as leads", [])).toEqual(
    [{ leads: null }],
  );
});
