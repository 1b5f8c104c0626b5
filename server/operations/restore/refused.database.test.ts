import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import pg from 'pg';
import { expect, test } from 'vitest';
import {
  createEmptyDatabase,
  createTestDatabase,
} from '../../../tests/support/database/database.ts';
import { folderOfFile } from '../../../tests/support/folders.ts';
import { takeBackup } from '../backup/take-backup.ts';
import { restoreBackup } from './restore-backup.ts';

const folder = folderOfFile();
const file = join(folder, 'mine.tar.gz');
const dataDir = join(folder, 'data');
const target = await createEmptyDatabase();
const { connectionString } = target;

mkdirSync(join(dataDir, 'spool'), { recursive: true });
writeFileSync(join(dataDir, 'spool', 'one.json'), '{}');
const source = await createTestDatabase();
await takeBackup({
  connectionString: source.connectionString,
  dataDir,
  target: file,
  version: '1',
});
await target.database.close();

const restore = (from = file, into = join(folder, 'into')) =>
  restoreBackup({ file: from, connectionString, dataDir: into, mayReplace: false });

async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  return client;
}

test('a backup whose tables are not those of its migrations is refused', async () => {
  const bytes = gunzipSync(readFileSync(file));
  const at = bytes.indexOf('"message"');
  expect(at).toBeGreaterThan(0);
  bytes.write('"massage"', at);
  const forged = join(folder, 'forged.tar.gz');
  writeFileSync(forged, gzipSync(bytes));
  await expect(restore(forged)).rejects.toThrow(
    'The backup holds other tables than its migrations make.',
  );
});

test('what was refused left neither files nor tables', async () => {
  expect(readdirSync(join(folder, 'into'))).toEqual([]);
  const client = await connect();
  const { rows } = await client.query("select to_regclass('public.leads') as leads");
  await client.end();
  expect(rows).toEqual([{ leads: null }]);
});

test('a home that is not there yet is made', async () => {
  const into = join(folder, 'new', 'home');
  await restore(file, into);
  expect(readdirSync(into)).toEqual(['spool']);
});
