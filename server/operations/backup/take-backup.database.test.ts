import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import {
  createEmptyDatabase,
  createTestDatabase,
} from '../../../tests/support/database/database.ts';
import { folderOfFile } from '../../../tests/support/folders.ts';
import { SCHEMAS } from './manifest.ts';
import { takeBackup } from './take-backup.ts';

const folder = folderOfFile();
const dataDir = join(folder, 'data');
const { database, connectionString } = await createTestDatabase();
const back = (target: string, connection = connectionString) =>
  takeBackup({ connectionString: connection, dataDir, target, version: '1.2.3' });

beforeAll(() => {
  for (const name of ['secrets/jwt-secret', 'spool/one.json', 'spool/half.draft', 'mail/x.eml']) {
    mkdirSync(join(dataDir, name, '..'), { recursive: true });
    writeFileSync(join(dataDir, name), 'content');
  }
});

test('only its owner may read it, and no temporary file is left', async () => {
  const target = join(folder, 'backups', 'quiet.tar.gz');
  const { parts } = await back(target);
  expect(statSync(target).mode & 0o777).toBe(0o600);
  expect(statSync(join(folder, 'backups')).mode & 0o777).toBe(0o700);
  expect(readdirSync(join(folder, 'backups'))).toEqual(['quiet.tar.gz']);
  expect(parts.map(({ name }) => name)).toContain('secrets/jwt-secret');
  expect(parts.some(({ name }) => /^mail\/|draft$/.test(name))).toBe(false);
});

test('a database without the product is refused, and no file is written', async () => {
  const none = await createEmptyDatabase();
  await expect(back(join(folder, 'none.tar.gz'), none.connectionString)).rejects.toThrow(
    /nothing to back up/,
  );
  expect(readdirSync(folder)).not.toContain('none.tar.gz');
});

test('every table of the product is in one of the schemas that are backed up', async () => {
  const found = await database.statement(
    `select distinct relnamespace::regnamespace::text as name from pg_class
     where relkind in ('r', 'p') and relnamespace::regnamespace::text !~ '^pg_|^information_schema$'`,
    [],
  );
  expect(SCHEMAS).toEqual(expect.arrayContaining(found.map(({ name }) => name)));
});
