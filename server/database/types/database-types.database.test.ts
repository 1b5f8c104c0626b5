import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../tests/support/database/database.ts';
import { readSchema } from './read-schema.ts';
import { renderTypes } from './render-types.ts';

const { database, drop } = await createTestDatabase();
afterAll(drop);

test('contract/database.ts matches the migrations; `npm run generate -- database-types` writes it anew', async () => {
  const current = readFileSync(new URL('../../../contract/database.ts', import.meta.url), 'utf8');
  expect(current).toBe(renderTypes(await readSchema(database)));
});

test('the generator writes the same file, and leaves nothing behind', () => {
  const folder = mkdtempSync(join(tmpdir(), 'yctfc-generator-'));
  const program = fileURLToPath(new URL('generate-database-types.ts', import.meta.url));
  const target = join(folder, 'database.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, target], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, TMPDIR: folder },
    timeout: 40_000,
  });
  expect({ status, stdout, stderr }).toEqual({
    status: 0,
    stdout: `${target} is written.\n`,
    stderr: '',
  });
  expect(readdirSync(folder)).toEqual(['database.ts']);
  const current = readFileSync(new URL('../../../contract/database.ts', import.meta.url), 'utf8');
  expect(readFileSync(target, 'utf8')).toBe(current);
  rmSync(folder, { recursive: true });
});

test('an unknown type stops the generator', () => {
  const columns = [{ name: 'area', type: 'polygon', isNullable: false, hasDefault: false }];
  expect(() => renderTypes({ tables: [{ name: 'places', columns }], functions: [] })).toThrow(
    /polygon/,
  );
});
