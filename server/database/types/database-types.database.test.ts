import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../tests/support/database/database.ts';
import { readSchema } from './read-schema.ts';
import { renderTypes } from './render-types.ts';

const { database, drop } = await createTestDatabase();
afterAll(drop);

test('contract/database.ts matches the migrations; if not, run server/database/types/generate-database-types.ts', async () => {
  const current = readFileSync(new URL('../../../contract/database.ts', import.meta.url), 'utf8');
  expect(current).toBe(renderTypes(await readSchema(database)));
});

test('an unknown type stops the generator', () => {
  const columns = [{ name: 'area', type: 'polygon', isNullable: false, hasDefault: false }];
  expect(() => renderTypes({ tables: [{ name: 'places', columns }], functions: [] })).toThrow(
    /polygon/,
  );
});
