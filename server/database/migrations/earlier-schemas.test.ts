import { expect, test } from 'vitest';
import { findEarlier, isEarlier, SCHEMA } from './earlier-schemas.ts';
import { listMigrations, MIGRATIONS_FOLDER } from './migration-files.ts';

const history = (...names: string[]) => names.map((name) => ({ name, checksum: 'any' }));

test.each([
  ['20261121000100_create_private_schema', true],
  ['20261128080000_import_keeps_wishes', true],
  [SCHEMA, false],
  ['20270101000000_later', false],
  ['0003_second_factor', false],
])('%s is of an earlier schema: %s', (name, expected) => {
  expect(isEarlier(name)).toBe(expected);
});

test.each([
  ['of 1.0.0', history('0001_roles', '20261122001700_retention'), 'release'],
  ['of the time before it', history('20261121001500_second_factor'), 'release'],
  ['unfinished', history('20261121000100_create_private_schema'), undefined],
  ['between two releases', history('20261122001700_retention', '20261123080000_editor'), undefined],
  ['with the last name alone', history('20261128080000_import_keeps_wishes'), undefined],
])('a history %s', (_what, rows, expected) => {
  expect(findEarlier(rows)).toBe(expected);
});

test('migrations begin with the schema', () => {
  expect(listMigrations(MIGRATIONS_FOLDER)[0]).toBe(SCHEMA);
});
