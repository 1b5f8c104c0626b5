import { expect, test } from 'vitest';
import { isBeforeRelease, isComplete, isOfRelease } from './before-release.ts';
import { BOOTSTRAP_FOLDER, listMigrations, MIGRATIONS_FOLDER } from './migration-files.ts';

test.each([
  ['20261121000100_create_private_schema', true],
  ['20261122000100_schema', false],
  ['0003_second_factor', false],
])('%s is from before 1.0.0: %s', (name, expected) => {
  expect(isBeforeRelease(name)).toBe(expected);
});

test('before 1.0.0 the second factor came last', () => {
  expect(isComplete(['20261121000100_create_private_schema'])).toBe(false);
  expect(isComplete(['20261121001500_second_factor'])).toBe(true);
});

test.each([
  ['0003_second_factor', true],
  ['0004_later', false],
  ['20261122001700_retention', true],
  ['20261122001800_later', false],
])('%s is of 1.0.0: %s', (name, expected) => {
  expect(isOfRelease(name)).toBe(expected);
});

test('both folders begin with files of 1.0.0', () => {
  for (const folder of [BOOTSTRAP_FOLDER, MIGRATIONS_FOLDER])
    expect(isOfRelease(listMigrations(folder)[0] ?? '')).toBe(true);
});
