import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../tests/support/database/database.ts';
import { readSchema } from './read-schema.ts';
import { renderTypes } from './render-types.ts';

const { database, drop } = await createTestDatabase();
afterAll(drop);

test('contract/database.ts is what the migrations make: run server/database/types/generate-database-types.ts', async () => {
  const current = readFileSync(new URL('../../../contract/database.ts', import.meta.url), 'utf8');
  expect(current).toBe(renderTypes(await readSchema(database)));
});

test('a type that nobody decided about stops the generator', () => {
  const columns = [{ name: 'area', type: 'polygon', isNullable: false, hasDefault: false }];
  expect(() => renderTypes({ tables: [{ name: 'places', columns }], functions: [] })).toThrow(
    /polygon/,
  );
});
